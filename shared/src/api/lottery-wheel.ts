import { z } from 'zod';
import { amount, defineEndpoints, instant, lang, ok, secondsLeft } from './endpoint.ts';

/** Money, no prize, further spins (R105). */
const WHEEL_REWARDS = ['BRL', 'SMILEY', 'WHEEL'] as const;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** What the player's side adds to a draw. */
const clientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A prize that was drawn, with all that its draw can be repeated from (G14). */
const spin = z.object({
  /** Of the day: 1, 2, 3 ... It is the nonce of the draw. */
  number: z.int(),
  prize_id: z.int(),
  reward: z.enum(WHEEL_REWARDS),
  /** Reais of `BRL`, spins of `WHEEL`, 0 of `SMILEY`. */
  quantity: z.int(),
  at: instant,
  seed_hash: hash,
  server_seed: z.string(),
  client_seed: clientSeed,
});

export const lotteryWheelEndpoints = defineEndpoints({
  'POST /api/lotterywheel/check': {
    summary:
      'The lottery wheel: its prizes with their odds, the spins that are left, and those of today (R51, R208, G20). A visitor gets the prizes alone',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.object({
        /** Clockwise. */
        prizes: z.array(
          z.object({
            id: z.int(),
            reward: z.enum(WHEEL_REWARDS),
            quantity: z.int(),
            icon: z.enum(['money', 'smiley', 'wheel']),
            /** As text, e.g. "23%". */
            odds: z.string(),
          }),
        ),
        remainingspins: z.int(),
        /** False while the operator has closed the wheel, and for a member who may not play (G31): spins that are left wait until midnight. */
        is_open: z.boolean(),
        /** What was bet today in rounds that have ended, and what is missing to the next spin; zero when no more can be earned today. */
        wagered_today: amount,
        missing: amount,
        wager_per_spin: amount,
        /** Spins that betting has earned today, and can earn at most. */
        earned: z.int(),
        most_per_day: z.int(),
        /** When the spins that are left expire. */
        expires_at: instant,
        expires_in_seconds: secondsLeft,
        /** What the next spin is promised to be drawn from: sha-256 of its server seed. Empty for a visitor. */
        seed_hash: z.union([hash, z.literal('')]),
        /** Of today, the newest first. */
        spins: z.array(spin),
      }),
    ),
    errors: [],
  },
  'POST /api/lotterywheel/claim': {
    summary:
      'Spins the wheel once (R104, R105, R209, A50). The same `seed_hash` again is answered with the same prize, so a lost answer loses nothing; without one the `Idempotency-Key` names the spin',
    access: 'member',
    body: z.object({
      /** The promise that the player has seen. Without it the spin that is promised next is made, once for each `Idempotency-Key`. */
      seed_hash: hash.optional(),
      client_seed: clientSeed.optional(),
      lang,
    }),
    response: z.object({
      code: z.literal(200),
      status: z.literal('success'),
      message: z.string(),
      remainingspins: z.int(),
      reward: z.enum(WHEEL_REWARDS),
      quantity: z.int(),
      data: spin,
    }),
    errors: [
      'no_spins_left',
      'offer_closed',
      'offer_not_met',
      'spin_unknown',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'play_paused',
      'identity_required',
      'terms_not_accepted',
      'demo_member',
    ],
    isIdempotent: true,
    saysStatus: true,
    /** Nothing was drawn; the spins are those that are left all the same (R104, R133). */
    failure: z.object({ remainingspins: z.int(), reward: z.literal(''), quantity: z.literal(0) }),
    movesMoney: true,
    rateLimit: { points: 60, windowSeconds: 60, per: 'member' },
  },
});
