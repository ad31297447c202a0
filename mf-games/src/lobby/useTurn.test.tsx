import { act, render, screen } from '@testing-library/react';
import { useTurn } from './useTurn.ts';

function Cover({ name, isFirst = false }: { readonly name: string; readonly isFirst?: boolean }) {
  return <p>{useTurn(isFirst) ? `${name} is drawn` : `${name} waits`}</p>;
}

const texts = () => screen.getAllByText(/drawn|waits/).map(({ textContent }) => textContent);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** As long as a frame of the faked clock. */
const oneFrame = () => act(() => jest.advanceTimersByTimeAsync(17));

describe('what is drawn in turn', () => {
  it('is drawn one with each frame, in the order in which it came, and the first at once', async () => {
    render(
      <>
        <Cover name="a" isFirst />
        <Cover name="b" />
        <Cover name="c" />
      </>,
    );
    expect(texts()).toEqual(['a is drawn', 'b waits', 'c waits']);

    await oneFrame();
    expect(texts()).toEqual(['a is drawn', 'b is drawn', 'c waits']);
    await oneFrame();
    expect(texts()).toEqual(['a is drawn', 'b is drawn', 'c is drawn']);
  });

  it('gives its turn to the next when it has gone before', async () => {
    const { rerender } = render(
      <>
        <Cover key="a" name="a" />
        <Cover key="b" name="b" />
      </>,
    );

    rerender(<Cover key="b" name="b" />);
    await oneFrame();

    expect(texts()).toEqual(['b is drawn']);
  });
});
