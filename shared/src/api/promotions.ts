import { z } from 'zod';
import { amount, defineEndpoints, lang, ok } from './endpoint.ts';

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
});
