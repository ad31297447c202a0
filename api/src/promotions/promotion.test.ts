import { insertMember, insertSite } from '../../testing/builders.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { promotionFor, promotionOfNow, promotionOfSpan } from './promotion.ts';

const now = new Date('2026-11-02T15:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

type Changes = Parameters<typeof insertPromotion>[2];

/** From the one that concerns people most; the keys are in another order. */
const NEAREST: readonly (readonly [key: string, changes: Changes])[] = [
  ['j_open', {}],
  ['i_used_up', { budget_centavos: 0 }],
  ['h_next', { starts_at: inHours(1) }],
  ['g_after_next', { starts_at: inHours(2) }],
  ['f_just_over', { ends_at: now }],
  ['e_over', { ends_at: inHours(-1) }],
  ['d_stopped', { is_stopped: true }],
];

describe('the promotion of a kind that concerns people now', () => {
  const test = useDatabase();
  const site = async (offers: typeof NEAREST) => {
    const siteKey = await insertSite(test.db);
    for (const [key, changes] of offers) await insertPromotion(test.db, siteKey, { key, ...changes });
    return siteKey;
  };

  it.each(NEAREST.map(([key], place) => [key, NEAREST.slice(place)] as const))(
    '[R200] [R202] is %s before those that follow',
    async (key, offers) => {
      const siteKey = await site(offers);

      const found = await promotionOfNow(test.db, { siteKey, memberId: null }, 'offer', now);

      expect(found?.key).toBe(key);
    },
  );

  it('[G18] is none that is for members of a higher level, for a visitor neither', async () => {
    const siteKey = await site([
      ['for_few', { least_vip_level: 1 }],
      ['for_all', { starts_at: inHours(1) }],
    ]);
    const { id: memberId } = await insertMember(test.db, siteKey);
    const { id: risen } = await insertMember(test.db, siteKey);
    await test.db
      .insertInto('vip_levels')
      .values({ site_key: siteKey, member_id: risen, level: 1, reached_at: now })
      .execute();
    const seenBy = async (id: number | null) => {
      const viewer = { siteKey, memberId: id };
      const nearest = await promotionOfNow(test.db, viewer, 'offer', now);
      return [nearest?.key, (await promotionFor(test.db, viewer, 'offer', now))?.key];
    };

    expect([await seenBy(null), await seenBy(memberId), await seenBy(risen)]).toEqual([
      ['for_all', undefined],
      ['for_all', undefined],
      ['for_few', 'for_few'],
    ]);
  });
});

describe('the promotion of a kind that was on in a time that is over', () => {
  const test = useDatabase();
  const span = { from: inHours(-48), to: inHours(-24) };

  it.each<[string, Changes, Date | null]>([
    ['all the time', {}, span.from],
    ['until it began', { ends_at: span.from }, null],
    ['for its first hour', { ends_at: inHours(-47) }, span.from],
    ['from its last hour on', { starts_at: inHours(-25) }, inHours(-25)],
    ['from its end on', { starts_at: span.to }, null],
    ['all the time, and was stopped since', { is_stopped: true }, null],
    ['all the time, and is used up', { budget_centavos: 0 }, null],
  ])(
    '[G19] [A19] [A36] is the one that was on %s, at an instant at which it was',
    async (_when, changes, at) => {
      const siteKey = await insertSite(test.db);
      await insertPromotion(test.db, siteKey, changes);

      expect(
        (await promotionOfSpan(test.db, { siteKey, memberId: null }, 'offer', span))?.earnedAt ?? null,
      ).toEqual(at);
    },
  );

  it('[G19] is of two the one that began last', async () => {
    const siteKey = await insertSite(test.db);
    await insertPromotion(test.db, siteKey, { key: 'first', ends_at: inHours(-36) });
    await insertPromotion(test.db, siteKey, { key: 'a_second', starts_at: inHours(-36) });

    expect((await promotionOfSpan(test.db, { siteKey, memberId: null }, 'offer', span))?.promotion.key).toBe(
      'a_second',
    );
  });
});
