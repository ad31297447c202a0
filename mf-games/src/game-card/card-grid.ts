import { tokens } from '@mosaico/shared/ui';

/** Tracks of a grid of cards: three columns on a phone, four where there is room. */
export const TRACKS = {
  columns: 'repeat(auto-fill, minmax(max(104px, 22%), 1fr))',
  rowGap: tokens.space[4],
  columnGap: tokens.space[3],
} as const;

export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: TRACKS.columns,
  gap: `${TRACKS.rowGap} ${TRACKS.columnGap}`,
  // The browser remembers the height of a card that it has drawn, so that cards above the screen never shift the ones on it.
  '& article': { containIntrinsicSize: 'auto 114px auto 178px' },
} as const;
