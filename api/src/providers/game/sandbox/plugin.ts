import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../runtime/deps.ts';
import { readAssets, serveAssets } from './assets.ts';
import { serveGameApi } from './game-api.ts';
import { serveLaunch } from './launch.ts';
import { providerOf } from './recovery-job.ts';
import type { Provider } from './rounds.ts';

/**
 * The sandbox game provider, under `/provider`: a service of its own that happens to run in this process. It has its own
 * tables, and moves money only by signed HTTP calls to the wallet. Source: G14.
 *
 * @param provider what it is built on; a test hands in a wallet client that fails
 */
export function sandboxGameProvider(
  app: FastifyInstance,
  deps: Deps,
  provider: Provider = providerOf(deps),
): void {
  const assets = readAssets();
  const isSecure = deps.config.publicOrigin.startsWith('https:');
  void app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: 4_096 },
        scope.getDefaultJsonParser('error', 'error'),
      );
      serveAssets(scope, assets);
      serveLaunch(scope, provider, { assets, isSecure });
      serveGameApi(scope, provider);
      done();
    },
    { prefix: '/provider' },
  );
}
