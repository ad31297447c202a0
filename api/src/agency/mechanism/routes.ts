import type { ApiKey, CommissionPart } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import { escapeHtml } from '../../http/escape-html.ts';
import { type Caller, type Route, route, success } from '../../http/route.ts';
import type { Deps } from '../../runtime/deps.ts';
import { assertAgents } from '../../sites/has-agents.ts';
import { percentText, rateOf, shareOf } from '../commissions/rates.ts';

/** What the examples begin with: a deposit, the bets of a day, what the house won in a month. In centavos. */
const EXAMPLE: Readonly<Record<CommissionPart, number>> = {
  recharge: 200_00,
  betting: 1_000_00,
  settlement: 3_000_00,
};
/** Sentences of each part: `agency.rule.recharge.1` and so on. */
const SENTENCES: Readonly<Record<CommissionPart, number>> = { recharge: 3, betting: 3, settlement: 4 };

type MechanismKey = Extract<ApiKey, `GET /api/agency/mechanism/${string}`>;

/** How agents earn, in three parts that are asked for at the same time (R112, R216). */
export function mechanismRoutes({ db, clock }: Deps): readonly Route[] {
  const partRoute = (key: MechanismKey, part: CommissionPart) =>
    route(key, async ({ caller }) => {
      await assertAgents(db, caller.site.key);
      return success(await partOf({ db, clock }, caller, part));
    });
  return [
    partRoute('GET /api/agency/mechanism/recharge', 'recharge'),
    partRoute('GET /api/agency/mechanism/betting', 'betting'),
    partRoute('GET /api/agency/mechanism/settlement', 'settlement'),
  ];
}

async function partOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: Caller, part: CommissionPart) {
  const rate = await rateOf(db, caller.site.key, part, clock.now());
  if (rate === null || rate === 0)
    return { tiers: [], ...rulesOnWire([caller.t('agency.rule.not_paid')]), example: null };
  const tier = {
    level: 1,
    min_amount: '0.00',
    rate: percentText(rate),
    note: caller.t(`agency.note.${part}`),
  };
  const rules = Array.from({ length: SENTENCES[part] }, (_, index) =>
    caller.t(`agency.rule.${part}.${index + 1}`),
  );
  const example = {
    base_amount: wireFromCentavos(EXAMPLE[part]),
    amount: wireFromCentavos(shareOf(EXAMPLE[part], rate)),
  };
  return { tiers: [tier], ...rulesOnWire(rules), example };
}

/** The sentences, and the list of them in HTML that R112 asks for. */
function rulesOnWire(rules: readonly string[]) {
  const items = rules.map((rule) => `<li>${escapeHtml(rule)}</li>`);
  return { rules: [...rules], rules_html: `<ul>${items.join('')}</ul>` };
}
