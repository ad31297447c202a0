import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { operatorKey } from '../testing/operators.ts';
import { ask } from './ask.ts';
import { bearer, get, post } from './calls.ts';
import { FINAL } from './promises.ts';
import type { Actor } from './traffic.ts';

const PAUSE_MS = 300;
const queue = z.object({ data: z.object({ list: z.array(z.object({ order_no: z.string() })) }) });

/** Looks through the queue once: what the automatic review has not approved yet is approved, rejected or left. */
export async function reviewQueue({ line, dice, promised }: Actor, name: string): Promise<void> {
  const headers = bearer(operatorKey(name));
  const waiting = await ask(line, get('/api/operator/withdrawals?status=pending', headers));
  for (const { order_no: orderNo } of queue.parse(waiting.body).data.list) {
    const verdict = dice.pick(['approve', 'reject', 'leave', 'leave'] as const);
    if (verdict === 'leave') continue;
    const fields = { order_no: orderNo, note: 'seen', ...(verdict === 'reject' && { reason: 'rules' }) };
    const { status } = await ask(line, post(`/api/operator/withdrawals/${verdict}`, headers, fields));
    // A refusal: the member, the job or the other operator was faster. What the member has seen since stays.
    const known = promised.withdrawals.get(orderNo);
    if (status === 200 && !FINAL.some((end) => end === known))
      promised.withdrawals.set(orderNo, verdict === 'approve' ? 'approved' : 'rejected');
  }
  await setTimeout(PAUSE_MS);
}
