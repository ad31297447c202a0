import { memo, startTransition, useCallback, useRef, useState, type ReactNode } from 'react';
import { gridStyle, type GridTracks } from './grid-style.ts';
import { useRowWindow } from './useRowWindow.ts';
import type { GridLayout } from './RowWindow.tsx';

/** Up to this many items all of them are drawn; beyond, only the rows near the screen. */
const ALL_UP_TO = 60;

export interface VirtualGridProps<Item> extends GridTracks {
  /** Name of the list for screen readers; or the id of the heading that names it. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly items: readonly Item[];
  readonly itemKey: (item: Item) => string | number;
  /**
   * One item as one element. All items have the same height. Called again for an item only when the item, its index or this function is
   * another one, so it should stay the same while nothing that it draws has changed.
   */
  readonly renderItem: (item: Item, index: number) => ReactNode;
}

/**
 * A grid of any number of items that scrolls with the page. The first items are there with the first paint; once there are many,
 * what is far from the screen leaves the document, but never what has the focus, and what stays is not drawn anew.
 */
export function VirtualGrid<Item>(props: VirtualGridProps<Item>) {
  const { label, labelledBy, items, itemKey, renderItem, columns, rowGap, columnGap } = props;
  const list = useRef<HTMLUListElement>(null);
  const isLong = items.length > ALL_UP_TO;
  const RowWindow = useRowWindow(isLong);
  const [measured, setLayout] = useState<GridLayout | null>(null);
  const layout = isLong ? measured : null;
  // There are spare rows to both sides: the next ones may be drawn between two frames, in pieces, and the swipe goes on.
  const follow = useCallback((next: GridLayout) => startTransition(() => setLayout(next)), []);
  // When the code that chooses the rows cannot be loaded, all of them are drawn.
  const drawn = isLong && RowWindow !== 'failed' ? ALL_UP_TO : items.length;
  const tracks = { columns, rowGap, columnGap };
  return (
    <div>
      <ul
        ref={list}
        aria-label={label}
        aria-labelledby={labelledBy}
        css={gridStyle(tracks)}
        style={layout ? { gridAutoRows: `${layout.rowHeightPx}px`, height: layout.heightPx } : undefined}
      >
        {indexesOf(layout, items.length, drawn).map((index) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={itemKey(item)}
                data-index={index}
                {...(layout && placeOf(index, layout, items.length))}
              >
                <Drawn {...{ item, index, renderItem }} />
              </li>
            )
          );
        })}
      </ul>
      {isLong && RowWindow && RowWindow !== 'failed' && (
        <RowWindow list={list} tracks={tracks} count={items.length} onLayout={follow} />
      )}
    </div>
  );
}

type DrawnProps<Item> = Pick<VirtualGridProps<Item>, 'renderItem'> & {
  readonly item: Item;
  readonly index: number;
};

/** Rows come near with almost every frame of a swipe: what is there already is not drawn anew for that. */
const Drawn = memo(({ item, index, renderItem }: DrawnProps<unknown>) => renderItem(item, index)) as <Item>(
  props: DrawnProps<Item>,
) => ReactNode;

/** The items of the rows that are drawn; the first `unmeasured` ones while there is no layout. Pure. */
function indexesOf(layout: GridLayout | null, count: number, unmeasured: number): readonly number[] {
  if (!layout) return Array.from({ length: unmeasured }, (_, index) => index);
  const { rows, columns } = layout;
  return rows
    .flatMap((row) => Array.from({ length: columns }, (_, column) => row * columns + column))
    .filter((index) => index < count);
}

/** Where an item lies among all of them, for the eye and for screen readers. Pure. */
function placeOf(index: number, { columns }: GridLayout, count: number) {
  return {
    'aria-setsize': count,
    'aria-posinset': index + 1,
    style: { gridRowStart: Math.floor(index / columns) + 1, gridColumnStart: (index % columns) + 1 },
  };
}
