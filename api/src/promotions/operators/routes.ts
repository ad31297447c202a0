import type { Data } from '@mosaico/shared/api';
import { htmlLangOf } from '@mosaico/shared/contract';
import { formatBRL, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../../db/transaction.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { DomainError } from '../../domain-error.ts';
import { sentAmount } from '../../http/sent-amount.ts';
import { type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { type ComplianceProfile, underLicence } from '../licence.ts';
import { closureOf, type Promotion } from '../promotion.ts';
import { addPromotion, addUsualPromotions } from './add.ts';
import { changePromotion } from './change.ts';

type PromotionLine = Data<'GET /api/operator/promotions'>['list'][number];
type Row = Promotion & { readonly compliance_profile: ComplianceProfile };

/** What operators do about promotions: list, stop, start, end, add, change, budget. */
export function operatorPromotionRoutes({ db, clock, log }: Deps): readonly Route[] {
  const changed = async (
    siteKey: string,
    key: string,
    change: Partial<Pick<Promotion, 'is_stopped' | 'budget_centavos' | 'ends_at'>>,
    check: (row: Row) => void = () => {},
  ) =>
    transaction(db, async (tx) => {
      // Awards wait for this row, so what was given does not change any more.
      await tx
        .selectFrom('promotions')
        .select('key')
        .where('site_key', '=', siteKey)
        .where('key', '=', key)
        .forUpdate()
        .execute();
      const [row] = await rowsOf(tx, siteKey, key);
      if (!row) throw new DomainError('not_found');
      check(row);
      await tx
        .updateTable('promotions')
        .set(change)
        .where('site_key', '=', siteKey)
        .where('key', '=', key)
        .execute();
      return success(lineOf({ ...row, ...change }, clock.now()));
    });
  return [
    route('GET /api/operator/promotions', async ({ caller }) => {
      const rows = await rowsOf(db, caller.site.key);
      return success({ list: rows.map((row) => lineOf(row, clock.now())) });
    }),
    route('POST /api/operator/promotions/stop', ({ body, caller }) =>
      changed(caller.site.key, body.key, { is_stopped: true }),
    ),
    route('POST /api/operator/promotions/start', ({ body, caller }) =>
      changed(caller.site.key, body.key, { is_stopped: false }),
    ),
    route('POST /api/operator/promotions/end', ({ body, caller }) => {
      const now = clock.now();
      return changed(caller.site.key, body.key, { ends_at: now }, ({ starts_at: from, ends_at: to }) => {
        if (to !== null && to <= now) throw new DomainError('promotion_over');
        if (from >= now) throw new DomainError('promotion_not_begun');
      });
    }),
    route('POST /api/operator/promotions/add', async ({ body, caller, operator }) => {
      const { lang: _lang, ...offer } = body;
      const at = clock.now();
      const added = await transaction(db, async (tx) => {
        const { key } = await addPromotion(tx, caller.site.key, offer, at);
        return rowsOf(tx, caller.site.key, key);
      });
      log.info({ site: caller.site.key, promotion: body.key, operator }, 'a promotion was added');
      return success(lineOf(one(added), at));
    }),
    route('POST /api/operator/promotions/add-usual', async ({ caller, operator }) => {
      const at = clock.now();
      const added = await transaction(db, async (tx) => {
        const keys = new Set((await addUsualPromotions(tx, caller.site.key, at)).map(({ key }) => key));
        return (await rowsOf(tx, caller.site.key)).filter(({ key }) => keys.has(key));
      });
      const promotions = added.map(({ key }) => key);
      log.info({ site: caller.site.key, promotions, operator }, 'the usual promotions were added');
      return success({ list: added.map((row) => lineOf(row, at)) });
    }),
    route('POST /api/operator/promotions/change', async ({ body, caller, operator }) => {
      const { lang: _lang, ...change } = body;
      const at = clock.now();
      const changed = await transaction(db, async (tx) => {
        await changePromotion(tx, caller.site.key, change, { operator, at });
        return rowsOf(tx, caller.site.key, change.key);
      });
      const { key: promotion, ...changes } = change;
      log.info({ site: caller.site.key, promotion, changes, operator }, 'a promotion was changed');
      return success(lineOf(one(changed), at));
    }),
    route('POST /api/operator/promotions/budget', ({ body, caller }) => {
      const isUnlimited = body.budget === 'none';
      const budgetCentavos = isUnlimited ? null : sentAmount(body.budget);
      if (!isUnlimited && budgetCentavos === null) throw new DomainError('amount_invalid');
      return changed(caller.site.key, body.key, { budget_centavos: budgetCentavos }, (row) => {
        if (budgetCentavos === null || budgetCentavos >= row.awarded_centavos) return;
        const amount = formatBRL(row.awarded_centavos, htmlLangOf(caller.messageSet));
        throw new DomainError('budget_below_awarded', { values: { amount } });
      });
    }),
  ];
}

async function rowsOf(db: Db | Tx, siteKey: string, key?: string): Promise<readonly Row[]> {
  let query = db
    .selectFrom('promotions')
    .innerJoin('sites', 'sites.key', 'promotions.site_key')
    .selectAll('promotions')
    .select('sites.compliance_profile')
    .where('promotions.site_key', '=', siteKey);
  if (key !== undefined) query = query.where('promotions.key', '=', key);
  return query.orderBy('sort_order').orderBy('promotions.key').execute();
}

function one(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('the promotion that was just written is not there');
  return row;
}

function lineOf(row: Row, now: Date): PromotionLine {
  const isAllowed = underLicence(row, row.compliance_profile) !== null;
  return {
    key: row.key,
    kind: row.kind,
    status: isAllowed ? (closureOf(row, now) ?? 'open') : 'not_allowed',
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at?.toISOString() ?? null,
    budget: row.budget_centavos === null ? null : wireFromCentavos(row.budget_centavos),
    awarded: wireFromCentavos(row.awarded_centavos),
    cap: row.cap_centavos === null ? null : wireFromCentavos(row.cap_centavos),
    turnover: String(row.turnover_percent / 100),
    least_vip_level: row.least_vip_level,
  };
}
