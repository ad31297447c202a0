import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { type Caller, route, success, type Route } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import type { Tx } from '../../db/tables.ts';
import { announcementLines } from './announcement-lines.ts';
import { languagesInEnglish, writeAnnouncement } from './write-announcement.ts';

/** What operators do about announcements: list, write, withdraw (G56). */
export function operatorAnnouncementRoutes({ db, clock }: Deps): readonly Route[] {
  const lineOf = async (tx: Tx, { site, messageSet: set }: Caller, key: string) => {
    const [line] = await announcementLines(tx, site.key, { set, at: clock.now(), key });
    if (!line) throw new DomainError('not_found');
    return line;
  };
  return [
    route('GET /api/operator/announcements', async ({ caller: { site, messageSet: set } }) =>
      success({ list: [...(await announcementLines(db, site.key, { set, at: clock.now() }))] }),
    ),

    route('POST /api/operator/announcements/write', async ({ body, operator, caller }) => {
      const { key, texts, in_english: inEnglish = [], from, until } = body;
      const dates = { from: from ? new Date(from) : clock.now(), until: until ? new Date(until) : null };
      return success(
        await transaction(db, async (tx) => {
          await writeAnnouncement(tx, {
            siteKey: caller.site.key,
            key,
            texts,
            inEnglish,
            operator,
            ...dates,
          });
          return { ...(await lineOf(tx, caller, key)), in_english: [...languagesInEnglish(texts)] };
        }),
      );
    }),

    route('POST /api/operator/announcements/withdraw', async ({ body: { key }, caller }) =>
      success(
        await transaction(db, async (tx) => {
          await tx
            .updateTable('announcements')
            .set({ withdrawn_at: clock.now(), told_at: null })
            .where('site_key', '=', caller.site.key)
            .where('key', '=', key)
            .where('withdrawn_at', 'is', null)
            .execute();
          return lineOf(tx, caller, key);
        }),
      ),
    ),
  ];
}
