import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildChanged, type Changes } from '../build-copy.ts';
import { expect, test } from '../test.ts';
import type { OwnSite } from '../own-site.ts';
import { ROOT } from '../site.ts';

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.origin) });

const SOURCE = 'e2e/fixtures/mf-faulty';
/** Releases that pass every check of documents, and what a browser says of them. */
const BAD: readonly (readonly [name: string, changes: Changes, said: RegExp])[] = [
  [
    'throws when it is mounted',
    { 'src/area.tsx': ["hasFault('mount')", 'Date.now() > 0'] },
    /\/faulty: faulty failed at mount/,
  ],
  [
    'is never ready',
    { 'src/FaultyArea.tsx': ["hasFault('blank')", 'GENERATION > 0'] },
    /\/faulty: (faulty failed at ready|was not ready within)/,
  ],
  [
    'writes an error into the console',
    {
      'src/FaultyArea.tsx': [
        "if (hasFault('blank')) return null;",
        "if (hasFault('blank')) return null;\n  console.error('a broken promise');",
      ],
    },
    /\/faulty: error in the console: a broken promise/,
  ],
  [
    'moves what is on the screen already',
    {
      'src/FaultyArea.tsx': [
        '<h1>',
        "<h1 style={{ height: '70vh' }} ref={(title) => void setTimeout(() => title?.style.setProperty('margin-top', '50vh'), 400)}>",
      ],
    },
    /\/faulty: moved after it was shown: 0\.[1-9]\d*, at most 0\.1/,
  ],
];

/** The command beside this process, which goes on: its browser is on the same machine. */
async function activateWithMount({ origin, registry }: OwnSite) {
  const argv = ['edge/src/cli/main.ts', 'activate', 'faulty', '--mount', origin, '--reason', 'tried'];
  const env = { ...process.env, REGISTRY_DIR: registry };
  return await promisify(execFile)(process.execPath, argv, { cwd: ROOT, env }).then(
    ({ stdout }) => ({ status: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ status: code, said: stderr }),
  );
}

test('[G60] a version is tried in a real browser inside the live site before it goes live, and one that does not come up stays out', async ({
  ownSite,
}) => {
  const { release, liveVersions } = ownSite;
  release('publish', 'faulty', '--from', await buildChanged(SOURCE, { 'src/generation.ts': ['= 1', '= 5'] }));

  const good = await activateWithMount(ownSite);
  expect(good).toMatchObject({ status: 0, said: expect.stringMatching(/\/faulty \(ready in \d+ ms/) });
  const live = liveVersions()['faulty'];
  expect(live).toBeDefined();

  for (const [name, changes, said] of BAD)
    await test.step(name, async () => {
      release('publish', 'faulty', '--from', await buildChanged(SOURCE, changes));

      const refused = await activateWithMount(ownSite);

      expect(refused).toMatchObject({ status: 1, said: expect.stringMatching(said) });
      expect(liveVersions()['faulty']).toBe(live);
    });
  expect(release('preview')).toContain('No preview is running');
});
