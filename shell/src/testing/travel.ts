import { act } from '@testing-library/react';

/** Does something that goes through the history, and waits until the browser is there and the page has followed. */
export async function travel(go: () => unknown): Promise<void> {
  const there = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await go();
  await act(async () => void (await there));
}
