import { drawPrize, WHEEL_PRIZES } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { saoPauloDay } from '@mosaico/shared/rules';
import type { Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { Random } from '../../runtime/random.ts';
import type { Viewer } from '../audience.ts';
import { award, lockPursesOfAward } from '../award.ts';
import { assertEligible } from '../eligible.ts';
import { openPromotion, type Promotion } from '../promotion.ts';
import { allowanceToday } from './allowance.ts';
import { promiseSpin, type SpinRow } from './promise.ts';

const CENTAVOS = 100;
const TOP_PRIZE_CENTAVOS = CENTAVOS * Math.max(...WHEEL_PRIZES.map(({ quantity }) => quantity));

export interface SpinRequest extends MemberKey {
  /** The promise that is to be kept; the next one without it: then the caller sees to it that a request sent again makes no second spin. */
  readonly seedHash: string | undefined;
  /** What the player's side adds to the draw; made here without it. */
  readonly clientSeed: string | undefined;
  readonly at: Date;
}

/**
 * Makes a promised spin: draws its prize and pays it. A spin that was made before is answered as it is, and nothing moves: so a player whose
 * answer was lost asks again.
 *
 * @param tx open transaction; the caller commits. Copies at the same time wait for each other at the promise.
 * @throws DomainError no_spins_left, offer_closed, spin_unknown (no promise to this member has this hash), and those of `assertEligible`;
 *   then the promise stands, and nothing was drawn
 * Source: R209, G20, G14, I18.
 */
export async function spin(tx: Tx, request: SpinRequest, random: Random): Promise<SpinRow> {
  const promised = await lockSpin(tx, request, random);
  if (promised.spun_at !== null) return promised;
  const { memberId, at } = request;
  const promotion = await openWheel(tx, request, at);
  if (!promotion) throw new DomainError('offer_closed');
  await assertEligible(tx, promotion, memberId, at);
  if ((await allowanceToday(tx, request, at)).left === 0) throw new DomainError('no_spins_left');
  await holdTopPrize(tx, promotion, memberId);
  const clientSeed = request.clientSeed ?? random.uuid();
  const { server_seed: serverSeed, number: nonce } = promised;
  const prize = drawPrize({ serverSeed, clientSeed, nonce });
  const made = await tx
    .updateTable('wheel_spins')
    .set({
      day: saoPauloDay(at),
      client_seed: clientSeed,
      prize_id: prize.id,
      reward: prize.reward,
      quantity: prize.quantity,
      spun_at: at,
    })
    .where('id', '=', promised.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await promiseSpin(tx, request, random, at);
  if (prize.reward === 'BRL')
    await award(tx, {
      promotion,
      memberId,
      occasion: `member:${memberId}:spin:${nonce}`,
      amountCentavos: prize.quantity * CENTAVOS,
      at,
    });
  return made;
}

/**
 * The wheel of a site, of several the one for this viewer, while every prize can be paid; null when it is closed. What is judged before the draw
 * does not depend on it.
 */
export async function openWheel(
  db: Parameters<typeof openPromotion>[0],
  viewer: Viewer,
  now: Date,
): Promise<Promotion | null> {
  const promotion = await openPromotion(db, viewer, 'lottery_wheel', now);
  return promotion && canPayTopPrize(promotion) ? promotion : null;
}

/** Whether no prize is refused, whatever is drawn. Pure. */
export function canPayTopPrize({
  budget_centavos: budget,
  awarded_centavos: awarded,
  cap_centavos: cap,
}: Pick<Promotion, 'budget_centavos' | 'awarded_centavos' | 'cap_centavos'>): boolean {
  return Math.min(budget === null ? Infinity : budget - awarded, cap ?? Infinity) >= TOP_PRIZE_CENTAVOS;
}

/**
 * Judges the budget once more under the lock of its row, held until the prize is paid: spins of other members at the same time would all find
 * room for the highest prize, and the second of two such draws would be refused for what it drew. Purses first, as in `reserveAward`.
 *
 * @throws DomainError offer_closed
 */
async function holdTopPrize(
  tx: Tx,
  { site_key: siteKey, key, budget_centavos: budget }: Promotion,
  memberId: number,
): Promise<void> {
  if (budget === null) return;
  await lockPursesOfAward(tx, siteKey, memberId);
  const locked = await tx
    .selectFrom('promotions')
    .select(['budget_centavos', 'awarded_centavos', 'cap_centavos'])
    .where('site_key', '=', siteKey)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!canPayTopPrize(locked)) throw new DomainError('offer_closed');
}

async function lockSpin(tx: Tx, request: SpinRequest, random: Random): Promise<SpinRow> {
  const { siteKey, memberId, seedHash } = request;
  const hash = seedHash ?? (await promiseSpin(tx, request, random, request.at)).seed_hash;
  const row = await tx
    .selectFrom('wheel_spins')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('seed_hash', '=', hash)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new DomainError('spin_unknown');
  return row;
}
