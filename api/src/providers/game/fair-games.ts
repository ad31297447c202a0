import type { z } from 'zod';
import * as protocol from '@mosaico/shared/game-wallet';
import { PROVIDER_PATH, type MessageSet } from '@mosaico/shared/contract';
import { DomainError } from '../../domain-error.ts';
import type { Deps } from '../../runtime/deps.ts';
import { integrationSecret } from './integration-secret.ts';

const TIMEOUT_MS = 3_000;

/** A member, as the provider knows them. */
export interface FairPlayer {
  readonly siteKey: string;
  readonly memberId: number;
}

/** Which rounds are asked for, and the language in which symbols are named. */
export interface SeedRounds {
  readonly serverSeedHash: string;
  readonly fromNonce: number;
  readonly language: MessageSet;
}

/** A provider whose rounds can be repeated by anyone. */
export interface FairGames {
  seeds(player: FairPlayer): Promise<protocol.SeedsAnswer>;
  /** @throws DomainError round_open */
  rotate(player: FairPlayer, clientSeed: string): Promise<protocol.SeedsAnswer>;
  /** Its round is null when the provider has none such of the player. @param language in which symbols are named */
  round(player: FairPlayer, roundId: string, language: MessageSet): Promise<protocol.RoundAnswer>;
  /** Rounds of one server seed, and what is on the reels of their games. */
  roundsOfSeed(player: FairPlayer, asked: SeedRounds): Promise<protocol.SeedRoundsAnswer>;
}

type FairDeps = Pick<Deps, 'config' | 'clock'>;

/**
 * Asks an integration over signed HTTP what it drew, and why (G48). Every call throws DomainError `unavailable` when there is no answer.
 *
 * @param send the network; a test may make it fail
 */
export function fairGames(deps: FairDeps, integration: string, send: typeof fetch = fetch): FairGames {
  const ask = <S extends z.ZodType>(name: string, player: FairPlayer, more: object, answer: S) =>
    post(
      deps,
      { integration, name, send },
      { site: player.siteKey, player_id: String(player.memberId), ...more },
      answer,
    );
  return {
    seeds: (player) => ask('seeds', player, {}, protocol.seedsAnswer),
    rotate: (player, clientSeed) => ask('rotate', player, { client_seed: clientSeed }, protocol.seedsAnswer),
    round: (player, roundId, language) =>
      ask('round', player, { round_id: roundId, language }, protocol.roundAnswer),
    roundsOfSeed: (player, { serverSeedHash, fromNonce, language }) =>
      ask(
        'seed-rounds',
        player,
        { server_seed_hash: serverSeedHash, from_nonce: fromNonce, language },
        protocol.seedRoundsAnswer,
      ),
  };
}

interface Called {
  readonly integration: string;
  readonly name: string;
  readonly send: typeof fetch;
}

async function post<S extends z.ZodType>(
  { config, clock }: FairDeps,
  { integration, name, send }: Called,
  body: object,
  answer: S,
): Promise<z.output<S>> {
  const rawBody = Buffer.from(JSON.stringify(body));
  const timestamp = String(clock.now().getTime());
  const secret = integrationSecret(config.providerSecret, integration);
  const signature = protocol.signatureOf(secret, { action: name, timestamp, rawBody });
  const answered = await send(`${config.selfUrl}${PROVIDER_PATH}${protocol.SITE_PATH}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [protocol.TIMESTAMP_HEADER]: timestamp,
      [protocol.SIGNATURE_HEADER]: signature,
    },
    body: rawBody,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then((response) => response.json() as Promise<unknown>)
    // No answer, or none that can be read.
    .catch(() => null);
  const read = answer.safeParse(answered);
  if (read.success) return read.data;
  const refused = protocol.siteRefusal.safeParse(answered);
  throw new DomainError(
    refused.success && refused.data.error === 'ROUND_OPEN' ? 'round_open' : 'unavailable',
  );
}
