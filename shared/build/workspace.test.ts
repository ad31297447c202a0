import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaNameOf, releasedFolders, selfBuiltFolders } from './workspace.mjs';

const root = mkdtempSync(join(tmpdir(), 'mosaico-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeAll(() => {
  const files = {
    'mf-wallet/area.json': '{}',
    'mf-games/area.json': '{}',
    'shell/area.json': '{}',
    'api/package.json': '{"scripts":{"start":"node ."}}',
    'api/sandbox/package.json': '{"scripts":{"build":"node build.ts"}}',
    'e2e/fixtures/mf-faulty/area.json': '{}',
    'node_modules/x/package.json': '{"scripts":{"build":"node build.ts"}}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
});

describe('the packages of a workspace', () => {
  it('that are released have a declaration, and the shell comes first', () => {
    expect(releasedFolders(root)).toEqual(['shell', 'mf-games', 'mf-wallet']);
  });

  it('that build themselves have a script for it', () => {
    expect(selfBuiltFolders(root)).toEqual(['api/sandbox']);
  });

  it('are released under the name of their folder', () => {
    expect(['shell', 'mf-lucky-draws', join(root, 'mf-games')].map(areaNameOf)).toEqual([
      'shell',
      'lucky-draws',
      'games',
    ]);
  });
});
