import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PAYMENT_PAGE_PATH } from '../../../paths.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { securePage } from '../../sandbox-page.ts';
import { purposeKey, signatureOf } from '../signature.ts';
import { chargeAt } from './charges.ts';
import { notFoundPage, paymentPage } from './page.ts';
import { pageTexts } from './page-texts.ts';
import { payCharge, SCENARIOS } from './pay.ts';
import { Problem } from './problem.ts';
import { read } from './read-request.ts';
import { receiptsOf } from './receipts.ts';

const PAGE = `${PAYMENT_PAGE_PATH}/:id`;

interface Page {
  Params: { id: string };
  Querystring: { lang?: string };
  Body: unknown;
}

/** The payment page and its buttons: plain forms, one token per charge, then a redirect, so that a reload pays nothing. */
export function paymentPageRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.get<Page>(PAGE, async ({ params, query }, reply) => {
    const nonce = deps.random.bytes(16).toString('base64url');
    securePage(reply, nonce);
    const charge = await chargeAt(deps.db, params.id);
    if (!charge) return reply.code(404).send(notFoundPage({ lang: query.lang, nonce }));
    const receipts = await receiptsOf(deps.db, charge.txid);
    return reply.send(
      paymentPage(charge, receipts, {
        lang: query.lang,
        nonce,
        now: deps.clock.now(),
        token: tokenOf(deps, params.id),
      }),
    );
  });

  scope.post<Page>(PAGE, async ({ params, query, body }, reply) => {
    const form = new URLSearchParams(typeof body === 'string' ? body : '');
    if (!isSame(form.get('token') ?? '', tokenOf(deps, params.id)))
      throw new Problem(403, 'AcessoNegado', 'Formulário inválido.');
    const scenario = SCENARIOS.find((known) => known === form.get('scenario'));
    if (!scenario) throw new Problem(400, 'RequisicaoInvalida', 'Situação desconhecida.');
    await payCharge(deps, params.id, scenario);
    const { set } = pageTexts(query.lang);
    return reply.redirect(`${PAYMENT_PAGE_PATH}/${encodeURIComponent(params.id)}?lang=${set}`, 303);
  });
}

/**
 * The same buttons for a program: `POST …/{id}/scenario` with `{"scenario": "twice"}` answers `{"played": true}`. Only
 * JSON is taken: a form of another site cannot send it.
 */
export function paymentScenarioRoute(scope: FastifyInstance, deps: Deps): void {
  scope.post<Page>(`${PAGE}/scenario`, async (request) => {
    if (request.headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
      throw new Problem(415, 'RequisicaoInvalida', 'Formato não suportado.');
    if (!(await chargeAt(deps.db, request.params.id)))
      throw new Problem(404, 'CobNaoEncontrada', 'Cobrança não encontrada.');
    return { played: await payCharge(deps, request.params.id, read(request, scenarioRequest).scenario) };
  });
}

const scenarioRequest = z.object({ scenario: z.enum(SCENARIOS) });

/** The same for every visit of one charge, and of no use for another. */
function tokenOf({ config }: Deps, locationId: string): string {
  const signed = signatureOf(purposeKey(config.providerSecret, 'pix-page'), locationId, new Date(0));
  return signed.slice(signed.indexOf('v1=') + 3);
}

function isSame(given: string, expected: string): boolean {
  const [mine, theirs] = [Buffer.from(expected), Buffer.from(given)];
  return mine.length === theirs.length && timingSafeEqual(mine, theirs);
}
