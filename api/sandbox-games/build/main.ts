/** Builds the sandbox games: `node api/sandbox-games/build/main.ts`. What has not changed is not compressed anew, so it takes a second and is always done. */
import { buildGames } from './build-games.ts';

const startedAt = Date.now();
try {
  await buildGames();
  console.log(`sandbox-games: built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(`sandbox-games: not built\n${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
