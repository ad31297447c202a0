import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createReactive, type Settable } from './create-reactive.ts';
import { useReactive } from './useReactive.ts';

function Shown({ count }: { readonly count: Settable<number> }) {
  return <p>{useReactive(count)}</p>;
}

it('shows the value of now, and each one after it', () => {
  const count = createReactive(0);
  const { unmount } = render(<Shown count={count} />);
  expect(screen.getByText('0')).toBeInTheDocument();

  act(() => count.set(1));
  expect(screen.getByText('1')).toBeInTheDocument();
  act(() => count.set(0));
  expect(screen.getByText('0')).toBeInTheDocument();

  unmount();
  count.set(2);
});

it('shows another value from the rendering on that names it', () => {
  const [one, other] = [createReactive(1), createReactive(2)];
  const { rerender } = render(<Shown count={one} />);

  rerender(<Shown count={other} />);
  expect(screen.getByText('2')).toBeInTheDocument();
  act(() => other.set(3));
  expect(screen.getByText('3')).toBeInTheDocument();
});

it('sees what an effect changes before this root listens', () => {
  const count = createReactive(0);
  function Changing({ children }: { readonly children: ReactNode }) {
    useEffect(() => count.set(5), []);
    return children;
  }

  render(
    <>
      <Changing>before</Changing>
      <Shown count={count} />
    </>,
  );

  expect(screen.getByText('5')).toBeInTheDocument();
});

describe('while React works when it sees fit, as in a browser', () => {
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  const shows = async (element: Element, text: string) => {
    while (element.textContent !== text) await new Promise((turn) => setTimeout(turn, 1));
  };

  it('an effect of one root does not have another one drawn on the spot', async () => {
    const count = createReactive(0);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    function Area() {
      useEffect(() => {
        count.set(1);
        // Comes right after the effects, and what React drew with them.
        queueMicrotask(() => resolve(shell.textContent));
      }, []);
      return null;
    }
    const shell = document.createElement('div');
    const roots = [createRoot(shell), createRoot(document.createElement('div'))] as const;
    roots[0].render(<Shown count={count} />);
    await shows(shell, '0');

    roots[1].render(<Area />);

    expect(await promise).toBe('0');
    await shows(shell, '1');
    for (const root of roots) root.unmount();
  });
});
