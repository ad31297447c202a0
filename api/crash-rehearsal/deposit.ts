import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ask } from './ask.ts';
import { get, member, post } from './calls.ts';
import type { Actor } from './traffic.ts';
import type { Player } from './world.ts';

const LOOKS_AGAIN_MS = 250;
/** Most pay as they should. */
const SCENARIOS = ['pay', 'pay', 'pay', 'pay', 'pay', 'pay', 'twice', 'other_cpf', 'wrong_amount'] as const;

const started = z.object({ data: z.object({ order_no: z.string(), sandbox_url: z.string() }) });
const state = z.object({ data: z.object({ record: z.object({ status: z.string() }) }) });

/** A deposit from the order to the receipt, or to its refusal: then the money goes back. */
export async function depositFor({ line, dice, promised }: Actor, player: Player): Promise<void> {
  const centavos = 10_00 + dice.below(90_00);
  const order = { money: (centavos / 100).toFixed(2), payment_id: 1, payment_type: 'pix' };
  const asked = { ...member(player), 'idempotency-key': dice.uuid() };
  const answer = await ask(line, post('/api/recharge/online', asked, order));
  const { order_no: orderNo, sandbox_url: page } = started.parse(answer.body).data;
  promised.deposits.set(orderNo, 'made');

  const scenario = dice.pick(SCENARIOS);
  const paid = await ask(line, post(`${page}/scenario`, {}, { scenario }));
  if (paid.status !== 200) throw new Error(`a charge could not be paid: ${JSON.stringify(paid)}`);
  const end = scenario === 'pay' || scenario === 'twice' ? 'paid' : 'failed';
  for (;;) {
    const found = await ask(line, get(`/api/recharge/status?order_no=${orderNo}`, member(player)));
    const { status } = state.parse(found.body).data.record;
    if (status === end) break;
    if (status !== 'pending') throw new Error(`the deposit ${orderNo} is ${status} after "${scenario}"`);
    await setTimeout(LOOKS_AGAIN_MS);
  }
  promised.deposits.set(orderNo, end);
  if (end === 'paid') promised.move(player.id, centavos);
}
