import { z } from 'zod';
import {
  EXCLUSION_MONTHS,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  PAUSE_HOURS,
  REALITY_CHECK_CHOICES,
} from '../rules/play-limits.ts';
import { amount, amountInput, defineEndpoints, instant, lang, ok } from './endpoint.ts';

const MONEY_KINDS = ['deposit', 'loss', 'bet'] as const;

const common = {
  period: z.enum(LIMIT_PERIODS),
  /** When the period ends and nothing is used again. */
  resets_at: instant,
};
const moneyLimit = z.object({
  kind: z.enum(MONEY_KINDS),
  ...common,
  amount,
  /** Below zero for a loss limit of who has won. */
  used: amount,
  /** A raise that waits; `amount` null takes the limit away. */
  pending: z.object({ amount: amount.nullable(), effective_at: instant }).nullable(),
});
const timeLimit = z.object({
  kind: z.literal('time'),
  ...common,
  minutes: z.int(),
  /** Whole minutes that have counted, as `played_minutes` says them. */
  used: z.int(),
  /** The next round would go beyond the limit, so its bet would be refused. Absent from an API of a release before it, whose `used` says so. */
  is_used_up: z.boolean().optional(),
  /** A raise that waits; `minutes` null takes the limit away. */
  pending: z.object({ minutes: z.int().nullable(), effective_at: instant }).nullable(),
});
/** Those that are set, nothing else (A60). */
const limits = z.object({ limits: z.array(z.discriminatedUnion('kind', [moneyLimit, timeLimit])) });

/** What was played in a stretch of time, from the member's own rounds. */
const played = {
  rounds: z.int(),
  /** From each bet or win to the next, where they lie at most five minutes apart. */
  played_minutes: z.int(),
  staked: amount,
  won: amount,
  /** Won less staked: below zero is a loss. */
  net: amount,
};

export const responsibleGamingEndpoints = defineEndpoints({
  'GET /api/rg/limits': {
    summary: 'The limits that the member has set, what is used of each and what waits (G31, A38, A60)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(limits),
    errors: [],
  },
  'POST /api/rg/limits': {
    summary: 'Sets a limit: lower or new counts at once, higher or none after 24 hours (G31, A38)',
    access: 'member',
    body: z.object({
      kind: z.enum(LIMIT_KINDS),
      period: z.enum(LIMIT_PERIODS),
      /** Of every kind but `time`; null takes the limit away. */
      amount: amountInput.nullable().optional(),
      /** Of `time`, at most the whole period; null takes the limit away. */
      minutes: z.int().min(1).nullable().optional(),
      lang,
    }),
    response: ok(limits),
    errors: [
      'amount_required',
      'amount_invalid',
      'amount_below_minimum',
      'amount_above_maximum',
      'field_invalid',
    ],
    isIdempotent: true,
    rateLimit: { points: 30, windowSeconds: 60, per: 'member' },
  },
  'POST /api/rg/limits/keep': {
    summary: 'Takes back a raise that waits: the limit stays as it is. Again, it changes nothing (G31, A38)',
    access: 'member',
    body: z.object({
      kind: z.enum(LIMIT_KINDS),
      period: z.enum(LIMIT_PERIODS),
      /** `pending.effective_at` as it was shown: one whose time has come by now is not taken back. */
      effective_at: instant,
      lang,
    }),
    response: ok(limits),
    errors: ['raise_in_force'],
    rateLimit: { points: 30, windowSeconds: 60, per: 'member' },
  },
  'POST /api/rg/pause': {
    summary: 'A break from playing and depositing, which nothing shortens (G31)',
    access: 'member',
    body: z.object({ hours: z.int().min(PAUSE_HOURS.min).max(PAUSE_HOURS.max), lang }),
    response: ok(z.object({ paused_until: instant })),
    errors: [],
    isIdempotent: true,
    rateLimit: { points: 30, windowSeconds: 60, per: 'member' },
  },
  'POST /api/rg/self-exclude': {
    summary:
      'Excludes the member from playing and depositing and ends all their sessions; nothing shortens it (G31, G26, R85)',
    access: 'member',
    body: z.object({
      months: z.union([z.int().min(EXCLUSION_MONTHS.min).max(EXCLUSION_MONTHS.max), z.literal('indefinite')]),
      lang,
    }),
    /** Null: for good. */
    response: ok(z.object({ excluded_until: instant.nullable() })),
    errors: [],
    rateLimit: { points: 30, windowSeconds: 60, per: 'member' },
  },
  'GET /api/rg/session': {
    summary: 'How long the member has been logged in, what they have played since, and what bars them (G31)',
    access: 'member',
    query: z.object({ lang }),
    response: ok(
      z.object({
        started_at: instant,
        /** The server's clock: a browser counts on from here. */
        now: instant,
        ...played,
        /** How often a reality check comes. Absent from an API of a release before it, where it is the default. */
        reality_check_minutes: z.literal(REALITY_CHECK_CHOICES).optional(),
        paused_until: instant.nullable(),
        /** Also of who is barred. */
        is_excluded: z.boolean(),
        /** The national register bars the member, whatever they have asked for themselves (G32). */
        is_barred: z.boolean(),
        /** Null while excluded: for good, or as long as the national register says. */
        excluded_until: instant.nullable(),
      }),
    ),
    errors: [],
  },
  'POST /api/rg/reality-check': {
    summary:
      'Sets how often a player is told over games how long they have been here. Again, it changes nothing (G31)',
    access: 'member',
    body: z.object({ minutes: z.literal(REALITY_CHECK_CHOICES), lang }),
    response: ok(z.object({ reality_check_minutes: z.literal(REALITY_CHECK_CHOICES) })),
    errors: [],
    rateLimit: { points: 30, windowSeconds: 60, per: 'member' },
  },
  'GET /api/rg/statement': {
    summary: 'Time and net result of the last days, weeks or months, the latest first (G31)',
    access: 'member',
    query: z.object({ by: z.enum(LIMIT_PERIODS).default('day'), lang }),
    response: ok(
      z.object({
        by: z.enum(LIMIT_PERIODS),
        /** 14 days, 12 weeks or 12 months, also those in which nothing was played. */
        periods: z.array(z.object({ /** First day, in America/Sao_Paulo. */ from: z.iso.date(), ...played })),
      }),
    ),
    errors: [],
    rateLimit: { points: 60, windowSeconds: 60, per: 'member' },
  },
});
