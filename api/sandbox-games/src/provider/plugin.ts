import type { FastifyInstance } from 'fastify';
import { PROVIDER_PATH } from '../wire/game-wire.ts';
import { serveDemo } from './demo/demo.ts';
import { BUILT_GAMES, readGameFiles, serveGameFiles } from './launch/game-files.ts';
import { serveLaunch } from './launch/launch.ts';
import { serveTables } from './live/serve-tables.ts';
import { serveGameApi } from './play/game-api.ts';
import type { Provider } from './provider.ts';
import { serveSymbols } from './symbols/serve-symbols.ts';

export interface SandboxGamesOptions {
  /** True where the site is seen over https. */
  readonly isSecure: boolean;
  /** Folder that the build of the games wrote. */
  readonly builtGames?: string;
}

/**
 * The sandbox game provider, under `/provider`: launch, page and files of its games, and what they call. It moves money only
 * by signed HTTP calls to the wallet.
 *
 * @throws GamesNotBuilt when the folder holds no build
 * Source: G14.
 */
export function sandboxGamesPlugin(
  app: FastifyInstance,
  provider: Provider,
  { isSecure, builtGames = BUILT_GAMES }: SandboxGamesOptions,
): void {
  const files = readGameFiles(builtGames);
  void app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'string', bodyLimit: 4_096 },
        scope.getDefaultJsonParser('error', 'error'),
      );
      serveGameFiles(scope, files);
      serveSymbols(scope);
      serveTables(scope);
      serveDemo(scope, provider, files);
      serveLaunch(scope, provider, { files, isSecure });
      serveGameApi(scope, provider);
      done();
    },
    { prefix: PROVIDER_PATH },
  );
}
