import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import type { MemberKey } from '../members/tables.ts';

const MOST_PARTS = 20;

/** Something that has to be wagered, and what of it is left. */
export interface TurnoverPart {
  readonly requiredCentavos: number;
  readonly leftCentavos: number;
  readonly at: Date;
  /** What asked for it: `deposit`, or the kind of the promotion whose bonus it was. Null where nothing of its amount came at its instant. */
  readonly source: { readonly kind: string; readonly amountCentavos: number } | null;
}

interface Requirement {
  readonly requiredCentavos: number;
  readonly at: Date;
  readonly bonusKind: string | null;
  readonly bonusCentavos: number | null;
  readonly depositCentavos: number | null;
}

/**
 * Which additions to the turnover are not wagered yet: bets fill the oldest first, so what is left is left of the newest.
 *
 * @returns the newest first, 20 at most
 * Source: G16, G17.
 */
export async function turnoverParts(
  db: Db,
  { siteKey, memberId }: MemberKey,
  turnoverCentavos: number,
): Promise<readonly TurnoverPart[]> {
  if (turnoverCentavos === 0) return [];
  const newest = await newestRequirements(db, { siteKey, memberId });
  const parts: TurnoverPart[] = [];
  let rest = turnoverCentavos;
  for (const requirement of newest) {
    const { requiredCentavos, at } = requirement;
    if (rest === 0) break;
    if (requiredCentavos === 0) continue;
    const leftCentavos = Math.min(requiredCentavos, rest);
    rest -= leftCentavos;
    parts.push({ requiredCentavos, leftCentavos, at, source: sourceOf(requirement) });
  }
  return parts;
}

/** A bonus names what it asks for; a deposit is found by the instant at which it was credited and by what it asks for. */
async function newestRequirements(db: Db, { siteKey, memberId }: MemberKey): Promise<readonly Requirement[]> {
  const { rows } = await sql<Requirement>`
    select debt.amount_centavos - debt.waived_centavos as "requiredCentavos", debt.created_at as at,
      award.kind as "bonusKind", award.amount_centavos as "bonusCentavos",
      (select paid.amount_centavos from recharge_orders paid
        join pix_payments pix on pix.site_key = paid.site_key and pix.e2eid = paid.e2eid
        where paid.site_key = debt.site_key and paid.member_id = debt.member_id and paid.status = 'paid'
          and paid.turnover_centavos = debt.amount_centavos and pix.received_at = debt.created_at limit 1) as "depositCentavos"
    from turnover_requirements debt
    left join bonuses bonus on bonus.requirement_id = debt.id
    left join promotion_awards award on award.id = bonus.award_id
    where debt.site_key = ${siteKey} and debt.member_id = ${memberId}
    order by debt.id desc limit ${MOST_PARTS}`.execute(db);
  return rows;
}

/** Pure. */
function sourceOf({ bonusKind, bonusCentavos, depositCentavos }: Requirement): TurnoverPart['source'] {
  if (bonusKind !== null && bonusCentavos !== null) return { kind: bonusKind, amountCentavos: bonusCentavos };
  return depositCentavos === null ? null : { kind: 'deposit', amountCentavos: depositCentavos };
}
