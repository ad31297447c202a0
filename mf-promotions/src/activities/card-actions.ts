import { tokens } from '@mosaico/shared/ui';

/** The last row of an activity's card: its next step, if there is one, and its rules. */
export const cardActions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  // Beside the rules whatever it says: it takes a second line rather than a row of its own.
  '& > a': { flex: '1 1 9rem' },
} as const;

/** At the end of the row, with a next step beside it or without, and in large letters in a row below it. */
export const rulesPlace = { flex: 'none', marginInlineStart: 'auto' } as const;
