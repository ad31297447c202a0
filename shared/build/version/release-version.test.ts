import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '../paths.ts';
import { copyWorkspace } from '../testing/workspace-copy.ts';
import { areaNameOf, releasedFolders } from '../workspace.mjs';
import { releaseVersion } from './release-version.ts';

const AREAS = releasedFolders().map(areaNameOf);
const ALL_BUT_SHELL = AREAS.filter((area) => area !== 'shell');

const comment = (text: string) => `// why\n${text}`;

function versionsIn(root: string): Record<string, string> {
  return Object.fromEntries(
    releasedFolders(root).map((folder) => [areaNameOf(folder), releaseVersion(join(root, folder), root)]),
  );
}

/** The lock file after an upgrade of one library. */
function upgraded(name: string, from: string, to: string): (lock: string) => string {
  const declared = new RegExp(`(\\n +'?${name}'?:\\n +specifier: [^\\n]+\\n +version: )${from}`, 'g');
  const needed = new RegExp(`(\\n +'?${name}'?: )${from}`, 'g');
  return (lock) =>
    lock
      .replaceAll(`${name}@${from}`, `${name}@${to}`)
      .replace(declared, `$1${to}`)
      .replace(needed, `$1${to}`);
}

function lockedVersion(name: string): string {
  const lock = readFileSync(join(WORKSPACE_ROOT, 'pnpm-lock.yaml'), 'utf8');
  return new RegExp(`\\n  '?${name}@([0-9][^(:']*)`).exec(lock)?.[1] ?? '';
}

describe('releaseVersion', () => {
  const copy = copyWorkspace();
  const original = versionsIn(WORKSPACE_ROOT);

  /** Names of the releases that a change renames. */
  function renamedBy(changes: Readonly<Record<string, (text: string) => string>>): string[] {
    for (const [file, change] of Object.entries(changes)) copy.edit(file, change);
    const versions = versionsIn(copy.root);
    return AREAS.filter((area) => versions[area] !== original[area]);
  }

  const renamedByUpgradeOf = (name: string) =>
    renamedBy({ 'pnpm-lock.yaml': upgraded(name, lockedVersion(name), '99.0.0') });

  afterEach(() => copy.restore());
  afterAll(() => copy.remove());

  it('is the package version followed by ten digits of the hash, and differs between packages', () => {
    const versions = Object.values(original);

    expect(versions).toEqual(versions.map(() => expect.stringMatching(/^\d+\.\d+\.\d+-b[0-9a-f]{10}$/)));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('is the same in another folder', () => {
    expect(versionsIn(copy.root)).toEqual(original);
  });

  it.each([
    ['a lint setting', { 'shared/build/lint/dependency-rule.ts': comment }],
    ['a setting of the tests', { 'shared/build/jest/browser-setup.ts': comment }],
    ['a test', { 'mf-games/src/messages.test.ts': comment, 'shell/src/App.test.tsx': comment }],
    [
      'a comment in the contract of the API, of which browsers use types',
      { 'shared/src/api/members.ts': comment },
    ],
    ['support for tests', { 'shared/src/testing/fake-platform.ts': comment }],
    ['a command', { 'shared/commands/start.mjs': comment }],
    ['a file that nothing imports', { 'mf-games/src/left-over.ts': () => 'export const a = 1;' }],
    [
      'another version of a test dependency',
      {
        'pnpm-lock.yaml': upgraded(
          '@testing-library/react',
          lockedVersion('@testing-library/react'),
          '99.0.0',
        ),
      },
    ],
    ['another version of jest', { 'pnpm-lock.yaml': upgraded('jest', lockedVersion('jest'), '99.0.0') }],
    [
      'a new dependency for development',
      {
        'shared/package.json': (text) =>
          text.replace('"devDependencies": {', '"devDependencies": { "left-pad": "1.3.0",'),
        'pnpm-lock.yaml': (lock) => lock.replace('\nsnapshots:\n', '\nsnapshots:\n\n  left-pad@1.3.0: {}\n'),
      },
    ],
  ] satisfies [string, Record<string, (text: string) => string>][])('stays for %s', (_what, changes) => {
    expect(renamedBy(changes)).toEqual([]);
  });

  it('changes with a source of the package, for that package alone', () => {
    expect(renamedBy({ 'mf-games/src/GamesArea.tsx': comment })).toEqual(['games']);
  });

  it('changes with a message set and with the declaration', () => {
    const renamed = renamedBy({
      'mf-agency/src/messages/th.json': (text) => `${text}\n`,
      'mf-wallet/area.json': (text) => `${text}\n`,
    });

    expect(renamed).toEqual(['agency', 'wallet']);
  });

  it('changes for the shell alone with the code of a facade, which areas take from the shell', () => {
    expect(renamedBy({ 'shared/src/ui/button/Button.tsx': comment })).toEqual(['shell']);
  });

  it('changes for the shell alone with the script that draws on the edge', () => {
    const drawing = (text: string) => comment(text || 'export const modules = {};');

    expect(renamedBy({ 'shell/src/server/main.ts': drawing })).toEqual(['shell']);
  });

  it('changes for whoever bundles it with shared code that the shell does not provide', () => {
    const bundling = AREAS.filter((area) => {
      const folder = area === 'shell' ? area : `mf-${area}`;
      return importsAnywhere(folder, '@mosaico/shared/ui/qr');
    });

    const renamed = renamedBy({ 'shared/src/ui/qr/QrCode.tsx': comment });

    expect(bundling).toContain('agency');
    expect(renamed).toEqual(bundling);
    expect(renamed.length).toBeLessThan(AREAS.length);
  });

  it('changes for the shell alone with the version of the facades: areas need a range', () => {
    const raised = (text: string) => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"');

    expect(renamedBy({ 'shared/package.json': raised })).toEqual(['shell']);
  });

  it('changes for areas with their preset, and for the shell with its own', () => {
    expect(renamedBy({ 'shared/build/webpack/area-config.ts': comment })).toEqual(ALL_BUT_SHELL);
    copy.restore();
    expect(renamedBy({ 'shared/build/webpack/frames.ts': comment })).toEqual(['shell']);
  });

  it('changes for the shell alone with an asset of the site', () => {
    expect(renamedBy({ 'shared/assets/new.svg': () => '<svg/>' })).toEqual(['shell']);
  });

  it('changes for the shell alone with a library that only facades use', () => {
    expect(renamedByUpgradeOf('react-router-dom')).toEqual(['shell']);
  });

  it('stays for areas that need React of the shell, and changes for who bundles it or something made for it', () => {
    const renamed = renamedByUpgradeOf('react');

    expect(renamed).toContain('shell');
    expect(renamed).not.toContain('promotions');
  });

  it.each(['webpack', '@swc/core', 'enhanced-resolve'])('changes everywhere with %s', (library) => {
    expect(lockedVersion(library)).not.toBe('');
    expect(renamedByUpgradeOf(library)).toEqual(AREAS);
  });
});

function importsAnywhere(folder: string, specifier: string): boolean {
  return globSync(`${folder}/src/**/*.tsx`, { cwd: WORKSPACE_ROOT })
    .filter((file) => !file.includes('.test.'))
    .some((file) => readFileSync(join(WORKSPACE_ROOT, file), 'utf8').includes(`'${specifier}'`));
}
