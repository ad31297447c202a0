import { join } from 'node:path';
import { publishRelease } from '../src/registry/publish.ts';
import { changeLive, openRegistry } from '../src/registry/registry.ts';
import { testVersion, writeBuild } from './test-releases.ts';

/** The process that crash.test.ts kills: publishes and activates one new version after the other, without end. */
const [registry = '', builds = ''] = process.argv.slice(2);
await openRegistry(registry);
process.stdout.write('open\n');

for (let round = 0; ; round += 1) {
  const version = testVersion(process.pid * 1000 + round);
  const build = join(builds, version);
  await writeBuild(build, 'shell', { version });
  await publishRelease(registry, build);
  process.stdout.write(`published ${version}\n`);

  const releases = [{ area: 'shell', version }];
  const author = { by: 'test', why: 'crash', at: new Date().toISOString() };
  const plan = await changeLive(registry, { action: 'activate', releases }, author);
  if (plan.kind === 'change') process.stdout.write(`revision ${plan.entry.revision}\n`);
  else process.stderr.write(JSON.stringify(plan));
}
