import { act, render, screen } from '@testing-library/react';
import { TimeLeft } from './TimeLeft.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the time that is left', () => {
  it('[R44] goes on from when its answer came, also on a screen that is opened again', () => {
    const answer = {};
    const first = render(<TimeLeft answer={answer} seconds={100} label="Ends in" />);
    act(() => jest.advanceTimersByTime(30_000));
    first.unmount();
    act(() => jest.advanceTimersByTime(30_000));

    render(<TimeLeft answer={answer} seconds={100} label="Ends in" />);

    expect(screen.getByRole('timer')).toHaveTextContent('00:40');
  });

  it('[R44] goes on while the device sleeps, when the clock of the page stands', () => {
    const onEnd = jest.fn();
    const awake = performance.now();
    const pageClock = jest.spyOn(performance, 'now').mockReturnValue(awake);
    render(<TimeLeft answer={{}} seconds={60} label="Ends in" onEnd={onEnd} />);

    act(() => jest.advanceTimersByTime(61_000));

    expect(onEnd).toHaveBeenCalledTimes(1);
    pageClock.mockRestore();
  });

  it('[R44] begins anew with another answer', () => {
    const { rerender } = render(<TimeLeft answer={{}} seconds={10} label="Ends in" />);
    act(() => jest.advanceTimersByTime(10_000));

    rerender(<TimeLeft answer={{}} seconds={86_400} label="Ends in" />);

    expect(screen.getByRole('timer')).toHaveTextContent('1d 00:00:00');
  });
});
