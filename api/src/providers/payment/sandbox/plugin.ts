import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PIX_API_PATH, PIX_LOCATION_PATH, PIX_TOKEN_PATH } from '../../../paths.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { sandboxSite, type Sites } from '../../sandbox-site.ts';
import {
  cobRequest,
  endToEndId,
  pixKey as pixKeySchema,
  refundRequest,
  txid as txidSchema,
  webhookAddress,
} from '../pix-wire.ts';
import { retryAfterSeconds, unavailabilityOf } from '../../../db/unavailable.ts';
import { reasonOf } from '../../../runtime/reason-of.ts';
import { requireScope, tokenRoute } from './access.ts';
import type { SandboxScope } from './credentials.ts';
import { getPayout, putPayout } from './payouts.ts';
import { analysisRequest, infractionId } from '../contestation-wire.ts';
import { payoutId, payoutRequest } from '../payout-wire.ts';
import { chargeAt, getCharge, payloadOf, putCharge } from './charges.ts';
import { getInfraction, infractionsRequest, openInfractions, putAnalysis } from './infractions.ts';
import { getPix } from './notices.ts';
import { paymentPageRoutes, paymentScenarioRoute } from './page-routes.ts';
import { Problem } from './problem.ts';
import { check, read } from './read-request.ts';
import { endedPayouts, receivedPix, spanRequest } from './statement.ts';
import { getWebhookAddress, putWebhookAddress } from './webhook-addresses.ts';
import { putRefund } from './refunds.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/**
 * The sandbox payment provider: a service of its own that happens to live in this process. It is talked to over HTTP only, below
 * PIX_API_PATH (the Central Bank's API Pix, with access tokens of PIX_TOKEN_PATH), PIX_LOCATION_PATH (behind a code) and PAYMENT_PAGE_PATH. It exists where
 * PAYMENT_PROVIDER asks for it; on a site that is no sandbox none of its addresses is known, but to who has the
 * credentials: the API itself calls it under no site's name.
 * Source: G12.
 */
export function sandboxPaymentProvider(app: FastifyInstance, deps: Deps & { readonly sites: Sites }): void {
  if (deps.config.paymentProvider !== 'sandbox') return;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.setErrorHandler((error, request, reply) => answerProblem(deps, error, request, reply));
    await scope.register(async (api) => pixApiRoutes(api, deps), { prefix: PIX_API_PATH });
    tokenRoute(scope, PIX_TOKEN_PATH, deps);
    paymentPageRoutes(scope, deps);
    paymentScenarioRoute(scope, deps);
    scope.get(`${PIX_LOCATION_PATH}/:id`, async (request) => {
      await sandboxSite(request, deps.sites);
      const charge = await chargeAt(deps.db, idOf(request, z.string().max(64)));
      if (!charge) throw new Problem(404, 'CobPayloadNaoEncontrado', 'Payload não encontrado.');
      return payloadOf(charge);
    });
  });
}

function pixApiRoutes(api: FastifyInstance, deps: Deps & { readonly sites: Sites }): void {
  const needs = (scope: SandboxScope) => ({
    preHandler: (request: FastifyRequest) => requireScope(deps, request, scope),
  });
  api.put('/cob/:id', needs('cob.write'), async (request, reply) =>
    reply.code(201).send(await putCharge(deps, idOf(request, txidSchema), read(request, cobRequest))),
  );
  api.get('/cob/:id', needs('cob.read'), async (request) => getCharge(deps, idOf(request, txidSchema)));
  api.get('/pix', needs('pix.read'), async (request) =>
    receivedPix(deps.db, check(request.query, spanRequest)),
  );
  api.get('/pix/:id', needs('pix.read'), async (request) => getPix(deps, idOf(request, endToEndId)));
  api.get('/envios', needs('envio.read'), async (request) =>
    endedPayouts(deps.db, check(request.query, spanRequest)),
  );
  api.put('/webhook/:id', needs('webhook.write'), async (request, reply) => {
    await putWebhookAddress(deps, idOf(request, pixKeySchema), read(request, webhookAddress).webhookUrl);
    return reply.code(200).send('');
  });
  api.get('/webhook/:id', needs('webhook.read'), async (request) =>
    getWebhookAddress(deps, idOf(request, pixKeySchema)),
  );
  api.put('/envios/:id', needs('envio.write'), async (request, reply) =>
    reply.code(201).send(await putPayout(deps, idOf(request, payoutId), read(request, payoutRequest))),
  );
  api.get('/envios/:id', needs('envio.read'), async (request) => getPayout(deps, idOf(request, payoutId)));
  api.get('/infracoes', needs('infracao.read'), async (request) =>
    openInfractions(deps, check(request.query, infractionsRequest)),
  );
  api.get('/infracoes/:id', needs('infracao.read'), async (request) =>
    getInfraction(deps, idOf(request, infractionId)),
  );
  api.put('/infracoes/:id/analise', needs('infracao.write'), async (request) =>
    putAnalysis(deps, idOf(request, infractionId), read(request, analysisRequest).resultado),
  );
  api.put('/pix/:e2eid/devolucao/:id', needs('pix.write'), async (request, reply) => {
    const params = z.object({ e2eid: endToEndId, id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/) });
    const { e2eid, id } = check(request.params, params);
    const { valor } = read(request, refundRequest);
    return reply.code(201).send(await putRefund(deps, { e2eid, refundId: id, valor }));
  });
}

function idOf(request: FastifyRequest, schema: z.ZodType<string>): string {
  return check(request.params, z.object({ id: schema })).id;
}

function answerProblem(
  { log }: Deps,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof DomainError) throw error; // for the handler of the whole API
  const trouble = unavailabilityOf(error);
  if (trouble) void reply.header('retry-after', String(retryAfterSeconds(trouble)));
  const problem = error instanceof Problem ? error : trouble ? unavailable() : unexpected(error);
  const facts = { reason: trouble ?? reasonOf(error), route: request.routeOptions.url ?? null };
  if (trouble) log.warn(facts, 'payment sandbox: the database could not do it');
  else if (problem.status >= 500) log.error(facts, 'payment sandbox failed');
  return reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem.body()));
}

/** The same call may be sent again. */
function unavailable(): Problem {
  return new Problem(503, 'ServicoIndisponivel', 'Serviço indisponível no momento. Tente de novo.');
}

/** Fastify's own refusals (too large, not found) keep their status. */
function unexpected(error: unknown): Problem {
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  return new Problem(
    status,
    status < 500 ? 'RequisicaoInvalida' : 'ErroInternoDoServidor',
    'A requisição não pôde ser atendida.',
  );
}
