import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { among } from '@mosaico/shared/server';
import type { z } from 'zod';
import type { Hub88Settings } from '../../config/hub88-settings.ts';
import { retryAfterSeconds, unavailabilityOf } from '../../db/unavailable.ts';
import { memberBalances } from '../../ledger/balances.ts';
import { HUB88_PATH } from '../../paths.ts';
import { gameProvidersOf } from '../../providers/game/game-providers.ts';
import * as wire from '../../providers/game/hub88/hub88-wire.ts';
import type { Deps } from '../../runtime/deps.ts';
import { reasonOf } from '../../runtime/reason-of.ts';
import type { SiteDirectory } from '../../sites/site-directory.ts';
import { keepRawBody } from '../wallet/raw-body.ts';
import { WalletRefusal, type WalletOutcome } from '../wallet/refusal.ts';
import { assertAlive } from '../wallet/sessions.ts';
import { tellBalance } from '../wallet/tell-balance.ts';
import { type Asked, Hub88Refusal, hub88Refused, hub88Success, type Hub88Answer } from './hub88-answers.ts';
import { assertOwnSession, hub88Bet, hub88Rollback, hub88Win, type Hub88Call } from './hub88-calls.ts';

type WalletDeps = Deps & { readonly sites: SiteDirectory };
interface Addressed {
  readonly Params: { readonly site: string };
}
type Handle<Input> = (call: Hub88Call, input: Input) => Promise<Hub88Answer>;

/**
 * The wallet as the aggregator Hub88 calls it, below an address of each site: `POST …/{user/info, user/balance, transaction/bet, transaction/win,
 * transaction/rollback}`. The money moves by the same calls as for every other provider, so all rules of the wallet hold.
 * What its documentation has a status for is answered with HTTP 200. Source: G50, W1 to W10.
 */
export function hub88Wallet(app: FastifyInstance, deps: WalletDeps): void {
  const { hub88, gameProvider } = deps.config;
  if (gameProvider !== 'hub88' || !hub88) return;
  void app.register(
    (scope, _options, done) => {
      keepRawBody(scope);
      const isAllowed = among(hub88.networks);
      scope.addHook('onRequest', async ({ ip }, reply) => {
        if (!isAllowed(ip)) await reply.code(403).send({ status: 'RS_ERROR_INVALID_PARTNER' });
      });
      const post = <S extends z.ZodType<Asked>>(name: string, schema: S, handle: Handle<z.output<S>>) =>
        scope.post<Addressed>(`/${name}`, async (request, reply) => {
          let asked: Asked | null = null;
          try {
            const input = await verified(request, schema, { ...deps, hub88 });
            asked = input;
            return await handle(await callOf(request, input, deps), input);
          } catch (error) {
            return answerError(error, asked, reply, deps);
          }
        });
      const moved = (call: Hub88Call, asked: Asked, outcome: WalletOutcome) => {
        tellBalance(deps, call, outcome);
        return hub88Success(asked, outcome.balanceCentavos);
      };
      post('user/info', wire.userInfoRequest, (_, { user, request_uuid }) =>
        Promise.resolve({ status: 'RS_OK', user, request_uuid, country: 'BR' }),
      );
      post('user/balance', wire.userBalanceRequest, async (call, input) => {
        assertAlive(await assertOwnSession(deps.db, call, input.token), call.at);
        const { visibleCentavos } = await memberBalances(deps.db, call.siteKey, call.memberId);
        return hub88Success(input, visibleCentavos);
      });
      post('transaction/bet', wire.hub88BetRequest, async (call, input) =>
        moved(call, input, await hub88Bet(deps.db, call, input)),
      );
      post('transaction/win', wire.hub88WinRequest, async (call, input) =>
        moved(call, input, await hub88Win(deps.db, call, input)),
      );
      post('transaction/rollback', wire.hub88RollbackRequest, async (call, input) =>
        moved(call, input, await hub88Rollback(deps.db, call, input)),
      );
      done();
    },
    { prefix: `${HUB88_PATH}/:site` },
  );
}

/** @throws Hub88Refusal INVALID_PARTNER (a site without it), INVALID_SIGNATURE, WRONG_SYNTAX, WRONG_TYPES */
async function verified<S extends z.ZodType<Asked>>(
  { params, headers, body }: FastifyRequest<Addressed>,
  schema: S,
  { hub88, sites, config }: WalletDeps & { readonly hub88: Hub88Settings },
): Promise<z.output<S>> {
  const keys = hub88.sites.get(params.site);
  if (!keys || gameProvidersOf(config, await sites.ofKey(params.site)).length === 0)
    throw new Hub88Refusal('RS_ERROR_INVALID_PARTNER');
  const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const signature = headers[wire.HUB88_SIGNATURE_HEADER];
  if (typeof signature !== 'string' || !wire.isHub88SignatureValid(keys.publicKey, rawBody, signature))
    throw new Hub88Refusal('RS_ERROR_INVALID_SIGNATURE');
  const read = schema.safeParse(jsonOf(rawBody));
  if (!read.success) throw new Hub88Refusal('RS_ERROR_WRONG_TYPES');
  return read.data;
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    throw new Hub88Refusal('RS_ERROR_WRONG_SYNTAX');
  }
}

/** @throws Hub88Refusal INVALID_TOKEN where the user is no member of the site */
async function callOf(
  { params: { site } }: FastifyRequest<Addressed>,
  { user }: Asked,
  { clock, db }: WalletDeps,
): Promise<Hub88Call> {
  const memberId = wire.memberOfHub88User(site, user);
  const member =
    memberId !== null &&
    (await db
      .selectFrom('members')
      .select('id')
      .where('site_key', '=', site)
      .where('id', '=', memberId)
      .executeTakeFirst());
  if (!member) throw new Hub88Refusal('RS_ERROR_INVALID_TOKEN');
  return { siteKey: site, integration: 'hub88', at: clock.now(), memberId: member.id };
}

function answerError(
  error: unknown,
  asked: Asked | null,
  reply: FastifyReply,
  { log }: Pick<Deps, 'log'>,
): FastifyReply {
  if (error instanceof WalletRefusal || error instanceof Hub88Refusal)
    return reply.send(hub88Refused(asked, error));
  const trouble = unavailabilityOf(error);
  const unknown = hub88Refused(asked, new Hub88Refusal('RS_ERROR_UNKNOWN'));
  const requestId = reply.request.id;
  if (trouble) {
    log.warn({ requestId, reason: trouble }, 'wallet call: the database could not do it');
    return reply
      .code(503)
      .header('retry-after', String(retryAfterSeconds(trouble)))
      .send(unknown);
  }
  log.error({ requestId, reason: reasonOf(error) }, 'wallet call failed');
  return reply.code(500).send(unknown);
}
