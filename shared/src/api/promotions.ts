import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';

const vipLevel = z.object({
  level: z.int(),
  name: z.string(),
  recharge_required: amount,
  betting_required: amount,
  upgrade_bonus: amount,
  weekly_bonus: amount,
  /** Percent, e.g. "0.52". */
  rebate_rate: z.string(),
  withdraw_daily_limit: amount,
  /** Withdrawals of a day (A41). Absent from an API of a release before it. */
  withdraw_daily_count: z.int().optional(),
});

export const promotionEndpoints = defineEndpoints({
  'POST /api/member/vip/info': {
    summary:
      'VIP ladder, and where the member stands on it (R107, R210, G18). A visitor gets the ladder alone',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.object({
        uservip: z.object({ userviplvl: z.int(), totalrecharge: amount, totalbetting: amount }).nullable(),
        data: z.array(vipLevel),
      }),
    ),
    errors: [],
  },
  'POST /api/member/vip/history': {
    summary:
      'Levels that the member has reached and bonuses of levels and weeks, the newest first (R47, R211, A36)',
    access: 'member',
    body: z.object({ ...cursorPaging, lang }),
    response: ok(
      cursorPage(
        z.object({
          id: z.int(),
          /** `upgrade`: a level was reached; `weekly`: the bonus of a week, at the level that both fields name. */
          kind: z.enum(['upgrade', 'weekly']),
          from_level: z.int(),
          to_level: z.int(),
          /** Paid to the balance by itself. */
          bonus: amount,
          created_at: instant,
        }),
      ),
    ),
    errors: [],
  },
});
