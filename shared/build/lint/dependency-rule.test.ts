import { refusalOf } from './dependency-rule.ts';

const packages = ['shared', 'shell', 'mf-games', 'mf-wallet', 'api', 'edge', 'e2e'];
const refusal = (from: string, specifier: string) => refusalOf({ from, specifier }, packages);

describe('the dependency rule', () => {
  it.each([
    ['mf-games/src/area.tsx', '@mosaico/shared/ui'],
    ['mf-games/src/lobby/Lobby.tsx', '../video/Video.tsx'],
    ['mf-games/src/api/games.ts', '../edge/x.ts'],
    ['mf-games/src/lobby/Lobby.test.tsx', '@mosaico/shared/testing'],
    ['mf-games/src/lobby/Lobby.test.tsx', 'zod'],
    ['mf-games/webpack.config.cjs', '@mosaico/shared/build/webpack/area-config.ts'],
    ['mf-games/src/area.tsx', 'react'],
    ['shell/src/main.ts', '@mosaico/shared/contract'],
    ['shared/src/area/define-area.tsx', '../contract/area.ts'],
    ['shared/src/contract/platform.ts', '../api/index.ts'],
    ['api/src/app.ts', '@mosaico/shared/money'],
    ['api/src/app.ts', '@mosaico/shared/server'],
    ['edge/src/registry/lock.ts', '@mosaico/shared/server'],
    ['api/src/app.ts', 'zod'],
    ['edge/src/main.ts', '@mosaico/shared/contract'],
    ['e2e/pages/login.ts', '@mosaico/shared/api'],
    ['e2e/fixtures/mf-faulty/src/area.tsx', '@mosaico/shared/area'],
    ['mf-wallet/src/testing/open-recharge.tsx', '@mosaico/shared/testing'],
    ['api/src/games/launch.ts', '@mosaico/shared/game-wallet'],
    ['api/src/providers/game/sandbox.ts', '@mosaico/sandbox-games'],
    ['api/src/games/testing/game-world.ts', '@mosaico/sandbox-games'],
    ['api/testing/start-database.mjs', '@mosaico/sandbox-games/build'],
    ['api/sandbox-games/src/provider/launch/page.ts', '@mosaico/shared/contract'],
    ['api/sandbox-games/src/provider/wallet/wallet-client.ts', '@mosaico/shared/game-wallet'],
    ['api/sandbox-games/src/game/reels/reel.ts', '@mosaico/shared/fair-games/draws'],
    ['mf-games/src/area.tsx', '@mosaico/shared/fair-games/draws'],
    ['api/sandbox-games/src/provider/plugin.ts', '../wire/game-wire.ts'],
    ['api/sandbox-games/src/game/reels/reel.ts', '../../wire/game-wire.ts'],
    ['api/sandbox-games/src/game/reels/reel.ts', '../symbols/symbols.ts'],
    ['api/sandbox-games/src/game/reels/reel.ts', '../../art/symbols/looks.ts'],
    ['api/sandbox-games/src/provider/symbols/title-symbols.ts', '../../art/symbols/looks.ts'],
    ['api/sandbox-games/src/wire/pay-of.test.ts', '../provider/reels/outcome.ts'],
    ['api/sandbox-games/build/build-games.ts', '../src/provider/launch/game-files.ts'],
  ])('lets %s import %s', (from, specifier) => {
    expect(refusal(from, specifier)).toBeNull();
  });

  it.each([
    ['mf-games/src/area.tsx', '@mosaico/mf-wallet'],
    ['mf-games/src/area.tsx', '../../mf-wallet/src/area.tsx'],
    ['mf-games/src/area.tsx', '../../shell/src/main.ts'],
    ['mf-games/src/area.tsx', '../../api/src/app.ts'],
    ['mf-games/src/area.tsx', '@mosaico/shared/build/paths.ts'],
    ['mf-games/src/area.tsx', '@mosaico/shared/testing'],
    ['mf-games/src/area.tsx', 'zod'],
    ['shell/src/main.ts', '../../mf-games/src/area.tsx'],
    ['shell/src/main.ts', 'zod/mini'],
    ['shell/src/main.ts', '@mosaico/shared/server'],
    ['mf-games/src/area.tsx', '@mosaico/shared/server'],
    ['shared/src/rules/phone.ts', '../server/index.ts'],
    ['shared/src/server/network.ts', '../ui/index.ts'],
    ['shared/src/ui/theme/index.ts', 'zod'],
    ['shared/src/contract/area.ts', '../ui/index.ts'],
    ['shared/src/money/money.ts', '../../../api/src/app.ts'],
    ['shared/src/ui/button/Button.tsx', '../../../../shell/src/main.ts'],
    ['api/src/app.ts', '@mosaico/shared/ui'],
    ['api/src/app.test.ts', '@mosaico/shared/testing'],
    ['api/src/app.ts', '../../edge/src/main.ts'],
    ['edge/src/main.ts', '@mosaico/shared/api'],
    ['e2e/pages/login.ts', '@mosaico/shared/ui'],
    ['e2e/pages/login.ts', '../../api/src/app.ts'],
    ['api/src/games/routes.ts', '@mosaico/sandbox-games'],
    ['api/src/games/routes.ts', '../../sandbox-games/src/provider/index.ts'],
    ['api/sandbox-games/src/provider/rounds/rounds.ts', '../../../../src/db/transaction.ts'],
    ['api/sandbox-games/src/provider/plugin.ts', '../game/main.ts'],
    ['api/sandbox-games/src/art/symbols/looks.ts', '../../game/main.ts'],
    ['api/sandbox-games/src/art/symbols/looks.ts', '@mosaico/shared/contract'],
    ['api/sandbox-games/src/game/reels/reel.ts', '../../provider/reels/outcome.ts'],
    ['api/sandbox-games/src/game/session/session.ts', '@mosaico/shared/contract'],
    ['api/sandbox-games/src/game/main.ts', 'zod'],
    ['mf-games/src/area.tsx', '@mosaico/shared/game-wallet'],
    ['mf-games/src/area.tsx', '@mosaico/sandbox-games'],
    ['shared/src/game-wallet/signature.ts', '@mosaico/sandbox-games'],
  ])('refuses that %s imports %s', (from, specifier) => {
    expect(refusal(from, specifier)).not.toBeNull();
  });
});
