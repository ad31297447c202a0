/** The tracks of a grid, as CSS. */
export interface GridTracks {
  /** `grid-template-columns`, such as `repeat(auto-fill, minmax(104px, 1fr))`. */
  readonly columns: string;
  readonly rowGap: string;
  readonly columnGap: string;
}

/** The styles of a grid with these tracks. Pure. */
export function gridStyle({ columns, rowGap, columnGap }: GridTracks) {
  return {
    display: 'grid',
    gridTemplateColumns: columns,
    alignContent: 'start',
    rowGap,
    columnGap,
    '& > *': { minWidth: 0 },
  } as const;
}
