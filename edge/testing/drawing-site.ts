import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES_SCRIPT, SHELL_SCRIPT } from './server-scripts.ts';
import { testApi } from './test-api.ts';
import { testEdges } from './test-edges.ts';
import { route } from './test-releases.ts';

export const GAMES = {
  declaration: {
    routes: [
      route('/', { data: [{ endpoint: 'GET /api/games/listsv2', query: { page: 1 } }] }),
      route('/gameInfo', { frame: 'bare' }),
    ],
  },
  server: GAMES_SCRIPT,
};

/** What `/edge/status` says of first screens. */
interface FirstScreenStatus {
  readonly processes: readonly { readonly area: string; readonly version: string }[];
  readonly undrawn: readonly { readonly area: string; readonly version: string; readonly failed: number }[];
  readonly incomplete: readonly object[];
}

/** Sites whose shell and games draw first screens, each with an API of its own; all ended by `close`. */
export function drawingSites() {
  const edges = testEdges();
  const apis: { close(): Promise<unknown> }[] = [];
  return {
    edges,
    async open() {
      const registry = await edges.registry();
      const api = await testApi();
      apis.push(api);
      await edges.live(registry, 'shell', { server: SHELL_SCRIPT });
      await edges.live(registry, 'games', GAMES);
      const app = await edges.edge(registry, { apiUrl: api.url });
      const get = (url: string, headers: Record<string, string> = {}) =>
        app.inject({ url, headers: { host: 'mare.test', ...headers } });
      return {
        registry,
        api,
        app,
        get,
        /** The page once it holds this: a machine of any speed draws in its own time. */
        async pageWith(text: string, url = '/', headers: Record<string, string> = {}) {
          for (;;) {
            const answer = await get(url, headers);
            if (answer.body.includes(text)) return answer;
            await sleep(25);
          }
        },
        async status(): Promise<FirstScreenStatus> {
          return (await app.inject('/edge/status')).json<{ firstScreens: FirstScreenStatus }>().firstScreens;
        },
      };
    },
    async close(): Promise<void> {
      await edges.close();
      await Promise.all(apis.splice(0).map((api) => api.close()));
    },
  };
}
