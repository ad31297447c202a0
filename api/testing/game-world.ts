import type { AddressInfo } from 'node:net';
import { faultyWire, walletClient, type Fault, type WalletClient } from '@mosaico/sandbox-games';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { insertMember } from './builders.ts';
import { useApp, type TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';
import { transaction } from '../src/db/transaction.ts';
import type { Deps } from '../src/runtime/deps.ts';
import type { MemberEvent } from '../src/runtime/member-events.ts';
import { deposit } from '../src/ledger/deposits.ts';
import { integrationSecret } from '../src/providers/game/integration-secret.ts';
import {
  sandboxGameProvider,
  sandboxGames,
  sandboxOf,
  sandboxSiteApi,
} from '../src/providers/game/sandbox.ts';
import { seamlessWallet } from '../src/games/wallet-endpoints.ts';
import { pixWebhook } from '../src/payments/webhook.ts';
import type { Serving } from '../src/serving/app.ts';
import { fairnessRoutes } from '../src/games/fairness/routes.ts';
import { gameRecordRoutes } from '../src/games/records/routes.ts';
import { gameRoutes } from '../src/games/routes.ts';
import { winnerRoutes } from '../src/games/winners/routes.ts';
import { seedGames } from '../src/games/seed.ts';
import { launchGame } from '../src/games/launch.ts';

export interface Player {
  readonly siteKey: string;
  readonly memberId: number;
}

/** The network between the provider and the wallet, in a test's hands. */
export interface Wire {
  /** Asked for each wallet call by its name. */
  fault: (call: string) => Fault | null;
  /** Told every answer of the wallet. */
  answered: (response: Pick<LightMyRequestResponse, 'statusCode' | 'headers'>) => void;
}

export interface GameWorld extends TestApp {
  readonly wire: Wire;
  /** A provider's client of the wallet, over the wire. */
  readonly wallet: WalletClient;
  /** A member with money of the world's site. */
  player(centavos: number): Promise<Player>;
  /** Opens a game session. @returns the launch token */
  launch(player: Player, gameId?: number): Promise<string>;
}

/** Games, wallet and sandbox provider of one site, on the test's database. @param test the database, if it is another one */
export function useGameWorld(test?: TestDatabase): GameWorld {
  const wire: Wire = { fault: () => null, answered: () => {} };
  let app: FastifyInstance | undefined;
  const send = faultyWire(
    reached(wire, () => app),
    (call) => wire.fault(call),
  );
  const serving: Serving = {
    routes: (deps) => [
      ...gameRoutes(deps),
      ...gameRecordRoutes(deps),
      ...winnerRoutes(deps),
      ...fairnessRoutes(deps),
    ],
    plugins: [
      seamlessWallet,
      (scope, deps) => sandboxGameProvider(scope, deps, { ...sandboxOf(deps), wallet: client(deps, send) }),
      sandboxSiteApi,
      pixWebhook,
    ],
  };
  const world = useApp(serving, {}, test);
  beforeAll(async () => {
    app = world.app;
    await transaction(world.deps.db, (tx) => seedGames(tx, { siteKeys: [world.siteKey] }));
  });
  beforeEach(() => void (wire.fault = () => null));
  let deposits = 0;
  const more = {
    wire,
    get wallet() {
      return client(world.deps, send);
    },
    async player(centavos: number): Promise<Player> {
      const { id } = await insertMember(world.deps.db, world.siteKey);
      const frame = {
        siteKey: world.siteKey,
        at: world.deps.clock.now(),
        idempotencyKey: `deposit:test:${++deposits}`,
      };
      if (centavos > 0)
        await transaction(world.deps.db, (tx) =>
          deposit(tx, { ...frame, memberId: id, amountCentavos: centavos }),
        );
      return { siteKey: world.siteKey, memberId: id };
    },
    launch: (player: Player, gameId = 1) => launchToken(world, player, gameId),
  };
  // Getters stay getters: the application is there only once the tests run.
  return Object.create(world, Object.getOwnPropertyDescriptors(more)) as GameWorld;
}

/** Events of a member's stream from now on. */
export function eventsOf({ deps }: TestApp, { memberId }: Player): MemberEvent[] {
  const events: MemberEvent[] = [];
  deps.memberEvents.of(memberId).subscribe((event) => events.push(event));
  return events;
}

async function launchToken(
  { deps, siteKey }: TestApp,
  { memberId }: Player,
  gameId: number,
): Promise<string> {
  const game = await deps.db
    .selectFrom('games')
    .select('provider_key')
    .where('site_key', '=', siteKey)
    .where('id', '=', gameId)
    .executeTakeFirstOrThrow();
  const request = {
    siteKey,
    host: 'site.test',
    memberId,
    loginSessionId: null,
    gameId,
    platType: game.provider_key,
    device: 'mobile',
    returnUrl: 'https://site.test/',
    language: 'pt',
    ip: '203.0.113.7',
  } as const;
  const { url } = await transaction(deps.db, (tx) => launchGame(tx, deps, [sandboxGames], request));
  return new URL(await url()).searchParams.get('token') ?? '';
}

function client({ clock, random, config }: Deps, send: typeof fetch): WalletClient {
  return walletClient({
    baseUrl: 'http://wallet.test',
    integration: 'sandbox',
    secret: integrationSecret(config.providerSecret, 'sandbox'),
    clock,
    random,
    send,
  });
}

/** The wallet's answers: over a socket where the application listens, else without one. */
function reached(wire: Wire, app: () => FastifyInstance | undefined): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(String(input));
    const server = app()?.server;
    if (server?.listening) {
      const { port } = server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${pathname}`, init);
      wire.answered({ statusCode: answer.status, headers: Object.fromEntries(answer.headers) });
      return answer;
    }
    const response = await app()?.inject({
      method: 'POST',
      url: pathname,
      headers: init?.headers as Record<string, string>,
      payload: init?.body as Buffer,
    });
    if (!response) throw new TypeError('connection refused');
    wire.answered(response);
    return new Response(response.body, { status: response.statusCode });
  };
}
