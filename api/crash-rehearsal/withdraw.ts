import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ask } from './ask.ts';
import { get, member, post } from './calls.ts';
import { FINAL } from './promises.ts';
import type { Actor } from './traffic.ts';
import { PIN, type Player } from './world.ts';

const LOOKS_AGAIN_MS = 250;
/** What the sandbox bank does by the centavos of the amount: it pays, its account is closed, its answer is lost. */
const ENDINGS = [0, 17, 50, 91, 95] as const;

const submitted = z.object({ data: z.object({ order_no: z.string() }) });
const state = z.object({ data: z.object({ record: z.object({ status: z.string() }) }) });

/** A withdrawal to its end, which may be that the member takes it back. */
export async function withdrawFor({ line, dice, promised }: Actor, player: Player): Promise<void> {
  const centavos = (20 + dice.below(40)) * 100 + dice.pick(ENDINGS);
  const key = dice.uuid();
  const form = {
    money: (centavos / 100).toFixed(2),
    qk_pwd: PIN,
    payment_type: 'CPF',
    member_bank_id: player.accountId,
    member_remark: key,
  };
  const answer = await ask(line, post('/api/drawing', { ...member(player), 'idempotency-key': key }, form));
  const { order_no: orderNo } = submitted.parse(answer.body).data;
  promised.withdrawals.set(orderNo, 'made');

  if (dice.below(4) === 0) {
    await setTimeout(dice.below(1_500));
    await ask(line, post('/api/drawing/cancel', member(player), { order_no: orderNo }));
  }
  for (;;) {
    const found = await ask(line, get(`/api/drawing/status?order_no=${orderNo}`, member(player)));
    const { status } = state.parse(found.body).data.record;
    const end = FINAL.find((one) => one === status);
    if (end) {
      promised.withdrawals.set(orderNo, end);
      if (end === 'paid') promised.move(player.id, -centavos);
      return;
    }
    await setTimeout(LOOKS_AGAIN_MS);
  }
}
