/** pnpm release-all: publishes what was built and has never been live, and lets it go live, in the registry of MOSAICO_HOME. After `pnpm build`. */
import { ensureHome } from './setup.mjs';
import { releaseAll } from './site.mjs';
import { runCommand, say } from './terminal.mjs';

await runCommand(async () => {
  const live = await releaseAll(ensureHome());
  say(live.length > 0 ? `Live: ${live.join(', ')}` : 'Nothing has changed since the last release');
});
