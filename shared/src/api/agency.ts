import { z } from 'zod';
import { amount, cursorPage, cursorPaging, defineEndpoints, instant, lang, ok } from './endpoint.ts';
import { entryEndpoints } from './entry.ts';

/** What agents earn by: a member's first recharge, their bets, and what the house won in a month (R112, G21). */
export const COMMISSION_PARTS = ['recharge', 'betting', 'settlement'] as const;
export type CommissionPart = (typeof COMMISSION_PARTS)[number];

/** Calendar days in America/Sao_Paulo, including today. */
export const AGENCY_PERIODS = ['today', '7d', '30d'] as const;

/** How far an invited member came. `valid`: a first deposit that is large enough and was wagered once (R203). */
export const INVITED_STATUSES = ['registered', 'deposited', 'valid'] as const;

/** `held`: an operator looks at the invitation first (G38). */
export const COMMISSION_STATUSES = ['claimable', 'claimed', 'held'] as const;

/** What keeps a member from registering others under themselves (R213, R258, G32). */
export const REGISTER_BARS = [
  /** Under the Brazilian licence everybody identifies themselves: the agent invites them. */
  'registers_themselves',
  'account_frozen',
  'self_excluded',
  'play_barred',
  'terms_not_accepted',
] as const;
export type RegisterBar = (typeof REGISTER_BARS)[number];

/** In percent, e.g. "0.10". */
const rate = z.string().regex(/^\d{1,3}\.\d{2}$/);

const mechanismPart = ok(
  z.object({
    /** None where the site does not pay this part. */
    tiers: z.array(z.object({ level: z.int(), min_amount: amount, rate, note: z.string() })),
    /** How it is worked out, in sentences. */
    rules: z.array(z.string()),
    /** The same as a list in HTML, which has no elements but `ul` and `li`; what the sentences hold is escaped. Absent from an API of a release before it. */
    rules_html: z.string().optional(),
    /** What somebody brings, and what that comes to at these rates. */
    example: z.object({ base_amount: amount, amount }).nullable(),
  }),
);

const register = entryEndpoints['POST /api/auth/register2'];

export const agencyEndpoints = defineEndpoints({
  'POST /api/agency/inviterecord': {
    summary: 'Members registered with the caller’s code; names masked, direct ones only (R215, R160)',
    access: 'member',
    body: z.object({
      status: z.enum(INVITED_STATUSES).optional(),
      /** When they registered. */
      period: z.enum(AGENCY_PERIODS).optional(),
      ...cursorPaging,
      lang,
    }),
    response: ok(
      cursorPage(
        z.object({
          name_masked: z.string(),
          registered_at: instant,
          /** First deposit; "0.00" when there is none yet. */
          first_deposit: amount,
          total_bet: amount,
          status: z.enum(INVITED_STATUSES),
          /** Why a member does not count before an operator has looked, or never does, valid or not, in the caller's language; empty for all others (G38). */
          held_reason: z.string(),
          /** An operator has found that it is the agent or another of these members: nothing is earned by them, and they never count. */
          is_refused: z.boolean(),
        }),
      ).extend({
        /** Over all invited members, whatever the filter. */
        totals: z.object({ registered: z.int(), deposited: z.int(), valid: z.int(), held: z.int() }),
        /** The least first deposit of who is valid. */
        valid_from: amount,
        /** Why those of `held` do not count yet; empty while there are none. */
        held_reason: z.string(),
      }),
    ),
    errors: ['without_agents'],
  },
  'GET /api/agency/overview': {
    summary:
      'How the caller’s invitations go in a period: from clicks to players, and what they earn (R58, G21)',
    access: 'member',
    query: z.object({ period: z.enum(AGENCY_PERIODS).default('7d'), lang }),
    response: ok(
      z.object({
        /** Of those who registered in the period. A visitor clicks once a day (G22). */
        funnel: z.object({
          clicks: z.int(),
          registered: z.int(),
          deposited: z.int(),
          /** Those that count: none that is held, or was refused (G38). */
          valid: z.int(),
          /** Whom an operator looks at before they count, however far they came (G38). Missing from an API of before. */
          held: z.int().optional(),
          /** Of all invited members: who bet in the period. */
          active: z.int(),
        }),
        earned: z.object({ recharge: amount, betting: amount, settlement: amount, total: amount }),
        /** Of any day: worked out, and looked at by an operator before it is paid (G38). */
        held: amount,
        /** Every day of the period, the oldest first. */
        days: z.array(
          z.object({ date: z.iso.date(), recharge: amount, betting: amount, settlement: amount }),
        ),
        /** When the bets of today are worked out. */
        next_at: instant,
        /** Whether the caller may register members: not under the Brazilian licence, in an exclusion, nor before they accept the terms themselves. */
        may_register: z.boolean(),
        /** Why not; null where they may. Absent from an API of a release before it. */
        register_bar: z.enum(REGISTER_BARS).nullable().optional(),
      }),
    ),
    errors: ['without_agents'],
  },
  'POST /api/agency/reward': {
    summary: 'Commissions of the caller, the newest first, and what can be claimed of them (R214)',
    access: 'member',
    body: z.object({
      source: z.enum(COMMISSION_PARTS).optional(),
      status: z.enum(COMMISSION_STATUSES).optional(),
      ...cursorPaging,
      lang,
    }),
    response: ok(
      cursorPage(
        z.object({
          id: z.int(),
          /** The calendar day in America/Sao_Paulo that it is for; of a month, its last one. */
          date: z.iso.date(),
          source: z.enum(COMMISSION_PARTS),
          /** Whom it is for, masked; empty for a settlement, which is for all of them together. */
          name_masked: z.string(),
          base_amount: amount,
          rate,
          amount,
          status: z.enum(COMMISSION_STATUSES),
        }),
      ).extend({
        /** Of all times, whatever the filter: earned, and of that claimable and claimed; and what an operator looks at first. */
        sums: z.object({ total: amount, available: amount, claimed: amount, held: amount }),
        /** What can be claimed, by part. */
        parts: z.array(z.object({ source: z.enum(COMMISSION_PARTS), available: amount })),
        /** What months in which the members won leave for the next settlement to make up for; zero or below. */
        carried: amount,
      }),
    ),
    errors: [],
  },
  'POST /api/agency/reward/claim': {
    summary: 'Moves all commissions that can be claimed to cash (R214, A36)',
    access: 'member',
    body: z.object({ lang }),
    response: ok(z.object({ amount })),
    errors: [
      'nothing_to_claim',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'play_paused',
      'identity_required',
      'terms_not_accepted',
    ],
    isIdempotent: true,
    movesMoney: true,
    rateLimit: { points: 10, windowSeconds: 60, per: 'member' },
  },
  'GET /api/agency/mechanism/recharge': {
    summary: 'What an agent earns of a first recharge, and how (R112, R216)',
    access: 'public',
    query: z.object({ lang }),
    response: mechanismPart,
    errors: ['without_agents'],
  },
  'GET /api/agency/mechanism/betting': {
    summary: 'What an agent earns of bets, and how (R112, R216)',
    access: 'public',
    query: z.object({ lang }),
    response: mechanismPart,
    errors: ['without_agents'],
  },
  'GET /api/agency/mechanism/settlement': {
    summary: 'What an agent earns of a month’s net revenue, and how (R112, R216)',
    access: 'public',
    query: z.object({ lang }),
    response: mechanismPart,
    errors: ['without_agents'],
  },
  'POST /api/agency/subordinate/register': {
    summary:
      'Registers a member under the caller, without logging in; they accept the terms themselves (R213, R62)',
    access: 'member',
    body: register.body.omit({ invite_code: true }),
    response: ok(z.object({ name_masked: z.string() })),
    errors: [
      ...register.errors.filter(
        (code): code is Exclude<typeof code, 'invite_code_unknown'> => code !== 'invite_code_unknown',
      ),
      'registers_themselves',
      'without_agents',
      'account_frozen',
      'self_excluded',
      'play_barred',
      'terms_not_accepted',
    ],
    rateLimit: { ...register.rateLimit, countsAs: '/api/auth/register2' },
  },
  'POST /api/agency/click': {
    summary:
      'An invite link was opened: counted once per visitor and day where the site has agents; the same answer for every code (G22, A30)',
    access: 'public',
    body: z.object({ invite_code: z.string().max(16), lang }),
    response: ok(z.null()),
    errors: [],
    rateLimit: { points: 30, windowSeconds: 60, per: 'ip' },
  },
});
