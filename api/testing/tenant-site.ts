import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { insertTerms } from './builders.ts';
import type { Signature } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { liftStops, stopPayouts } from '../src/payouts/stops.ts';

/** What operators write: texts, links, terms, news, a stop of payouts and what it was for. */
export async function fillSite(
  { deps: { db, clock } }: TestApp,
  siteKey: string,
  { word }: Signature,
): Promise<void> {
  const at = clock.now();
  const inEveryLanguage = <Value>(of: (set: string) => Value) =>
    JSON.stringify(Object.fromEntries(MESSAGE_SETS.map((set) => [set, of(set)])));
  const legal = {
    entity: `${word} legal`,
    cnpj: '',
    authorisation: '',
    address: '',
    support: `sac@${word}.test`,
  };
  await db
    .updateTable('sites')
    .set({ name: `${word} site`, legal: JSON.stringify(legal), logo: `/logos/${word}.svg` })
    .where('key', '=', siteKey)
    .execute();
  await db
    .insertInto('site_links')
    .values({
      site_key: siteKey,
      name: `${word} link`,
      icon: 'play',
      url: `https://${word}.test/`,
      sort_order: 0,
    })
    .execute();
  await db
    .insertInto('site_advertisements')
    .values({
      site_key: siteKey,
      id: `${word}-advertisement`,
      texts: inEveryLanguage((set) => ({ title: `${set} ${word} title`, text: `${set} ${word} text` })),
      action_to: null,
    })
    .execute();
  await db
    .insertInto('turnover_shares')
    .values({ site_key: siteKey, game_type: 'live', percent: 10, set_by: `${word}-boss`, set_at: at })
    .execute();
  await db.insertInto('site_features').values({ site_key: siteKey, feature: 'chat_rain' }).execute();
  // It was without agents for a day, a year ago.
  const [from_at, until_at] = [366, 365].map((days) => new Date(at.getTime() - days * 24 * 60 * 60_000));
  if (from_at && until_at)
    await db.insertInto('agency_pauses').values({ site_key: siteKey, from_at, until_at }).execute();
  await insertTerms(db, siteKey, 2, at, new Date(at.getTime() + 30 * 24 * 60 * 60_000));
  await db
    .insertInto('announcements')
    .values({
      site_key: siteKey,
      key: `${word}-news`,
      texts: inEveryLanguage((set) => ({ title: `${set} ${word} news`, content: `${set} ${word} content` })),
      published_at: at,
      expires_at: null,
    })
    .execute();
  await stopPayouts(db, { siteKey, reason: 'books', at });
  const day = '2026-01-01';
  await db
    .insertInto('reconciliations')
    .values({ site_key: siteKey, day, checked_at: at, is_complete: true })
    .execute();
  await db
    .insertInto('reconciliation_differences')
    .values({
      site_key: siteKey,
      day,
      kind: 'received',
      reference: `${word}-pix-of-nobody`,
      bank_centavos: 1_00,
      books_centavos: 0,
      found_at: at,
    })
    .execute();
  await transaction(db, (tx) => liftStops(tx, { siteKey, by: `${word}_operator`, note: `${word} note`, at }));
  await db
    .insertInto('support_links')
    .values({
      site_key: siteKey,
      sort: 0,
      names: inEveryLanguage((set) => `${set} ${word} support`),
      url: `https://support.${word}.test/`,
    })
    .execute();
}
