import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as protocol from '@mosaico/shared/game-wallet';
import { among } from '@mosaico/shared/server';
import type { Deps } from '../runtime/deps.ts';
import { transaction } from '../db/transaction.ts';
import { retryAfterSeconds, unavailabilityOf } from '../db/unavailable.ts';
import { memberBalances } from '../ledger/balances.ts';
import { integrationSecret } from '../providers/game/integration-secret.ts';
import { gameProvidersOf } from '../providers/game/game-providers.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { bet } from './wallet/bets.ts';
import { keepRawBody } from './wallet/raw-body.ts';
import { WalletRefusal, type WalletCall, type WalletOutcome } from './wallet/refusal.ts';
import { rollback } from './wallet/rollbacks.ts';
import { assertAlive, authenticate, sessionOf } from './wallet/sessions.ts';
import { tellBalance } from './wallet/tell-balance.ts';
import { win } from './wallet/wins.ts';

/** Where calls come from: the sandbox runs in the API's own process. */
const isAllowed = among(['127.0.0.0/8', '::1/128']);

type WalletDeps = Deps & { readonly sites: SiteDirectory };

/**
 * The seamless wallet that game providers call: `POST /api/provider/v1/{authenticate,balance,bet,win,rollback}`.
 * Every call is signed by a provider of its site, and comes from this machine: from elsewhere no signature is good. Every money call is one transaction. Unknown where no provider speaks this wire.
 * Source: G15, W1 to W10.
 */
export function seamlessWallet(app: FastifyInstance, deps: WalletDeps): void {
  if (deps.config.gameProvider !== 'sandbox') return;
  void app.register(
    (scope, _options, done) => {
      keepRawBody(scope);
      scope.addHook('onRequest', async ({ ip }) => {
        if (!isAllowed(ip)) throw new WalletRefusal('INVALID_SIGNATURE');
      });
      scope.setErrorHandler((error, request, reply) => answerError(error, request, reply, deps));
      const post = <S extends z.ZodType<{ site: string; request_uuid: string }>>(
        name: string,
        schema: S,
        handle: Handle<z.output<S>>,
      ) =>
        scope.post(`/${name}`, async (request) => {
          const { input, call } = await verified(request, name, schema, deps);
          return { status: 'OK' as const, request_uuid: input.request_uuid, ...(await handle(call, input)) };
        });
      post('authenticate', protocol.authenticateRequest, (call, input) =>
        transaction(deps.db, (tx) => authenticate(tx, call, input.token, deps.random), 'money'),
      );
      post('balance', protocol.balanceRequest, (call, input) => balance(deps, call, input.token));
      post('bet', protocol.betRequest, async (call, input) =>
        told(deps, call, await bet(deps.db, call, input)),
      );
      post('win', protocol.winRequest, async (call, input) =>
        told(deps, call, await win(deps.db, call, input)),
      );
      post('rollback', protocol.rollbackRequest, async (call, input) =>
        told(deps, call, await rollback(deps.db, call, input)),
      );
      done();
    },
    { prefix: protocol.WALLET_PATH },
  );
}

type Handle<Input> = (call: WalletCall, input: Input) => Promise<{ balance_centavos: number }>;

/** @throws WalletRefusal INVALID_SIGNATURE, INVALID_REQUEST */
async function verified<S extends z.ZodType<{ site: string }>>(
  request: FastifyRequest,
  action: string,
  schema: S,
  deps: WalletDeps,
): Promise<{ input: z.output<S>; call: WalletCall }> {
  const integration = headerOf(request, protocol.PROVIDER_HEADER);
  const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const signed = { action, timestamp: headerOf(request, protocol.TIMESTAMP_HEADER), rawBody };
  const at = deps.clock.now();
  const secret = integrationSecret(deps.config.providerSecret, integration);
  if (!protocol.isSignatureValid(secret, signed, headerOf(request, protocol.SIGNATURE_HEADER), at))
    throw new WalletRefusal('INVALID_SIGNATURE');
  const parsed = schema.safeParse(jsonOf(rawBody));
  if (!parsed.success) throw new WalletRefusal('INVALID_REQUEST');
  const site = await deps.sites.ofKey(parsed.data.site);
  const isEngaged = gameProvidersOf(deps.config, site).some(
    (provider) => provider.integration === integration,
  );
  // Of a site that does not exist the action itself finds nothing.
  if (site && !isEngaged) throw new WalletRefusal('INVALID_SIGNATURE');
  return { input: parsed.data, call: { siteKey: parsed.data.site, integration, at } };
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new WalletRefusal('INVALID_REQUEST');
  }
}

async function balance(deps: Deps, call: WalletCall, token: string): Promise<{ balance_centavos: number }> {
  const session = await sessionOf(deps.db, call, token);
  assertAlive(session, call.at);
  const { visibleCentavos } = await memberBalances(deps.db, call.siteKey, session.member_id);
  return { balance_centavos: visibleCentavos };
}

function told(deps: Deps, call: WalletCall, outcome: WalletOutcome): { balance_centavos: number } {
  tellBalance(deps, call, outcome);
  return { balance_centavos: outcome.balanceCentavos };
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply, deps: Deps): FastifyReply {
  if (error instanceof WalletRefusal) {
    const balanceCentavos =
      error.balanceCentavos === undefined ? {} : { balance_centavos: error.balanceCentavos };
    return reply.code(protocol.WALLET_REFUSALS[error.code]).send({ status: error.code, ...balanceCentavos });
  }
  const trouble = unavailabilityOf(error);
  if (trouble) {
    deps.log.warn({ requestId: request.id, reason: trouble }, 'wallet call: the database could not do it');
    return reply
      .code(503)
      .header('retry-after', String(retryAfterSeconds(trouble)))
      .send({ status: 'UNKNOWN' });
  }
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : 500;
  if (status < 500) return reply.code(status).send({ status: 'INVALID_REQUEST' });
  deps.log.error({ requestId: request.id, reason: reasonOf(error) }, 'wallet call failed');
  return reply.code(500).send({ status: 'UNKNOWN' });
}
