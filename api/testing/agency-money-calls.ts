import { randomUUID } from 'node:crypto';
import { insertMember, openToken } from './builders.ts';
import { answered, type MoneyCalls } from './money-call.ts';
import { operatorKey } from './operators.ts';
import type { TestApp } from './test-app.ts';
import { earn } from '../src/agency/commissions/credit.ts';
import { transaction } from '../src/db/transaction.ts';
import { balanceOf, memberBalances } from '../src/ledger/balances.ts';

/** What agents claim, and what operators let them have. */
export function agencyMoneyCalls(test: TestApp): MoneyCalls {
  const agent = async (isFlagged: boolean) => {
    const { siteKey, deps } = test;
    const { id: agentId } = await insertMember(deps.db, siteKey);
    const { id: memberId } = await insertMember(deps.db, siteKey, { inviter_id: agentId });
    const at = deps.clock.now();
    const flag = { site_key: siteKey, agent_id: agentId, member_id: memberId, other_id: agentId };
    if (isFlagged)
      await deps.db
        .insertInto('agency_flags')
        .values({ ...flag, cause: 'device', flagged_at: at })
        .execute();
    const day = '2026-01-02';
    const frame = { siteKey, agentId, part: 'betting', occasion: day, day, rateHundredths: 10, at } as const;
    await transaction(deps.db, (tx) => earn(tx, frame, [{ memberId, baseCentavos: 5_000_00 }]));
    return { siteKey, agentId, db: deps.db, at };
  };
  return {
    'POST /api/agency/reward/claim': async () => {
      const { siteKey, agentId, db, at } = await agent(false);
      const token = await openToken(db, { siteKey, id: agentId }, at);
      const headers = { 'idempotency-key': randomUUID() };
      return {
        send: () => answered(test, 'POST /api/agency/reward/claim', { token, headers }),
        effect: async () => (await memberBalances(db, siteKey, agentId)).cashCentavos,
        expected: 5_00,
      };
    },
    'POST /api/operator/agency/flags/clear': async () => {
      const { siteKey, agentId, db } = await agent(true);
      const { id } = await db
        .selectFrom('agency_flags')
        .select('id')
        .where('agent_id', '=', agentId)
        .executeTakeFirstOrThrow();
      const input = { token: operatorKey('ana'), body: { id, note: 'a household' } };
      return {
        send: () => answered(test, 'POST /api/operator/agency/flags/clear', input),
        effect: () => balanceOf(db, siteKey, `member:${agentId}:commission`),
        expected: 5_00,
        others: '409 flag_cleared',
      };
    },
    'POST /api/operator/agency/flags/confirm': async () => {
      const { siteKey, agentId, db } = await agent(true);
      const flag = db.selectFrom('agency_flags').where('agent_id', '=', agentId);
      const { id } = await flag.select('id').executeTakeFirstOrThrow();
      const input = { token: operatorKey('ana'), body: { id, note: 'one person' } };
      return {
        send: () => answered(test, 'POST /api/operator/agency/flags/confirm', input),
        effect: async () => {
          const purse = await balanceOf(db, siteKey, `member:${agentId}:commission`);
          return (
            purse + (await flag.select('forfeited_centavos').executeTakeFirstOrThrow()).forfeited_centavos
          );
        },
        expected: 5_00,
        others: '409 flag_confirmed',
      };
    },
  };
}
