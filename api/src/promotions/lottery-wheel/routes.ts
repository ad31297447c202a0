import { TOTAL_WEIGHT, WHEEL_PRIZES } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL, wireFromCentavos } from '@mosaico/shared/money';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { Db, Tx } from '../../db/tables.ts';
import { transaction } from '../../db/transaction.ts';
import { DomainError } from '../../domain-error.ts';
import { idempotent, type RepeatableCall } from '../../http/idempotency.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type Caller, type Route, route, success } from '../../http/route.ts';
import type { MemberKey } from '../../members/tables.ts';
import { isKeptFromPlay } from '../../responsible-gaming/play-bar.ts';
import type { Deps } from '../../runtime/deps.ts';
import { isFor, type Viewer } from '../audience.ts';
import { spanOfDays } from '../play/days.ts';
import { tellBalance } from '../claim.ts';
import { secondsUntil } from '../seconds-until.ts';
import { allowanceOf, allowanceToday, MOST_PER_DAY, WAGER_PER_SPIN_CENTAVOS } from './allowance.ts';
import { promisedSpin, promiseSpin, type SpinRow } from './promise.ts';
import { openWheel, spin, type SpinRequest } from './spin.ts';
import { type MadeSpin, isMade, spinsOfDay, spinToWire } from './made-spins.ts';

const ICONS = { BRL: 'money', SMILEY: 'smiley', WHEEL: 'wheel' } as const;

/** The lottery wheel (R208, R209). */
export function lotteryWheelRoutes(deps: Deps): readonly Route[] {
  const { db, clock, random } = deps;
  /** Once per `Idempotency-Key`: a repeated call is answered with the spin that the first has made (G27). */
  async function spinOnce(tx: Tx, call: RepeatableCall, request: SpinRequest): Promise<SpinRow> {
    const make = async () => (await spin(tx, request, random)).seed_hash;
    const seedHash = await idempotent(tx, call, request.at, make);
    return spin(tx, { ...request, seedHash }, random);
  }
  return [
    route('POST /api/lotterywheel/check', async ({ member, caller }) => {
      const now = clock.now();
      const today = saoPauloDay(now);
      const { to: midnight } = spanOfDays(today, today);
      const owner = member && ownerOf(member);
      const allowance = owner ? await allowanceToday(db, owner, now) : allowanceOf(0, 0, 0);
      const memberId = owner?.memberId ?? null;
      const isKept = owner !== null && (await isKeptFromPlay(db, owner, now));
      const promised = owner && (await nextSpin(deps, owner, now));
      return success({
        prizes: prizesToWire(caller),
        remainingspins: allowance.left,
        is_open: !isKept && (await isWheelFor(db, { siteKey: caller.site.key, memberId }, now)),
        wagered_today: wireFromCentavos(allowance.wageredCentavos),
        missing: wireFromCentavos(allowance.missingCentavos),
        wager_per_spin: wireFromCentavos(WAGER_PER_SPIN_CENTAVOS),
        earned: allowance.earned,
        most_per_day: MOST_PER_DAY,
        expires_at: midnight.toISOString(),
        expires_in_seconds: secondsUntil(midnight, now),
        seed_hash: promised?.seed_hash ?? '',
        spins: owner ? (await spinsOfDay(db, owner, today)).map(spinToWire) : [],
      });
    }),

    route('POST /api/lotterywheel/claim', async (call) => {
      const { caller, body } = call;
      const owner = ownerOf(call.member);
      const at = clock.now();
      const request = { ...owner, seedHash: body.seed_hash, clientSeed: body.client_seed, at };
      const made = await transaction(db, (tx) => spinOnce(tx, call, request), 'money').catch(
        async (error: unknown) => {
          throw error instanceof DomainError ? await withSpinsLeft(db, owner, error, at) : error;
        },
      );
      if (!isMade(made)) throw new Error('a spin was answered that was not made');
      if (made.reward === 'BRL') await tellBalance(deps, owner);
      return {
        code: 200,
        status: 'success',
        message: textOf(made, caller),
        remainingspins: await spinsLeft(db, owner, at),
        reward: made.reward,
        quantity: made.quantity,
        data: spinToWire(made),
      };
    }),
  ];
}

/** Whether the wheel turns, and for members of this level. */
async function isWheelFor(db: Db, viewer: Viewer, now: Date): Promise<boolean> {
  const wheel = await openWheel(db, viewer, now);
  return wheel !== null && (await isFor(db, viewer, wheel));
}

/** Seldom written: the spin before has promised it, but for the first one. */
async function nextSpin({ db, random }: Deps, owner: MemberKey, now: Date): Promise<SpinRow> {
  return (
    (await promisedSpin(db, owner)) ?? (await transaction(db, (tx) => promiseSpin(tx, owner, random, now)))
  );
}

async function spinsLeft(db: Db, owner: MemberKey, now: Date): Promise<number> {
  return (await allowanceToday(db, owner, now)).left;
}

/** A refused spin has its details, too (R104, R133). */
async function withSpinsLeft(
  db: Db,
  owner: MemberKey,
  { code, details }: DomainError,
  at: Date,
): Promise<DomainError> {
  const facts = { remainingspins: await spinsLeft(db, owner, at), reward: '', quantity: 0 };
  return new DomainError(code, { ...details, facts });
}

function textOf({ reward, quantity }: MadeSpin, { t, messageSet }: Caller): string {
  if (reward === 'SMILEY') return t('wheel.no_prize');
  if (reward === 'WHEEL') return t('wheel.spins', { count: quantity });
  return t('promotion.claimed', { amount: formatBRL(quantity * 100, htmlLangOf(messageSet)) });
}

function prizesToWire({ messageSet }: Caller) {
  const percent = new Intl.NumberFormat(htmlLangOf(messageSet), {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return WHEEL_PRIZES.map(({ id, reward, quantity, weight }) => ({
    id,
    reward,
    quantity,
    icon: ICONS[reward],
    odds: percent.format(weight / TOTAL_WEIGHT),
  }));
}
