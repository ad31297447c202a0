import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { temporaryFolders } from '../../testing/test-releases.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

describe('the program pnpm release', () => {
  it.each([
    { given: ['status'], exits: 0, says: /Nothing is published yet/, complains: /^$/ },
    { given: ['activate', 'games'], exits: 1, says: /^$/, complains: /Publish one first/ },
    { given: ['deploy'], exits: 2, says: /^$/, complains: /--help/ },
  ])('exits with $exits, and says on the right stream why', async ({ given, exits, says, complains }) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'main.ts'), ...given],
      { env: { ...process.env, REGISTRY_DIR: await folders.make() }, encoding: 'utf8' },
    );

    expect(stdout).toMatch(says);
    expect(stderr).toMatch(complains);
    expect(status).toBe(exits);
  });
});
