import { insertMember, openToken } from './builders.ts';
import { type Hub88Provider, hub88Provider } from './hub88-provider.ts';
import { insertGame } from './seat.ts';
import { type TestApp, useApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { hub88Wallet } from '../src/games/hub88/hub88-wallet.ts';
import { gameRoutes } from '../src/games/routes.ts';
import { deposit } from '../src/ledger/deposits.ts';

export interface Hub88World extends TestApp {
  readonly provider: Hub88Provider;
  /** A member with so much money who has opened the game. */
  seat(centavos: number): Promise<Hub88Seat>;
}

export interface Hub88Seat {
  readonly memberId: number;
  /** As the provider knows them. */
  readonly user: string;
  readonly token: string;
}

/** A site with real money whose games a simulated aggregator serves. */
export function useHub88World(): Hub88World {
  const provider = hub88Provider();
  const serving = { routes: gameRoutes, plugins: [hub88Wallet] };
  const app = useApp(serving, { gameProvider: 'hub88', hub88: provider.settings });
  beforeAll(async () => {
    const { deps, siteKey } = app;
    await deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', siteKey).execute();
    await insertGame(deps.db, siteKey);
    await deps.db
      .updateTable('game_providers')
      .set({ integration: 'hub88' })
      .where('site_key', '=', siteKey)
      .execute();
    await deps.db.updateTable('games').set({ min_bet_centavos: 20, max_bet_centavos: 10_000 }).execute();
    await provider.listen(siteKey);
  });
  afterAll(() => provider.close());
  const seat = async (centavos: number): Promise<Hub88Seat> => {
    const { deps, siteKey } = app;
    const member = await insertMember(deps.db, siteKey);
    const at = deps.clock.now();
    const paid = { siteKey, at, idempotencyKey: `deposit:hub88:${member.id}`, memberId: member.id };
    if (centavos > 0) await transaction(deps.db, (tx) => deposit(tx, { ...paid, amountCentavos: centavos }));
    await app.call('POST /api/day7/day7LoginV2', {
      token: await openToken(deps.db, member, at),
      body: { ...LAUNCH, return_url: `http://${siteKey}.test/` },
    });
    const launch = provider.launches.at(-1);
    if (!launch) throw new Error('the game was not opened');
    return { memberId: member.id, user: launch.user, token: launch.token };
  };
  return Object.create(app, Object.getOwnPropertyDescriptors({ provider, seat })) as Hub88World;
}

const LAUNCH = { game_id: 1, platType: 'studio', currency: 'BRL', device: 'mobile' };
