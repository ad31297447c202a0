import { useLayoutEffect, useRef, type RefObject } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { gridStyle, type GridTracks } from './grid-style.ts';
import { useGeometry, type Geometry } from './useGeometry.ts';

/** Rows drawn beyond either edge of the screen. */
const SPARE_ROWS = 4;

/** Which rows are drawn, and the measures that keep the place of all the others. */
export interface GridLayout {
  readonly columns: number;
  readonly rowHeightPx: number;
  /** Height of the whole list. */
  readonly heightPx: number;
  /** Indexes in ascending order. */
  readonly rows: readonly number[];
}

interface RowWindowProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly tracks: GridTracks;
  readonly count: number;
  readonly onLayout: (layout: GridLayout) => void;
}

/** Follows the page's scrolling and says which rows to draw. Draws nothing itself. */
export function RowWindow({ list, tracks, count, onLayout }: RowWindowProps) {
  // An empty grid with the same tracks: how many columns there are, whatever lies in the list.
  const probe = useRef<HTMLDivElement>(null);
  const geometry = useGeometry(list, probe);
  return (
    <>
      <div ref={probe} aria-hidden css={gridStyle(tracks)} />
      {geometry && (
        <RowRange
          key={`${geometry.columns} ${geometry.rowHeightPx}`}
          {...{ list, count, geometry, onLayout }}
        />
      )}
    </>
  );
}

interface RowRangeProps extends Omit<RowWindowProps, 'tracks'> {
  readonly geometry: Geometry;
}

function RowRange({ list, count, geometry, onLayout }: RowRangeProps) {
  const { columns, rowHeightPx, rowGapPx, topPx } = geometry;
  // oxlint-disable-next-line react/incompatible-library -- for the React compiler, which is not used here
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeightPx,
    gap: rowGapPx,
    scrollMargin: topPx,
    overscan: SPARE_ROWS,
    useFlushSync: false,
    rangeExtractor: (range) => withFocusedRow(range, list.current, columns),
  });
  const rows = virtualizer.getVirtualIndexes();
  const heightPx = virtualizer.getTotalSize();
  const shown = rows.join();
  useLayoutEffect(() => {
    // Before the window has been measured, its rows are not known.
    if (shown) onLayout({ columns, rowHeightPx, heightPx, rows: shown.split(',').map(Number) });
  }, [shown, heightPx, columns, rowHeightPx, onLayout]);
  return null;
}

/** The rows near the screen, and the one with the focus, wherever it is: it must not be lost by scrolling. */
function withFocusedRow(range: Range, list: HTMLUListElement | null, columns: number): number[] {
  const rows = defaultRangeExtractor(range);
  const focused = document.activeElement?.closest<HTMLElement>('li[data-index]');
  if (!focused || focused.parentElement !== list) return rows;
  const row = Math.floor(Number(focused.dataset['index']) / columns);
  if (rows.includes(row) || row >= range.count) return rows;
  return [...rows, row].sort((a, b) => a - b);
}
