import { act } from '@testing-library/react';

/** The device gets or loses its network, and says so. */
export async function setOnline(isOnline: boolean): Promise<void> {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  await act(async () => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
