import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Where a rail stands: the item at its left edge, and whether it can go on to either side. */
interface RailPosition {
  readonly index: number;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

const START: RailPosition = { index: 0, isAtStart: true, isAtEnd: false };
/** A step keeps a part of the previous view in sight. */
const SCREENFUL = 0.85;
const FOCUSABLE = 'a[href], button, input, [tabindex="0"]';

/**
 * A list that scrolls sideways and snaps: where it stands, and how to move it.
 *
 * @param count items in the list; a change is measured anew
 * @returns `listProps` for the `<ul>`, whose children are the items; the position; `goTo(index)`, and `step(by)` in screenfuls
 */
export function useRail(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [position, setPosition] = useState(START);
  const [hasStops, setHasStops] = useState(true);

  const measure = useCallback(() => {
    if (!list.current) return;
    const after = positionOf(list.current);
    setPosition((before) => (isSame(before, after) ? before : after));
  }, []);
  useEffect(() => {
    if (!list.current) return undefined;
    setHasStops(list.current.querySelector(FOCUSABLE) !== null);
    // It also tells of the list as it is now, once the browser has laid out the page by itself; to measure at once would make it do so twice.
    const observer = new ResizeObserver(measure);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [measure, count]);

  const goTo = (index: number) => {
    const item = list.current?.children[Math.max(0, Math.min(count - 1, index))];
    const edge = list.current?.firstElementChild;
    if (!(item instanceof HTMLElement) || !(edge instanceof HTMLElement)) return;
    list.current?.scrollTo({ left: item.offsetLeft - edge.offsetLeft, behavior: scrollBehaviour() });
  };
  const step = (by: 1 | -1) => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollBy({ left: by * width * SCREENFUL, behavior: scrollBehaviour() });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event.key, position.index, count);
    if (to === null || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    goTo(to);
  };
  // A list without focusable items takes the focus itself, so that the keyboard can scroll it.
  const listProps = { ref: list, onScroll: measure, onKeyDown, ...(!hasStops && { tabIndex: 0 }) };
  return { listProps, position, goTo, step };
}

function positionOf(list: HTMLUListElement): RailPosition {
  const { scrollLeft, clientWidth, scrollWidth } = list;
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const edge = items[0]?.offsetLeft ?? 0;
  const distances = items.map(({ offsetLeft }) => Math.abs(offsetLeft - edge - scrollLeft));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 2;
  return {
    // The last items of a rail never reach its left edge.
    index:
      isAtEnd && scrollLeft > 0 ? items.length - 1 : Math.max(0, distances.indexOf(Math.min(...distances))),
    isAtStart: scrollLeft <= 2,
    isAtEnd,
  };
}

function isSame(a: RailPosition, b: RailPosition): boolean {
  return a.index === b.index && a.isAtStart === b.isAtStart && a.isAtEnd === b.isAtEnd;
}

function targetOf(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return index + 1;
  if (key === 'ArrowLeft') return index - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Whether the visitor asked their system for less motion. */
export function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function scrollBehaviour(): ScrollBehavior {
  return prefersStillness() ? 'auto' : 'smooth';
}
