import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { attachDatabase, registryDatabaseUrl } from '../src/registry/attached-database.ts';
import { publishRelease } from '../src/registry/publish.ts';
import { changeLive, openRegistry } from '../src/registry/registry.ts';
import { testVersion, writeBuild } from './test-releases.ts';

/** The process that tests kill: publishes and activates one new version after the other, and rolls every third one back, without end. */
// A process that is killed does not store what it has compiled, and the next one would compile it again.
flushCompileCache();
const [registry = '', builds = ''] = process.argv.slice(2);
await attachDatabase(registry, registryDatabaseUrl(process.env));
await openRegistry(registry);
process.stdout.write('open\n');

for (let round = 0; ; round += 1) {
  const version = testVersion(process.pid * 1000 + round);
  const build = join(builds, version);
  await writeBuild(build, 'shell', { version });
  await publishRelease(registry, build);
  process.stdout.write(`published ${version}\n`);

  await change({ action: 'activate', releases: [{ area: 'shell', version }] });
  // Others may have changed it meanwhile, which is no fault.
  if (round % 3 === 2) await change({ action: 'rollback', areas: [{ area: 'shell', from: version }] });
}

async function change(request: Parameters<typeof changeLive>[1]): Promise<void> {
  const author = { by: 'test', why: 'crash', at: new Date().toISOString() };
  const plan = await changeLive(registry, request, author);
  if (plan.kind === 'change') process.stdout.write(`revision ${plan.entry.revision}\n`);
  if (plan.kind === 'refused') process.stderr.write(JSON.stringify(plan));
}
