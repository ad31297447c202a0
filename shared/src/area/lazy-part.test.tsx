import { Component, type ReactNode, Suspense, useState } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyPart } from './lazy-part.ts';

class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>It did not come</p> : this.props.children;
  }
}

/** Shows a part as often as it is asked to. */
function Opener({ children }: { readonly children: ReactNode }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Open
      </button>
      {turn > 0 && (
        <Boundary key={turn}>
          <Suspense fallback={<p>Loading</p>}>{children}</Suspense>
        </Boundary>
      )}
    </>
  );
}

describe('a part whose code comes later', () => {
  it('that did not come is loaded once, and again when it is shown again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers({ advanceTimers: true });
    let isOnline = false;
    const load = jest.fn(async () => {
      if (!isOnline) throw Object.assign(new Error('no network'), { name: 'ChunkLoadError' });
      return { default: ({ name }: { readonly name: string }) => <p>Here is {name}</p> };
    });
    const Part = lazyPart(load);
    const player = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Opener>
        <Part name="the sheet" />
      </Opener>,
    );
    expect(load).not.toHaveBeenCalled();

    await player.click(screen.getByRole('button'));
    expect(await screen.findByText('It did not come')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);

    isOnline = true;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    await player.click(screen.getByRole('button'));
    expect(await screen.findByText('Here is the sheet')).toBeVisible();

    await player.click(screen.getByRole('button'));
    expect(await screen.findByText('Here is the sheet')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
