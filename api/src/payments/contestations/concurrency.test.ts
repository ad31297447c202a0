import { aDeposit } from '../../../testing/contestations.ts';
import { PIN, useWithdrawals } from '../../../testing/withdrawals.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { verify } from '../../ledger/verify.ts';
import { collectLacking } from './collect.ts';
import { decide } from './decide.ts';
import { contestationOf } from './store.ts';

const withdrawals = useWithdrawals({ rateLimitFactor: 1_000_000 });
const ROUNDS = 8;

describe('a contestation with much at once', () => {
  const many = <Result>(count: number, call: () => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, () => call()));

  it('[I5] [I22] [I27] its notice, withdrawals, new deposits and the collecting job at once lose and make no centavo', async () => {
    const { deps } = withdrawals.test;
    for (let round = 0; round < ROUNDS; round += 1) {
      const player = await withdrawals.aPlayer(30_00);
      const contested = await aDeposit(deps, player.member, 100_00);

      const [, asked] = await Promise.all([
        many(8, () => contested.contest()),
        many(4, () => withdrawals.ask(player, '20.00', { qk_pwd: PIN })),
        many(2, () => aDeposit(deps, player.member, 10_00)),
        many(4, () => collectLacking(deps)),
      ]);
      await collectLacking(deps);

      const held = asked.filter(({ status }) => status === 200).length * 20_00;
      const { lacking_centavos: lacking } = await contestationOf(
        deps.db,
        player.member.siteKey,
        contested.number,
      );
      const balances = await withdrawals.balances(player);
      expect(balances).toMatchObject({ heldCentavos: held, disputedCentavos: 100_00 - lacking });
      expect(balances.cashCentavos + balances.heldCentavos + balances.disputedCentavos).toBe(150_00);
      // Whatever came first: nothing lacks while there is cash.
      expect(lacking === 0 || balances.cashCentavos === 0).toBe(true);
    }
    expect((await verify(deps.db)).problems).toEqual([]);
  });

  it('[I5] [I22] [I27] two operators, the institution and the payer who decide at once decide one thing', async () => {
    const { deps } = withdrawals.test;
    const { siteKey } = withdrawals.test;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await balanceOf(deps.db, siteKey, 'house:suspense');
      const player = await withdrawals.aPlayer(0);
      const { number, contest } = await aDeposit(deps, player.member, 100_00);
      await contest();
      const decision = { siteKey, number, note: '' };

      const outcomes = await Promise.allSettled([
        decide(deps, { ...decision, verdict: 'accepted', operator: 'ana' }),
        decide(deps, { ...decision, verdict: 'rejected', operator: 'bruno' }),
        contest({ status: 'withdrawn' }),
        contest({ status: 'accepted', isReturned: true }),
        contest({ status: 'accepted', isReturned: true }),
      ]);

      const refusals = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refusals.every(({ code }) => code === 'contestation_decided')).toBe(true);
      const { status } = await contestationOf(deps.db, siteKey, number);
      const { cashCentavos, disputedCentavos } = await withdrawals.balances(player);
      expect(['released', 'returned']).toContain(status);
      expect([cashCentavos, disputedCentavos]).toEqual([status === 'released' ? 100_00 : 0, 0]);
      expect(await balanceOf(deps.db, siteKey, 'house:suspense')).toBe(before);
    }
    expect((await verify(deps.db)).problems).toEqual([]);
  });
});
