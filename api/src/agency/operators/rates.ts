import { COMMISSION_PARTS, type CommissionPart, type Data } from '@mosaico/shared/api';
import { saoPauloDay, startOfSaoPauloDay } from '@mosaico/shared/rules';
import type { Db } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { daysAfter } from '../../promotions/play/days.ts';
import { FIRST_RATES, percentText } from '../commissions/rates.ts';

type Rate = Data<'GET /api/operator/agency/rates'>['list'][number];

/** Above these a rate is a mistake: more than the house keeps of what it is a share of. Hundredths of a percent. */
const HIGHEST: Readonly<Record<CommissionPart, number>> = { recharge: 1000, betting: 50, settlement: 5000 };

/** What a site pays and has paid, part by part, those to come at the end of each. */
export async function ratesOf(db: Db, siteKey: string): Promise<readonly Rate[]> {
  const rows = await db
    .selectFrom('agency_rates')
    .selectAll()
    .where('site_key', '=', siteKey)
    .orderBy('from_at')
    .execute();
  return COMMISSION_PARTS.flatMap((part) => [
    { part, rate: percentText(FIRST_RATES[part]), from: null, set_by: '' },
    ...rows.filter((row) => row.part === part).map(lineOf),
  ]);
}

/**
 * Sets a rate from the next day in São Paulo on, of the settlement from the next month: what is under way ends as it has begun. Set again
 * before then, the later one counts.
 *
 * @param rate percent with at most two places
 * @throws DomainError rate_too_high (values.maximum)
 */
export async function setRate(db: Db, { siteKey, part, rate, operator, at }: NewRate): Promise<Rate> {
  const rate_hundredths = Math.round(Number(rate) * 100);
  if (rate_hundredths > HIGHEST[part])
    throw new DomainError('rate_too_high', { values: { maximum: `${percentText(HIGHEST[part])} %` } });
  const row = {
    site_key: siteKey,
    part,
    rate_hundredths,
    from_at: startOfSaoPauloDay(firstDay(part, at)),
    set_by: operator,
    set_at: at,
  };
  await db
    .lane('writes')
    .insertInto('agency_rates')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['site_key', 'part', 'from_at'])
        .doUpdateSet({ rate_hundredths, set_by: operator, set_at: at }),
    )
    .execute();
  return lineOf(row);
}

interface NewRate {
  readonly siteKey: string;
  readonly part: CommissionPart;
  readonly rate: string;
  readonly operator: string;
  readonly at: Date;
}

function firstDay(part: CommissionPart, at: Date): string {
  const today = saoPauloDay(at);
  if (part !== 'settlement') return daysAfter(today, 1);
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

function lineOf(row: { part: CommissionPart; rate_hundredths: number; from_at: Date; set_by: string }): Rate {
  return {
    part: row.part,
    rate: percentText(row.rate_hundredths),
    from: row.from_at.toISOString(),
    set_by: row.set_by,
  };
}
