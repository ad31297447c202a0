import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import * as protocol from '@mosaico/shared/game-wallet';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import type { Player } from '../fairness/seeds.ts';
import type { Provider } from '../provider.ts';
import { roundsOfSeed, toldRound } from './fair-rounds.ts';
import { rotateSeeds, seedsOf } from './player-seeds.ts';

const BODY_LIMIT_BYTES = 4_096;

/** What the sites ask the provider, each for a player of its own. For who cannot sign there is nothing here. @param secret the integration's own */
export function siteApiPlugin(app: FastifyInstance, provider: Provider, secret: string): void {
  void app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
        // The signature covers the bytes of the body, so they are kept as they came.
        (_request, body, parsed) => parsed(null, body),
      );
      const serve = <S extends z.ZodType<{ site: string; player_id: string }>>(
        name: string,
        schema: S,
        answer: (player: Player, input: z.output<S>) => Promise<object | null>,
      ) =>
        scope.post(`/${name}`, async (request, reply) => {
          const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          if (!isSigned(request, name, rawBody, { secret, provider })) return refuse(reply, 404, 'not_found');
          const input = schema.safeParse(jsonOf(rawBody));
          if (!input.success) return refuse(reply, 400, 'INVALID_REQUEST');
          const player = { siteKey: input.data.site, playerId: input.data.player_id };
          return (await answer(player, input.data)) ?? refuse(reply, 409, 'ROUND_OPEN');
        });

      serve('seeds', protocol.seedsRequest, (player) => seedsOf(provider, player));
      serve('rotate', protocol.rotateRequest, (player, input) =>
        rotateSeeds(provider, player, input.client_seed),
      );
      serve('round', protocol.roundRequest, (player, input) =>
        toldRound(provider.db, player, { roundId: input.round_id, language: input.language ?? 'pt' }),
      );
      serve('seed-rounds', protocol.seedRoundsRequest, (player, input) =>
        roundsOfSeed(provider.db, player, {
          serverSeedHash: input.server_seed_hash,
          fromNonce: input.from_nonce,
          language: input.language ?? 'pt',
        }),
      );
      done();
    },
    { prefix: `${PROVIDER_PATH}${protocol.SITE_PATH}` },
  );
}

function isSigned(
  { headers }: FastifyRequest,
  action: string,
  rawBody: Buffer,
  { secret, provider }: { readonly secret: string; readonly provider: Provider },
): boolean {
  const timestamp = String(headers[protocol.TIMESTAMP_HEADER] ?? '');
  const signature = String(headers[protocol.SIGNATURE_HEADER] ?? '');
  return protocol.isSignatureValid(secret, { action, timestamp, rawBody }, signature, provider.clock.now());
}

function jsonOf(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return null;
  }
}

function refuse(
  reply: FastifyReply,
  status: number,
  error: z.output<typeof protocol.siteRefusal>['error'],
): FastifyReply {
  return reply.code(status).send({ error });
}
