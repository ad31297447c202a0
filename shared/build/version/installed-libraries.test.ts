import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '../pack/write-json.ts';
import { installedLibraries } from './installed-libraries.ts';

const dir = realpathSync(mkdtempSync(join(tmpdir(), 'mosaico-installed-')));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const install = (folder: string, name: string, more: object = {}, version = '1.0.0') =>
  writeJson(join(dir, folder, 'node_modules', name, 'package.json'), { name, version, ...more });

beforeAll(() => {
  writeJson(join(dir, 'package.json'), { name: 'mf-x', dependencies: { kit: '^1.0.0', gone: '^1.0.0' } });
  install('', 'kit', {
    dependencies: { tool: '^1.0.0', '@types/tool': '^1.0.0' },
    optionalDependencies: { 'tool-linux': '1.2.3' },
    peerDependencies: { page: '^2.0.0', absent: '^1.0.0' },
    mosaico: { contents: 'sha256-abc' },
  });
  install('', 'tool', { dependencies: { page: '^1.0.0' } });
  install('', 'page', {}, '2.1.0');
  install('node_modules/tool', 'page', {}, '1.4.0');
});

const keyOf = (name: string) => {
  const found = installedLibraries(dir).dependency('', name);
  return found?.kind === 'library' ? found.key : '';
};

it('[G57] counts what is installed, to the last library, and what a kit contains', () => {
  const { closure } = installedLibraries(dir);

  expect([...closure([keyOf('kit')])].sort()).toEqual([
    'kit sha256-abc',
    'kit@1.0.0',
    'page@1.4.0',
    'page@2.1.0',
    // As it is asked for: whether it is there depends on the machine.
    'tool-linux@1.2.3',
    'tool@1.0.0',
  ]);
});

it('[G57] finds a library through the links of a package manager', () => {
  install('store', 'linked', { dependencies: { beside: '^1.0.0' } });
  install('store', 'beside');
  symlinkSync(join(dir, 'store/node_modules/linked'), join(dir, 'node_modules/linked'));
  writeFileSync(
    join(dir, 'package.json'),
    JSON.stringify({ dependencies: { kit: '1', linked: '1', gone: '1' } }),
  );

  expect([...installedLibraries(dir).closure([keyOf('linked')])]).toEqual(['linked@1.0.0', 'beside@1.0.0']);
});

it('says what is not declared and what is not installed', () => {
  const { dependency } = installedLibraries(dir);

  expect(dependency('', 'tool')).toBeNull();
  expect(() => dependency('', 'gone')).toThrow('gone is not installed');
});
