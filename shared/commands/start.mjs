/** npm start: from a fresh clone to a running site. Only Node and npm are needed. */
import { ensureHome, ensureInstalled, ensurePortFree, freePort, sayWhere } from './setup.mjs';
import { buildAll, releaseAll, SEEDED_MEMBER, startSite } from './site.mjs';
import { CommandError, elapsed, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  sayWhere('start');
  const port = Number(process.env.PORT ?? 4000);
  await ensurePortFree(port);
  const deskPort = Number(process.env.RELEASE_API_PORT ?? (await freePort()));
  const home = ensureHome();
  await ensureInstalled();
  await step('Building the shell and the areas', buildAll);
  const live = await step('Checking the releases', () => releaseAll(home));
  if (live.length === 0) say('  Nothing has changed since the last release');
  const site = await step('Starting database, API and edge', () => startSite({ home, port, deskPort }));

  const stop = async () => {
    say('Stopping …');
    await site.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());

  say('');
  say(`Mosaico is ready: ${site.origin}   (in ${elapsed()})`);
  say(`  log in as ${SEEDED_MEMBER.name} with the password ${SEEDED_MEMBER.password}`);
  say(`  withdraw with the withdrawal password ${SEEDED_MEMBER.withdrawalPassword}`);
  say(
    `  The operations desk: ${site.deskOrigin}   (a token: pnpm release access grant desk --areas all --environments test,stage,live --actions activate,rollback,withdraw,preview)`,
  );
  say('  Ctrl+C stops it.');

  const reason = await site.ended;
  await site.stop();
  throw new CommandError(reason);
});
