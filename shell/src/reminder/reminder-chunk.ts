import { createLaterChunk } from '../quiet/later-chunk.ts';

/** What draws the reminder: loaded only where there is one to show. */
export const reminderChunk = createLaterChunk(
  () => import(/* webpackChunkName: "reminder" */ './ReminderDialog.tsx'),
);
