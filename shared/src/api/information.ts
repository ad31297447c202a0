import { z } from 'zod';
import { cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** A notification or an announcement (R111). */
const message = z.object({
  id: z.int(),
  /** What it is about, e.g. `deposit_paid`; chooses the picture. A reader treats one it does not know as any other. */
  kind: z.string(),
  title: z.string(),
  /** Of a notification plain text, with paragraphs divided by empty lines; of an announcement Markdown (G56). */
  content: z.string(),
  /** Its first words in plain text. */
  preview: z.string(),
  created_at: instant,
  /** 0 or 1; always 0 for a visitor. */
  is_read: z.int(),
});

export const informationEndpoints = defineEndpoints({
  'GET /api/informationcenter/support': {
    summary: 'Where support is reached; the first one is the chat (R218, R219)',
    access: 'public',
    query: z.object({ lang }),
    response: ok(z.array(z.object({ name: z.string(), linkurl: z.string() }))),
    errors: [],
  },
  'GET /api/informationcenter/notification': {
    summary: "The member's own messages, newest first; none for a visitor (R111, R218)",
    access: 'optional',
    query: z.object({ ...cursorPaging, lang }),
    response: ok(cursorPage(message)),
    errors: [],
  },
  'GET /api/informationcenter/announcement': {
    summary: 'What the site tells everybody, newest first (R111, R218)',
    access: 'optional',
    query: z.object({ ...cursorPaging, lang }),
    response: ok(cursorPage(message)),
    errors: [],
  },
  'POST /api/informationcenter/read': {
    summary: 'Marks one message, or all of a type, as read (G23)',
    access: 'member',
    body: z.object({
      type: z.enum(['notification', 'announcement']),
      id: z.union([z.int(), z.literal('all')]),
      lang,
    }),
    response: ok(z.object({ unread_notifications: z.int(), unread_announcements: z.int() })),
    errors: ['not_found'],
  },
});
