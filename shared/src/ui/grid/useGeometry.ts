import { useEffect, useState, type RefObject } from 'react';

/** Measures of a grid in CSS pixels. */
export interface Geometry {
  readonly columns: number;
  readonly rowHeightPx: number;
  readonly rowGapPx: number;
  /** Distance of the list from the top of the document. */
  readonly topPx: number;
}

/**
 * Measures a grid now and whenever it or what lies above it changes its size.
 *
 * @param probe an empty grid with the same tracks
 * @returns null while no item is in sight to be measured
 */
export function useGeometry(
  list: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): Geometry | null {
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  useEffect(() => {
    if (!list.current || !probe.current) return undefined;
    const [grid, tracks] = [list.current, probe.current];
    const measure = () => {
      const after = geometryOf(grid, tracks);
      if (!after) return;
      window.removeEventListener('scroll', measure);
      setGeometry((before) => (before && isSame(before, after) ? before : after));
    };
    // A list further down the page is measured when it comes in sight.
    window.addEventListener('scroll', measure, { passive: true });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
    };
  }, [list, probe]);
  return geometry;
}

function geometryOf(grid: HTMLElement, tracks: HTMLElement): Geometry | null {
  const item = itemInSight(grid);
  const style = getComputedStyle(tracks);
  if (!item) return null;
  return {
    columns: style.gridTemplateColumns.split(' ').length,
    rowHeightPx: item.getBoundingClientRect().height,
    rowGapPx: Number.parseFloat(style.rowGap) || 0,
    topPx: grid.getBoundingClientRect().top + window.scrollY,
  };
}

/** An item's own element: its place may be stretched, and an item out of sight may have only a guessed height. */
function itemInSight(grid: HTMLElement): Element | null {
  for (const { firstElementChild: item } of grid.children) {
    const box = item?.getBoundingClientRect();
    if (item && box && box.height > 0 && box.bottom > 0 && box.top < window.innerHeight) return item;
  }
  return null;
}

/** Fractions of a pixel come and go with the zoom. */
function isSame(one: Geometry, other: Geometry): boolean {
  return (
    one.columns === other.columns &&
    Math.abs(one.rowHeightPx - other.rowHeightPx) < 1 &&
    Math.abs(one.rowGapPx - other.rowGapPx) < 1 &&
    Math.abs(one.topPx - other.topPx) < 1
  );
}
