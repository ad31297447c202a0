import { escapeHtml } from '../../../http/escape-html.ts';
import { brazilianTime } from '../../sandbox-page.ts';
import { formatBRL } from '@mosaico/shared/money';
import { concealCpf } from '@mosaico/shared/rules';
import { expiryOf, type SandboxCharge } from './charges.ts';
import type { Receipt } from './receipts.ts';
import type { ContestAction } from './contest.ts';
import type { Scenario } from './pay.ts';
import type { SandboxPayout } from './payouts.ts';
import { pageStyle } from './page-style.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';

interface PageInput {
  readonly lang: string | undefined;
  /** Nonce of the one style element. */
  readonly nonce: string;
  readonly now: Date;
}

const TICK =
  '<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><path d="m5 12.5 4.6 4.6L19 7.5"/></svg>';
const CROSS =
  '<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="3" aria-hidden="true"><path d="m6 6 12 12M18 6 6 18"/></svg>';
const LOGO =
  '<svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><rect width="30" height="30" rx="9" fill="#fff"/><path d="M7 19c4-9 5 3 8-3s4-6 8 1" fill="none" stroke="#4338ca" stroke-width="3" stroke-linecap="round"/></svg>';

/** What has been paid, and the payouts to the same person that are under way. */
interface PageParts {
  readonly receipts: readonly Receipt[];
  readonly payouts: readonly SandboxPayout[];
}

/** The payment page of the fictitious bank: what is owed and the buttons, or the receipt. Works without scripts. */
export function paymentPage(
  charge: SandboxCharge,
  { receipts, payouts }: PageParts,
  input: PageInput,
): string {
  const texts = pageTexts(input.lang);
  const remainingSeconds = Math.max(0, Math.ceil((expiryOf(charge).getTime() - input.now.getTime()) / 1000));
  const body = receipts.length === 0 ? bill(charge, texts, remainingSeconds) : paid(receipts, charge, texts);
  return frame(body + open(payouts, texts), texts, { ...input, remainingSeconds });
}

/** The page for an address that no charge has. */
export function notFoundPage(input: Pick<PageInput, 'lang' | 'nonce'>): string {
  const texts = pageTexts(input.lang);
  const body = `<section class="card">${state(CROSS, texts.notFound, texts.notFoundHint, true)}</section>`;
  return frame(body, texts, { ...input, remainingSeconds: 0 });
}

function bill(charge: SandboxCharge, texts: PageTexts, remainingSeconds: number): string {
  const isExpired = remainingSeconds === 0;
  const rows: Rows = [
    [texts.to, charge.receiver_name],
    [texts.payer, charge.payer_cpf ? concealCpf(charge.payer_cpf) : '—'],
    [texts.expiresAt, brazilianTime(expiryOf(charge), texts.htmlLang)],
    [texts.id, charge.txid, 'id'],
  ];
  const tag = isExpired ? 'h2' : 'h1';
  const head = isExpired ? state(CROSS, texts.expired, texts.expiredHint, true) : '';
  const clock = `<p class="clock"><span>${texts.expiresIn}</span><b></b></p><div class="bar"><i></i></div>`;
  const button = isExpired ? '' : form('pay', texts);
  const others = (isExpired ? (['late'] as const) : (['other_cpf', 'wrong_amount', 'twice'] as const)).map(
    (scenario) => form(scenario, texts),
  );
  return `<section class="card">${head}<${tag} class="label">${texts.youPay}</${tag}><p class="sum">${money(charge.amount_centavos, texts)}</p>
${list(rows)}${isExpired ? '' : clock}${button}</section>
<section class="card more"><h2>${texts.simulate}</h2>${others.join('')}</section>`;
}

function paid(receipts: readonly Receipt[], charge: SandboxCharge, texts: PageTexts): string {
  const cards = receipts.map(
    ({ e2eid, amountCentavos, payerName, payerCpf, paidAt, isRefunded, isContested }) => {
      const rows: Rows = [
        [texts.to, charge.receiver_name],
        [texts.from, `${payerName} · ${concealCpf(payerCpf)}`],
        [texts.at, brazilianTime(paidAt, texts.htmlLang)],
        [texts.e2e, e2eid, 'id'],
        [texts.id, charge.txid, 'id'],
      ];
      const tag = isRefunded ? texts.refunded : isContested ? texts.contested : '';
      const refund = tag ? `<p class="tag">${tag}</p>` : '';
      return `<section class="card"><h2>${texts.receipt}</h2><p class="sum">${money(amountCentavos, texts)}</p>${refund}${list(rows)}</section>`;
    },
  );
  return `<section class="card">${state(TICK, texts.paid, texts.paidHint)}</section>${cards.join('')}${contests(receipts, texts)}`;
}

/** What the payer can do about a payment afterwards. */
function contests(receipts: readonly Receipt[], texts: PageTexts): string {
  const actions = [
    ...(receipts.some(({ isRefunded, isContested }) => !isRefunded && !isContested)
      ? ['contest' as const]
      : []),
    ...(receipts.some(({ isContested }) => isContested) ? ['withdraw_contest' as const] : []),
  ];
  const buttons = actions.map((action) => form(action, texts)).join('');
  return buttons && `<section class="card more"><h2>${texts.simulate}</h2>${buttons}</section>`;
}

/** Payouts that the bank can still refuse. */
function open(payouts: readonly SandboxPayout[], texts: PageTexts): string {
  const forms = payouts.map(({ payout_id: id, amount_centavos: centavos }) => {
    const label = `${texts.refusePayout}: ${money(centavos, texts)} · ${escapeHtml(id)}`;
    return `<form method="post" action="?lang=${texts.set}"><button name="refuse" value="${escapeHtml(id)}">${label}</button></form>`;
  });
  return forms.length === 0
    ? ''
    : `<section class="card more"><h2>${texts.openPayouts}</h2>${forms.join('')}</section>`;
}

function state(mark: string, title: string, hint: string, isBad = false): string {
  return `<div class="mark${isBad ? ' bad' : ''}">${mark}</div><h1 class="state">${title}</h1><p class="hint">${hint}</p>`;
}

function form(scenario: Scenario | ContestAction, texts: PageTexts): string {
  return `<form method="post" action="?lang=${texts.set}"><button name="scenario" value="${scenario}">${texts[scenario]}</button></form>`;
}

type Rows = readonly (readonly [label: string, value: string, kind?: 'id'])[];

function list(rows: Rows): string {
  return `<dl>${rows.map(([label, value, kind]) => `<div><dt>${label}</dt><dd${kind ? ' class="id"' : ''}>${escapeHtml(value)}</dd></div>`).join('')}</dl>`;
}

function frame(body: string, texts: PageTexts, page: { nonce: string; remainingSeconds: number }): string {
  const [lang, name] = texts.set === 'en' ? ['pt', 'Português'] : ['en', 'English'];
  return `<!doctype html><html lang="${texts.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title} · Banco Sandbox</title><style nonce="${page.nonce}">${pageStyle(page.remainingSeconds)}</style></head>
<body><header>${LOGO} Banco Sandbox <span>Pix</span></header><main>${body}</main>
<footer><p>${texts.sandbox}</p><a href="?lang=${lang}" lang="${lang}">${name}</a></footer></body></html>`;
}

function money(centavos: number, { htmlLang }: PageTexts): string {
  return formatBRL(centavos, htmlLang);
}
