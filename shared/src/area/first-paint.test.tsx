import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FirstPaintContext, type FirstPaint } from '../first-screen/first-paint.ts';
import { fakeIntersections } from '../testing/fake-intersections.ts';
import { useDrawnWhenNear, useIsFirstPaint } from './first-paint.ts';

function Box({ isFirst }: { readonly isFirst: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  return <div ref={box}>{useDrawnWhenNear(box, isFirst) && <p>drawn</p>}</div>;
}

const boxIn = (paint: FirstPaint, isFirst = false) => (
  <FirstPaintContext value={paint}>
    <Box isFirst={isFirst} />
  </FirstPaintContext>
);
const isDrawn = () => screen.queryByText('drawn') !== null;

describe('what is drawn when it comes near', () => {
  let sight: ReturnType<typeof fakeIntersections>;
  beforeEach(() => (sight = fakeIntersections()));
  afterEach(() => sight.restore());

  it('is not there in a screen that came with the page, until its box comes near', () => {
    render(boxIn('taking-over'));
    expect(isDrawn()).toBe(false);
    sight.report(false);
    expect(isDrawn()).toBe(false);

    sight.report(true);

    expect(isDrawn()).toBe(true);
  });

  it('waits for its box also after the screen was taken over', () => {
    const { rerender } = render(boxIn('taking-over'));

    rerender(boxIn('taken-over'));
    expect(isDrawn()).toBe(false);
    sight.report(true);

    expect(isDrawn()).toBe(true);
  });

  it('stays once it was near', () => {
    render(boxIn('taking-over'));
    sight.report(true);

    sight.report(false);

    expect(isDrawn()).toBe(true);
  });

  it.each([
    ['what is in sight first, on the edge', 'drawing', true],
    ['what is in sight first, while it is taken over', 'taking-over', true],
    ['everything in a screen that the browser draws', 'own', false],
  ] as const)('is there at once: %s', (_what, paint, isFirst) => {
    render(boxIn(paint, isFirst));

    expect(isDrawn()).toBe(true);
  });
});

it.each([
  ['drawing', true],
  ['taking-over', true],
  ['taken-over', false],
  ['own', false],
] as const)('the first paint, while a part of the page is in the state %s: %s', (paint, expected) => {
  const Part = () => <p>{String(useIsFirstPaint())}</p>;

  render(
    <FirstPaintContext value={paint}>
      <Part />
    </FirstPaintContext>,
  );

  expect(screen.getByText(String(expected))).toBeInTheDocument();
});
