import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { createRepository } from '../new-area/create-repository.mjs';
import { SHARED_ROOT } from '../paths.ts';
import { scriptWithCompiledNames, withCompiledNames } from './compiled-text.ts';
import { writeCreator } from './creator-package.ts';
import { kitManifest } from './kit-manifest.ts';
import { SCRIPTS } from './kit-sources.ts';

const folder = mkdtempSync(join(tmpdir(), 'mosaico-pack-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

it('names files of the packed kit as they are called there, and leaves what names files of an area', () => {
  const text = `new URL('./x-loader.ts', import.meta.url); const ENTRY = './src/area.tsx'; import('./later.tsx')`;

  expect(withCompiledNames(text)).toBe(
    `new URL('./x-loader.js', import.meta.url); const ENTRY = './src/area.tsx'; import('./later.js')`,
  );
  expect(scriptWithCompiledNames(`join(here, 'setup.ts'), ['.ts'], '\\\\.tsx$'`)).toBe(
    `join(here, 'setup.js'), ['.ts'], '\\\\.tsx$'`,
  );
});

describe('package.json of the kit', () => {
  const facts = {
    version: '1.2.3',
    entries: { './ui': 'src/ui/index.ts' },
    requests: ['react/jsx-runtime', '@tanstack/react-query'],
    once: ['react'],
    ranges: {
      react: '^19.3.0',
      '@tanstack/react-query': '^5.0.0',
      '@swc/core': '^1.0.0',
      '@swc/jest': '^0.2.0',
    },
    contents: 'sha256-abc',
  };

  it('[G57] leaves to the area what a page has once, and brings everything else', () => {
    expect(kitManifest(facts)).toMatchObject({
      version: '1.2.3',
      exports: { './ui': { types: './src/ui/index.d.ts', default: './src/ui/index.js' } },
      dependencies: { '@swc/core': '^1.0.0', '@swc/jest': '^0.2.0', '@tanstack/react-query': '^5.0.0' },
      peerDependencies: { react: '^19.3.0' },
      mosaico: { contents: 'sha256-abc' },
    });
  });

  it('is not written while nothing says the range of a library', () => {
    expect(() => kitManifest({ ...facts, requests: ['left-pad'] })).toThrow('the catalog has no left-pad');
  });
});

it('[G57] packs the scripts that its scripts import', () => {
  const imported = SCRIPTS.flatMap((script) =>
    [
      ...readFileSync(join(SHARED_ROOT, script), 'utf8').matchAll(/(?:from |import\()'(\.{1,2}\/[^']+)'/g),
    ].map(([, path = '']) => posix.join(posix.dirname(script), path)),
  );

  expect(imported).toContain('build/jest/quick-styles.mjs');
  expect(SCRIPTS).toEqual(expect.arrayContaining(imported));
});

it('has a changelog whose first entry is the version of the kit', () => {
  const { version } = JSON.parse(readFileSync(join(SHARED_ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  const [, newest] = /^## (\S+)$/m.exec(readFileSync(join(SHARED_ROOT, 'CHANGELOG.md'), 'utf8')) ?? [];

  expect(newest).toBe(version);
});

describe('a repository for a new area', () => {
  const creator = join(folder, 'creator');
  const target = join(folder, 'somewhere');

  beforeAll(() => {
    writeCreator(creator, { kit: '1.2.3', release: '0.4.0' });
    createRepository(creator, target, 'lucky-draws');
  });

  it('[G57] is the model of the workspace under its own name, with plain ranges', () => {
    const manifest = textOf('somewhere/package.json');

    expect(JSON.parse(manifest)).toMatchObject({
      name: 'mf-lucky-draws',
      dependencies: { '@mosaico/shared': '^1.2.3' },
      devDependencies: { '@mosaico/release': '^0.4.0' },
    });
    expect(manifest).not.toMatch(/catalog:|workspace:/);
    expect(JSON.parse(textOf('somewhere/area.json'))).toMatchObject({ area: 'lucky-draws' });
    expect(textOf('somewhere/src/LuckyDrawsArea.tsx')).toContain('path="/lucky-draws"');
    expect(textOf('somewhere/README.md')).toMatch(/^# Lucky draws\n/);
    expect(readdirSync(join(target, 'src/messages'))).toHaveLength(8);
    expect(readdirSync(target)).toEqual(
      expect.arrayContaining(['.gitignore', 'jest.config.mjs', 'tsconfig.json']),
    );
  });

  it.each([
    ['shell', 'other', '"shell" is reserved'],
    ['Lucky', 'other', 'is no name for an area'],
    ['raffles', 'somewhere', 'is not empty'],
  ])('is not made for %s in %s', (name, where, reason) => {
    expect(() => createRepository(creator, join(folder, where), name)).toThrow(reason);
    expect(readdirSync(folder)).not.toContain('other');
  });
});
