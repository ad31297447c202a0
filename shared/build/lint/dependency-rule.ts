import { posix } from 'node:path';

/** The parts of shared/ that anything may use, and that use nothing else of ours. */
const CORE = ['shared/contract', 'shared/api', 'shared/money', 'shared/rules', 'shared/fair-games'];

/** What the wallet and a game provider agree on. Like the core, but for servers only. */
const GAME_WALLET = 'shared/game-wallet';

/** The sandbox game provider, a package inside the folder of the API that knows nothing of it. */
const GAMES_FOLDER = 'api/sandbox-games/';
/** The operations desk, which runs in browsers, and what it and the release API agree on. */
const DESK_FOLDER = 'edge/desk/src/';
const DESK_WIRE = 'edge/desk/wire.ts';
/** The one file of the API that knows the sandbox game provider. */
const GAMES_HOST = 'api/src/providers/game/sandbox.ts';

/** Files that build the site or configure a tool; they are part of no bundle. */
const BUILD_FILE = /\.config\.(?:cjs|mjs|js|ts)$/;
const TEST_FILE = /\.test\.tsx?$|\/testing\//;

export interface ImportStatement {
  /** Workspace path of the importing file, e.g. `mf-wallet/src/area.tsx`. */
  readonly from: string;
  /** As written: `../x.ts`, `@mosaico/shared/ui`, `zod`. */
  readonly specifier: string;
}

/**
 * Who may import whom (docs/architecture.md, the dependency rule). A zone is a workspace folder, or a folder of shared/src.
 *
 * @param packages folders of the workspace, e.g. `['shared', 'shell', 'mf-games', …]`
 * @returns why the import is refused, or null when it is allowed
 */
export function refusalOf({ from, specifier }: ImportStatement, packages: readonly string[]): string | null {
  const zone = zoneOf(from);
  const isTest = TEST_FILE.test(from) || zone === 'shared/testing';
  if (specifier === 'zod' || specifier.startsWith('zod/')) return isBrowser(zone) && !isTest ? NO_ZOD : null;
  const target = targetOf(from, specifier);
  if (!target || !packages.includes(target.split('/')[0] ?? '')) return null;
  const targetZone = zoneOf(target);
  if (targetZone === zone) return null;
  if (targetZone === 'shared/testing') return isTest && isBrowser(zone) ? null : NO_TESTING;
  const isAllowed = BUILD_FILE.test(from)
    ? targetZone === 'shared/build'
    : mayImport(zone, targetZone) || isGamesHost(from, targetZone, isTest);
  return isAllowed
    ? null
    : `${zone} may not import ${targetZone}: see the dependency rule in docs/architecture.md`;
}

const NO_ZOD =
  'no zod in the browser: take types from @mosaico/shared/api, constants from @mosaico/shared/contract';
const NO_TESTING = '@mosaico/shared/testing is for tests of browser code only';

/** The product is composed of the API and the sandbox in one file; tests of both together build on it. */
function isGamesHost(from: string, target: string, isTest: boolean): boolean {
  if (from === GAMES_HOST) return target === 'sandbox-games/provider';
  if (zoneOf(from) === 'api')
    return isTest && ['sandbox-games/provider', 'sandbox-games/build'].includes(target);
  return isTest && zoneOf(from).startsWith('sandbox-games/') && target.startsWith('sandbox-games/');
}

function mayImport(zone: string, target: string): boolean {
  if (target === 'shared/server') return zone === 'api' || zone === 'edge';
  if (zone === 'edge') return target === 'shared/contract' || target === 'edge/wire';
  if (zone === 'edge/desk' && target === 'edge/wire') return true;
  if (zone === 'e2e') return target === 'shared/api' || target === 'shared/contract';
  if (zone === 'api') return CORE.includes(target) || target === GAME_WALLET;
  if (CORE.includes(zone) || zone === GAME_WALLET) return CORE.includes(target);
  if (zone === 'sandbox-games/art') return target === 'sandbox-games/wire';
  if (zone === 'sandbox-games/game')
    return ['sandbox-games/art', 'sandbox-games/wire', 'shared/fair-games'].includes(target);
  if (zone === 'sandbox-games/wire') return CORE.includes(target) || target === GAME_WALLET;
  if (zone === 'sandbox-games/provider')
    return CORE.includes(target) || [GAME_WALLET, 'sandbox-games/art', 'sandbox-games/wire'].includes(target);
  if (zone === 'sandbox-games/verifier') return target === 'shared/fair-games';
  if (zone === 'sandbox-games/simulation')
    return target === 'sandbox-games/provider' || target === 'shared/fair-games';
  if (zone === 'sandbox-games/build') return CORE.includes(target) || target === 'sandbox-games/provider';
  if (zone === 'shared/build') return CORE.includes(target);
  if (zone === 'shared/commands') return CORE.includes(target) || target === 'shared/build';
  return isBrowser(zone) && isBrowser(target, CORE) && target.startsWith('shared/');
}

/** Code that reaches the visitor: the shell, the areas, and shared code but for the core. */
function isBrowser(zone: string, also: readonly string[] = []): boolean {
  if (zone === 'shell' || zone.startsWith('mf-') || zone === 'sandbox-games/game' || zone === 'edge/desk')
    return true;
  if (also.includes(zone)) return true;
  return (
    zone.startsWith('shared/') &&
    ![...CORE, GAME_WALLET, 'shared/build', 'shared/commands', 'shared/server'].includes(zone)
  );
}

function zoneOf(path: string): string {
  // The preset's own code in the page.
  if (path.startsWith('shared/build/webpack/runtime/')) return 'shared/page';
  if (path.startsWith(GAMES_FOLDER)) {
    const [inner = '', half = ''] = path.slice(GAMES_FOLDER.length).split('/');
    return `sandbox-games/${inner === 'src' ? half : inner}`;
  }
  if (path.startsWith(DESK_FOLDER)) return 'edge/desk';
  if (path === DESK_WIRE) return 'edge/wire';
  const [folder = '', inner = '', part = ''] = path.split('/');
  // Areas that exist for e2e only are areas all the same.
  if (folder === 'e2e' && inner === 'fixtures' && part.startsWith('mf-')) return part;
  if (folder !== 'shared') return folder;
  return `shared/${inner === 'src' ? part : inner}`;
}

/** Workspace path that a specifier leads to; null for a library. */
function targetOf(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [scope, name, ...rest] = specifier.split('/');
  if (scope !== '@mosaico' || !name) return null;
  if (name === 'sandbox-games') return `${GAMES_FOLDER}${rest[0] ?? 'src/provider'}`;
  if (name !== 'shared' || rest[0] === 'build') return [name, ...rest].join('/');
  return ['shared/src', ...rest].join('/');
}
