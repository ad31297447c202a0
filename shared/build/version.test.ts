import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { releaseVersion, sourceHash } from './version.mjs';
import { WORKSPACE_ROOT } from './paths.ts';

const folders: string[] = [];

function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'mosaico-version-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

function hashOf(files: Record<string, string>): string {
  const root = folderWith(files);
  return sourceHash(root, [join(root, 'src'), join(root, 'area.json')]);
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('sourceHash', () => {
  const files = { 'src/area.tsx': 'a', 'src/vip/Vip.tsx': 'b', 'area.json': '{}' };

  it('is the same in another checkout and whatever the order of creation', () => {
    const reversed = Object.fromEntries(Object.entries(files).reverse());

    expect(hashOf(reversed)).toBe(hashOf(files));
  });

  it.each([
    ['a changed file', { ...files, 'src/area.tsx': 'A' }],
    ['a renamed file', { 'src/area.tsx': 'a', 'src/vip/Vap.tsx': 'b', 'area.json': '{}' }],
    ['a new file', { ...files, 'src/new.ts': '' }],
    ['a changed declaration', { ...files, 'area.json': '{"area":"x"}' }],
    ['text moved from one file to the next', { ...files, 'src/area.tsx': 'ab', 'src/vip/Vip.tsx': '' }],
  ])('differs for %s', (_what, changed) => {
    expect(hashOf(changed)).not.toBe(hashOf(files));
  });

  it('ignores tests, hidden files and installed packages', () => {
    const withMore = {
      ...files,
      'src/area.test.tsx': 't',
      'src/.swp': 'x',
      'src/node_modules/a/index.js': 'y',
    };

    expect(hashOf(withMore)).toBe(hashOf(files));
  });
});

describe('releaseVersion', () => {
  it('is the package version followed by ten digits of the hash', () => {
    expect(releaseVersion(join(WORKSPACE_ROOT, 'mf-games'))).toMatch(/^\d+\.\d+\.\d+-b[0-9a-f]{10}$/);
  });

  it('differs between packages', () => {
    const [games, wallet] = ['mf-games', 'mf-wallet'].map((name) =>
      releaseVersion(join(WORKSPACE_ROOT, name)),
    );

    expect(games).not.toBe(wallet);
  });
});
