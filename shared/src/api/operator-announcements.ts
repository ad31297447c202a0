import { z } from 'zod';
import { defineEndpoints, instant, lang, ok } from './endpoint.ts';

/** Title in plain text, content in the small part of Markdown that announcements have: paragraphs, headings, bold, italics, lists, links. */
const text = z.object({
  title: z.string().trim().min(1).max(120),
  content: z.string().trim().min(1).max(2000),
});

const key = z
  .string()
  .max(64)
  .regex(/^[a-z0-9][a-z0-9-]*$/);

/** With an offset, so that nobody has to guess whose clock is meant. */
const moment = z.iso.datetime({ offset: true });

const announcement = z.object({
  key: z.string(),
  status: z.enum(['scheduled', 'in_force', 'ended', 'withdrawn']),
  /** In the language of the call. */
  title: z.string(),
  from: instant,
  /** Null: without an end. */
  until: instant.nullable(),
  /** `operator:{name}`; null for one that came with the installation. */
  written_by: z.string().nullable(),
  /** Members who have read it. */
  reads: z.int(),
});

const rateLimit = { points: 600, windowSeconds: 60, per: 'ip' } as const;

/** What operators tell everybody on a site. */
export const operatorAnnouncementEndpoints = defineEndpoints({
  'GET /api/operator/announcements': {
    summary:
      'Announcements of the site, the newest first, also those that are not shown yet or any more (G56)',
    access: 'operator',
    query: z.object({ lang }),
    response: ok(z.object({ list: z.array(announcement) })),
    errors: [],
    rateLimit,
  },
  'POST /api/operator/announcements/write': {
    summary:
      'Writes an announcement in all eight languages, or changes the one of the same key, which is unread again where its texts are others (G56, R16)',
    access: 'operator',
    body: z.object({
      key,
      texts: z.object({
        pt: text,
        en: text,
        cn: text.optional(),
        ch: text.optional(),
        vi: text.optional(),
        id: text.optional(),
        th: text.optional(),
        msa: text.optional(),
      }),
      /** Languages without a text, on purpose: they get the English one. Any other without one is refused. */
      in_english: z.array(z.enum(['cn', 'ch', 'vi', 'id', 'th', 'msa'])).optional(),
      /** Now, unless given. */
      from: moment.optional(),
      until: moment.optional(),
      lang,
    }),
    response: ok(
      announcement.extend({
        /** Languages that show the English text. */
        in_english: z.array(z.string()),
      }),
    ),
    errors: ['announcement_not_shown', 'announcement_untranslated', 'field_invalid'],
    rateLimit,
  },
  'POST /api/operator/announcements/withdraw': {
    summary: 'Takes an announcement back: nobody sees it any more (G56)',
    access: 'operator',
    body: z.object({ key, lang }),
    response: ok(announcement),
    errors: ['not_found'],
    rateLimit,
  },
});
