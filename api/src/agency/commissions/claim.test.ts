import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { usePlayersWithAgents } from '../../../testing/agents.ts';
import { insertMember, openToken } from '../../../testing/builders.ts';
import { marksOf } from '../../../testing/marks-of.ts';
import { transaction } from '../../db/transaction.ts';
import { balanceOf, memberBalances } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { MEMBER_STATUS } from '../../members/tables.ts';
import { texts } from '../../messages/texts.ts';
import { earn } from './credit.ts';
import { payExcludedAgents } from './pay-excluded.ts';

const { test, profile } = usePlayersWithAgents();
const AN_HOUR_MS = 3_600_000;

/** An agent who has R$ 5.00 to claim, and whose session is opened after what has become of them since. */
async function anAgent(changes: Parameters<typeof insertMember>[2] = {}) {
  const { db, clock } = test.deps;
  const { siteKey } = test;
  const { id } = await insertMember(db, siteKey);
  const friend = await insertMember(db, siteKey, { inviter_id: id });
  const at = clock.now();
  const day = '2026-01-02';
  const frame = {
    siteKey,
    agentId: id,
    part: 'betting',
    occasion: day,
    day,
    rateHundredths: 10,
    at,
  } as const;
  await transaction(db, (tx) => earn(tx, frame, [{ memberId: friend.id, baseCentavos: 5_000_00 }]));
  const become = (values: typeof changes) =>
    db.updateTable('members').set(values).where('id', '=', id).execute();
  if (Object.keys(changes).length > 0) await become(changes);
  return {
    id,
    friend,
    become,
    claim: async (lang = 'en') => {
      const token = await openToken(db, { siteKey, id }, clock.now());
      return test.call('POST /api/agency/reward/claim', { token, body: { lang } });
    },
    money: async () => [
      await balanceOf(db, siteKey, `member:${id}:commission`),
      (await memberBalances(db, siteKey, id)).cashCentavos,
    ],
  };
}
const inABreak = () => ({ paused_until: new Date(test.deps.clock.now().getTime() + AN_HOUR_MS) });

describe('a claim of commissions', () => {
  afterEach(async () => {
    await profile('sandbox');
    expect((await verify(test.deps.db)).problems).toEqual([]);
  });

  it.each([
    ['takes a break', inABreak, 'play_paused'],
    ['has excluded themselves', () => marksOf(MEMBER_STATUS.selfExcluded), 'self_excluded'],
    ['is barred by the register', () => ({ barred_as: 'social_programme' as const }), 'play_barred'],
  ] as const)(
    '[G31] [G32] is refused to an agent who %s, in every language',
    async (_who, changes, error) => {
      const agent = await anAgent(changes());

      for (const lang of MESSAGE_SETS) {
        const { status, body } = await agent.claim(lang);
        expect([status, body.error, body.message]).toEqual([403, error, texts[lang][error]]);
      }

      expect(await agent.money()).toEqual([5_00, 0]);
    },
  );

  it('[G31] is taken after the break, and nothing is lost', async () => {
    const agent = await anAgent(inABreak());
    const before = await agent.claim();
    test.deps.clock.advance(AN_HOUR_MS);

    const after = await agent.claim();

    expect([before.status, after.status, after.body.data.amount]).toEqual([403, 200, '5.00']);
    expect(await agent.money()).toEqual([0, 5_00]);
  });

  it.each([
    ['br-licensed', 403, 'identity_required'],
    ['sandbox', 200, undefined],
  ] as const)(
    '[A69] [G33] of somebody whose identity nobody has checked, on a site of profile %s: %i',
    async (name, status, error) => {
      await profile(name);
      const agent = await anAgent({ identity_status: 'none' });

      const answer = await agent.claim();

      expect([answer.status, answer.body.error]).toEqual([status, error]);
      await agent.become({ identity_status: 'approved' });
      expect((await agent.claim()).status).toBe(status === 403 ? 200 : 400);
      expect(await agent.money()).toEqual([0, 5_00]);
    },
  );

  it('[R85] [G32] [A71] is not needed by who is excluded or barred: what they have earned becomes cash by itself, once', async () => {
    const agents = [
      await anAgent(marksOf(MEMBER_STATUS.selfExcluded)),
      await anAgent({ barred_as: 'social_programme' }),
    ];
    const others = [await anAgent(), await anAgent(inABreak()), await anAgent(marksOf(MEMBER_STATUS.frozen))];
    const held = await anAgent(marksOf(MEMBER_STATUS.selfExcluded));
    await test.deps.db
      .insertInto('agency_flags')
      .values({
        site_key: test.siteKey,
        agent_id: held.id,
        member_id: held.friend.id,
        other_id: held.id,
        cause: 'device',
        flagged_at: test.deps.clock.now(),
      })
      .execute();

    await Promise.all([payExcludedAgents(test.deps), payExcludedAgents(test.deps)]);

    for (const agent of agents) expect(await agent.money()).toEqual([0, 5_00]);
    for (const agent of [...others, held]) expect(await agent.money()).toEqual([5_00, 0]);
    expect(await payExcludedAgents(test.deps)).toBe(0);
  });
});
