import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { FirstPaintContext, type FirstPaint } from '../first-screen/first-paint.ts';
import { useDrawnWhenNear } from './first-paint.ts';

/** Stands for the browser's engine: something is seen within a margin around the screen. */
class Engine {
  static watchers = new Set<Engine>();
  readonly marginPx: number;
  readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: Engine['report'], { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.report = report;
    this.marginPx = Number.parseInt(rootMargin, 10);
  }
  observe() {
    Engine.watchers.add(this);
  }
  disconnect() {
    Engine.watchers.delete(this);
  }
}
const original = window.IntersectionObserver;
beforeEach(() => void (window.IntersectionObserver = Engine as unknown as typeof IntersectionObserver));
afterEach(() => {
  window.IntersectionObserver = original;
  Engine.watchers.clear();
});

/** All boxes are this far below the screen. */
const standBelowScreen = (px: number) =>
  act(async () => {
    for (const { report, marginPx } of Engine.watchers) report([{ isIntersecting: px <= marginPx }]);
  });

function Cover({ isFirst = false }) {
  const box = useRef<HTMLDivElement>(null);
  const isDrawn = useDrawnWhenNear(box, isFirst);
  return <div ref={box}>{isDrawn && <img alt="cover" />}</div>;
}
const show = (paint: FirstPaint, cover = <Cover />) =>
  render(<FirstPaintContext value={paint}>{cover}</FirstPaintContext>);
const isDrawn = () => screen.queryByRole('img') !== null;

describe('what is costly to draw', () => {
  it('is drawn at once in a screen that the browser draws, and where it is in sight when the page comes', () => {
    const { unmount } = show('own');
    expect(isDrawn()).toBe(true);
    unmount();

    show('taking-over', <Cover isFirst />);

    expect(isDrawn()).toBe(true);
  });

  it('is drawn in a screen that came with the page when it comes in sight; near it, only once the player moves about', async () => {
    const { unmount } = show('taken-over');
    await standBelowScreen(300);
    expect(isDrawn()).toBe(false);
    await standBelowScreen(0);
    expect(isDrawn()).toBe(true);
    unmount();

    const { unmount: leave } = show('taken-over');

    fireEvent.touchStart(document.body);
    expect(isDrawn()).toBe(false);
    await standBelowScreen(401);
    expect(isDrawn()).toBe(false);
    await standBelowScreen(300);
    expect(isDrawn()).toBe(true);
    expect(Engine.watchers.size).toBe(0);
    leave();

    // From then on, for everything that follows.
    show('taken-over');
    await standBelowScreen(300);
    expect(isDrawn()).toBe(true);
  });
});
