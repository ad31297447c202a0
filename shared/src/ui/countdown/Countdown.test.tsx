import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown.tsx';
import { remainingText } from './remaining-text.ts';

afterEach(() => void jest.useRealTimers());

describe('Countdown', () => {
  it.each([
    [0, '00:00'],
    [299_001, '05:00'],
    [3_900_000, '1:05:00'],
    [90_061_000, '1d 01:01:01'],
  ])('writes %d ms as %s', (remainingMs, text) => {
    expect(remainingText(remainingMs)).toBe(text);
  });

  it('counts down and says once that it has ended', () => {
    jest.useFakeTimers({ now: 0 });
    const onEnd = jest.fn();
    render(<Countdown label="Expires" endsAtMs={3000} onEnd={onEnd} />);

    act(() => {
      jest.advanceTimersByTime(1000);
    });
    expect(screen.getByRole('timer', { name: 'Expires' })).toHaveTextContent('00:02');

    act(() => {
      jest.advanceTimersByTime(5000);
    });
    expect(onEnd).toHaveBeenCalledTimes(1);
  });
});
