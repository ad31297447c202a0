import { startTransition, useContext, useEffect, useState, type RefObject } from 'react';
import { FirstPaintContext } from '../first-screen/first-paint.ts';
import { whenMoving } from './when-moving.ts';

/**
 * True while a screen is drawn on the edge and while its markup is taken over, false soon after and in every screen that is
 * entered by a click. While true, draw what a phone shows first, and nothing that depends on the clock.
 */
export function useIsFirstPaint(): boolean {
  const paint = useContext(FirstPaintContext);
  return paint === 'drawing' || paint === 'taking-over';
}

/**
 * How near to the screen something comes before it is drawn; to the sides as well, inside of what scrolls sideways. Only once the player
 * moves about: until then what nobody sees would take the processor from what is on the screen.
 */
const NEAR = { rootMargin: '400px 200px', scrollMargin: '200px' } as const;

/**
 * Whether to draw something costly inside a box that keeps its size. In a screen that came with the HTML only once the box comes near
 * the screen, so that neither the HTML nor taking it over carries what nobody sees; in any other screen at once.
 *
 * @param isFirst it is in sight when the page comes: drawn in any case
 */
export function useDrawnWhenNear(box: RefObject<Element | null>, isFirst: boolean): boolean {
  const isServed = useContext(FirstPaintContext) !== 'own';
  const [isDrawn, setDrawn] = useState(isFirst || !isServed);
  useEffect(() => {
    if (isDrawn || !box.current) return undefined;
    const element = box.current;
    const draw = () => startTransition(() => setDrawn(true));
    let stop = watch(element, draw, {});
    const callOff = whenMoving(() => {
      stop();
      stop = watch(element, draw, NEAR);
    });
    return () => {
      callOff();
      stop();
    };
  }, [isDrawn, box]);
  return isDrawn;
}

/** @returns stops watching */
function watch(element: Element, onSeen: () => void, margins: IntersectionObserverInit): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && onSeen(),
    margins,
  );
  observer.observe(element);
  return () => observer.disconnect();
}
