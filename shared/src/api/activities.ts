import { z } from 'zod';
import { awardStatus } from './awards.ts';
import { amount, amountInput, defineEndpoints, instant, lang, ok, secondsLeft } from './endpoint.ts';
import { GAME_TYPES } from './games.ts';

/**
 * How an activity stands for the caller. A visitor sees `available`. `closed`: the member may neither play nor claim for now, for the reason in
 * `play_bar` of their user info; it stands in place of `available`, `in_progress` and `claimable` (G31, G32).
 */
export const ACTIVITY_STATES = [
  'soon',
  'available',
  'in_progress',
  'claimable',
  'claimed',
  'ended',
  'closed',
] as const;

const progress = z.object({
  /** What is counted: money in reais, or things, e.g. friends. */
  unit: z.enum(['money', 'count']),
  current: z.string(),
  target: z.string(),
  /** 0 to 100, rounded down: 100 is reached. */
  percent: z.int().min(0).max(100),
});

/** How much of a bet counts in games of one type, in percent. */
const share = z.object({ game_type: z.enum(GAME_TYPES), percent: z.int().min(0).max(100) });

const activity = z.object({
  /** Of the promotion; unique on the site. */
  key: z.string(),
  /** What its rules are: `first_deposit`, `invitation`, `recharge_rebate`, `gift_tiers` … */
  kind: z.string(),
  state: z.enum(ACTIVITY_STATES),
  /** Of what was claimed: what has become of it. Absent where more than one reward can be claimed, and from an API of a release before it. */
  outcome: awardStatus.optional(),
  progress: progress.nullable(),
  /** What can be claimed now, was claimed, or can be had at most; null where that depends on the player alone. */
  reward: amount.nullable(),
  /** What has to be wagered of a reward before it is cash, as a multiple: `5`, `0` (G16). */
  turnover: z.string(),
  /**
   * The numbers of its rules, by name: amounts `100.00`, percentages `5`, counts `3`. Of a first deposit whose row a withdrawal before the claim has
   * lowered also `deposited`, `withdrawn` and `counted` (A44); of one that goes on, but not for this member, `missed`: `made`, their first deposit came before
   * it or did not reach it, or `another`, they have had such a reward. Absent from an API of a release before it.
   */
  terms: z.record(z.string(), z.string()),
  /** How bets count towards the reward; none where it needs no bets. */
  bet_shares: z.array(share),
  /** How bets count towards what has to be wagered of a bonus before it is cash; none where there is no bonus (G16). */
  turnover_shares: z.array(share),
  ends_at: instant.nullable(),
  ends_in_seconds: secondsLeft.nullable(),
});

const flag = z.literal([0, 1]);
/** Of a claim; the message says it in words. */
const claimed = ok(z.object({ amount, turnover_amount: amount }));
const rateLimit = { points: 10, windowSeconds: 60, per: 'member' } as const;
const barred = [
  'demo_member',
  'account_frozen',
  'self_excluded',
  'play_barred',
  'play_paused',
  'identity_required',
  'terms_not_accepted',
] as const;
const tier = z.object({
  name: z.string(),
  /** The upper bound of the tier before, exclusive; of the first its lower bound (A59). */
  from: amount,
  to: amount,
  percent_from: z.string(),
  percent_to: z.string(),
});

/** Activities, and what they give: first deposit, invitation, recharge rebate, gift tiers. */
export const activityEndpoints = defineEndpoints({
  'GET /api/promotion/activities': {
    summary: 'What the site offers, in the state that it has for the caller (R7, R44)',
    access: 'optional',
    query: z.object({ lang }),
    response: ok(z.object({ list: z.array(activity) })),
    errors: [],
  },
  'POST /api/ftd/check': {
    summary:
      'Rows of the first-deposit activity; the first paid recharge decides the member’s (R200, A44, A45)',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          min_recharge: amount,
          reward_amount: amount,
          /** The factor as text, e.g. "5" (A45). */
          turnover: z.string(),
          turnover_amount: amount,
          is_claimed: flag,
          /** 0 also while the member may not claim (G31), and where the offer can no longer pay it. */
          can_claim: flag,
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/ftd/claim': {
    summary: 'Claims the row that the first paid recharge decided, once per member and CPF (R201, A44)',
    access: 'member',
    /** The member's own account name and site. */
    body: z.object({ name: z.string().max(40), site: z.string().max(253), lang }),
    response: claimed,
    errors: ['claim_differs', 'offer_closed', 'offer_not_met', 'already_claimed', ...barred],
    isIdempotent: true,
    movesMoney: true,
    rateLimit,
  },
  'POST /api/invitationactivity/check': {
    summary: 'Rows of the invitation activity, with how many invitees count (R202, R203)',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          required_invites: z.int(),
          current_invites: z.int(),
          reward_amount: amount,
          is_claimed: flag,
          /** 0 also while the member may not claim (G31), and where the offer can no longer pay it. Absent from an API of a release before it. */
          can_claim: flag.optional(),
          /** Valid friends who do not count yet, and why, in the caller's language; empty while there are none (G38). */
          held_invites: z.int(),
          held_reason: z.string(),
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/invitationactivity/claim': {
    summary: 'Claims a row of the invitation activity, once (R203)',
    access: 'member',
    body: z.object({ id: z.int(), lang }),
    response: claimed,
    errors: ['not_found', 'offer_closed', 'offer_not_met', 'already_claimed', ...barred],
    isIdempotent: true,
    movesMoney: true,
    rateLimit,
  },
  'POST /api/rechargerebate/check': {
    summary: 'A row per recharge that qualifies, newest first (R206, R103, A13)',
    access: 'optional',
    body: z.object({ lang }),
    response: ok(
      z.array(
        z.object({
          id: z.int(),
          recharge_amount: amount,
          required_amount: amount,
          current_amount: amount,
          reward_amount: amount,
          is_claimed: flag,
          /** `in_progress` also of what is full while its recharge is contested (A68), `expired` also of what the offer can no longer pay. */
          status: z.enum(['in_progress', 'claimable', 'claimed', 'expired']),
          claimed_at: instant.nullable(),
          /** 1 while it is claimed and the recharge that brings it has not been heard of: whoever reads it starts that again (A3). Absent from an API of a release before it. */
          awaits_recharge: flag.optional(),
          event_ended_at: instant,
        }),
      ),
    ),
    errors: [],
  },
  'POST /api/rechargerebate/claim': {
    summary:
      'Claims the oldest row of exactly this reward that is full, or the named one; a recharge with `payment_id` 0 brings it (R207, R129, A3, A46)',
    access: 'member',
    body: z.object({
      member_id: z.int(),
      reward_amount: amountInput,
      /** Names a row of exactly that amount (A46). */
      id: z.int().optional(),
      lang,
    }),
    response: claimed,
    errors: [
      'claim_differs',
      'already_claimed',
      'amount_invalid',
      'offer_closed',
      'offer_not_met',
      ...barred,
    ],
    isIdempotent: true,
    movesMoney: true,
    rateLimit,
  },
  'GET /api/promotion/rechargebonus': {
    summary:
      'Gift tiers, and where the member stands on them; no tiers where the site does not offer them (R247 to R251, A37, A59)',
    access: 'optional',
    query: z.object({ lang }),
    response: ok(
      z.object({
        /** Paid in over a lifetime; null for a visitor. */
        total: amount.nullable(),
        /** Of the next recharge if it were small, e.g. "12.50"; null for a visitor. */
        percent: z.string().nullable(),
        /** Where the next tier begins; null in the last one. */
        next: z.object({ total: amount, percent: z.string() }).nullable(),
        tiers: z.array(tier),
        /** What has to be wagered of a gift, as a multiple of it (G16). */
        turnover: z.string(),
        /** The most that a single deposit brings; null where its share alone decides. Absent from an API of a release before it. */
        most: amount.nullable().optional(),
      }),
    ),
    errors: [],
  },
});
