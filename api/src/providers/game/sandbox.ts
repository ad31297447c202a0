import {
  faultsByChance,
  faultyWire,
  leadingGames,
  recoverRounds,
  sandboxEditions,
  sandboxGames,
  sandboxGamesPlugin,
  siteApiPlugin,
  walletClient,
  type Provider,
  type SandboxGameTables,
} from '@mosaico/sandbox-games';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../runtime/deps.ts';
import type { Job } from '../../runtime/job.ts';
import { sandboxSite, type Sites } from '../sandbox-site.ts';
import { integrationSecret } from './integration-secret.ts';

/*
 * The one place where the API knows the sandbox game provider: what it offers is in the catalogue, and it runs in this
 * process. It reaches the wallet over HTTP only.
 */

const RECOVERY_PAUSE_MS = 5_000;

/** What the sandbox offers: its catalogue, how its games are launched, and which of them a site may begin with. */
export { leadingGames, sandboxEditions, sandboxGames };

/** Serves the sandbox where GAME_PROVIDER asks for it, on sites that are sandboxes alone. @param provider what it is built on; a test hands in a wallet client that fails */
export function sandboxGameProvider(
  app: FastifyInstance,
  deps: Deps & { readonly sites: Sites },
  provider: Provider = sandboxOf(deps),
): void {
  if (deps.config.gameProvider !== 'sandbox') return;
  app.addHook('onRequest', async (request) => void (await sandboxSite(request, deps.sites)));
  sandboxGamesPlugin(app, provider, { isSecure: deps.config.publicOrigin.startsWith('https:') });
}

/** Answers the sites: what was drawn for their players, and why. The calls are signed, whatever host they name. */
export function sandboxSiteApi(app: FastifyInstance, deps: Deps): void {
  if (deps.config.gameProvider !== 'sandbox') return;
  siteApiPlugin(
    app,
    sandboxOf(deps),
    integrationSecret(deps.config.providerSecret, sandboxGames.integration),
  );
}

/** Mends rounds that were left open. */
export function roundRecoveryJob(deps: Deps): Job {
  const provider = sandboxOf(deps);
  return {
    name: 'sandbox games: round recovery',
    pauseMs: RECOVERY_PAUSE_MS,
    work: () => recoverRounds(provider),
  };
}

/** The sandbox as it runs: it sees its own tables only, and its wallet client speaks to the API's own address, over a network that fails as often as the settings say. */
export function sandboxOf({ db, clock, random, log, config }: Deps): Provider {
  const { integration } = sandboxGames;
  return {
    db: db.lane('writes').$extendTables<SandboxGameTables>().$pickTables<keyof SandboxGameTables>(),
    clock,
    random,
    log,
    wallet: walletClient({
      baseUrl: config.selfUrl,
      integration,
      secret: integrationSecret(config.providerSecret, integration),
      clock,
      random,
      send: config.gameFaults > 0 ? faultyWire(fetch, faultsByChance(config.gameFaults, random)) : fetch,
    }),
  };
}
