import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PAYMENT_PAGE_PATH } from '../../../paths.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { securePage } from '../../sandbox-page.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import { chargeOfSite, type SandboxCharge } from './charges.ts';
import { isPageKey, pageAddress } from './page-address.ts';
import { notFoundPage, paymentPage } from './page.ts';
import { pageTexts } from './page-texts.ts';
import { CONTEST_ACTIONS, contestCharge, withdrawContest } from './contest.ts';
import { payCharge, SCENARIOS } from './pay.ts';
import { openPayoutsTo, refusePayout } from './payouts.ts';
import { Problem } from './problem.ts';
import { read } from './read-request.ts';
import { receiptsOf } from './receipts.ts';

const PAGE = `${PAYMENT_PAGE_PATH}/:id/:key`;

interface Page {
  Params: { id: string; key: string };
  Querystring: { lang?: string };
  Body: unknown;
}

type PageDeps = Deps & { readonly sites: Sites };

/**
 * The payment page and its buttons: plain forms, then a redirect, so that a reload pays nothing. The key in the address is
 * the proof that the charge is the visitor's; a form of another site does not know it.
 */
export function paymentPageRoutes(scope: FastifyInstance, deps: PageDeps): void {
  scope.get<Page>(PAGE, async (request, reply) => {
    const { lang } = request.query;
    const charge = await chargeOfPage(deps, request);
    const nonce = deps.random.bytes(16).toString('base64url');
    securePage(reply, nonce);
    if (!charge) return reply.code(404).send(notFoundPage({ lang, nonce }));
    const receipts = await receiptsOf(deps.db, charge.txid);
    const payouts = await openPayoutsTo(deps.db, charge);
    return reply.send(paymentPage(charge, { receipts, payouts }, { lang, nonce, now: deps.clock.now() }));
  });

  scope.post<Page>(PAGE, async (request, reply) => {
    const charge = await knownCharge(deps, request);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const play = PLAYS.find((known) => known === form.get('scenario'));
    const refused = form.get('refuse');
    if (play) await playOn(deps, charge, play);
    else if (refused !== null) await refusePayout(deps, charge, refused);
    else throw new Problem(400, 'RequisicaoInvalida', 'Situação desconhecida.');
    const { set } = pageTexts(request.query.lang);
    return reply.redirect(`${pageAddress(deps.config.providerSecret, charge.location_id)}?lang=${set}`, 303);
  });
}

/**
 * The same buttons for a program: `POST …/{id}/{key}/scenario` with `{"scenario": "twice"}` answers `{"played": true}`. Only
 * JSON is taken: a form of another site cannot send it.
 */
export function paymentScenarioRoute(scope: FastifyInstance, deps: PageDeps): void {
  scope.post<Page>(`${PAGE}/scenario`, async (request) => {
    const charge = await knownCharge(deps, request);
    if (request.headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
      throw new Problem(415, 'RequisicaoInvalida', 'Formato não suportado.');
    return { played: await playOn(deps, charge, read(request, scenarioRequest).scenario) };
  });
}

/** All that the page can play: payments, and what a payer does about them afterwards. */
const PLAYS = [...SCENARIOS, ...CONTEST_ACTIONS] as const;
const scenarioRequest = z.object({ scenario: z.enum(PLAYS) });

/** @returns whether anything has happened */
async function playOn(deps: Deps, charge: SandboxCharge, play: (typeof PLAYS)[number]): Promise<boolean> {
  if (play === 'contest') return (await contestCharge(deps, charge.txid)) > 0;
  if (play === 'withdraw_contest') return (await withdrawContest(deps, charge.txid)) > 0;
  return payCharge(deps, charge.location_id, play);
}

/** The charge of the address, for who has its key and is on the site that made it; null alike for all others. */
async function chargeOfPage(
  { db, config, sites }: PageDeps,
  request: FastifyRequest<Page>,
): Promise<SandboxCharge | null> {
  const siteKey = await sandboxSite(request, sites);
  const { id, key } = request.params;
  if (!isPageKey(config.providerSecret, id, key)) return null;
  return (await chargeOfSite(db, siteKey, id)) ?? null;
}

/** @throws Problem CobNaoEncontrado */
async function knownCharge(deps: PageDeps, request: FastifyRequest<Page>): Promise<SandboxCharge> {
  const charge = await chargeOfPage(deps, request);
  if (!charge) throw new Problem(404, 'CobNaoEncontrado', 'Cobrança não encontrada.');
  return charge;
}
