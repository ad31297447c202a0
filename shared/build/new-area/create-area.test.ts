import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLATFORM_VERSION } from '../../src/contract/index.ts';
import { parseDeclaration } from '../release/declaration.ts';
import { copyWorkspace, linkLibraries } from '../testing/workspace-copy.ts';
import { releasedFolders } from '../workspace.mjs';
import { createArea, MODEL } from './create-area.mjs';

/** As long as a name may be, so that the longest lines are formatted as the formatter wants them. */
const NAME = 'the-longest-name-an-area-may-be';
const SETTINGS = ['tsconfig.json', 'oxlint.config.ts', 'jest.config.mjs', '.oxfmtrc.json'];

const copy = copyWorkspace([MODEL, 'api/testing', ...SETTINGS]);
afterAll(() => copy.remove());

/** Runs a tool of the project in the copy. @returns what it complained about; empty when it passed */
function complaintsOf(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(join(copy.root, 'node_modules/.bin', tool), args, {
    cwd: copy.root,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('createArea', () => {
  const folder = createArea(copy.root, NAME);

  beforeAll(() => {
    for (const installed of ['.', 'shared']) linkLibraries(copy.root, installed);
    linkLibraries(copy.root, folder, 'mf-agency');
    const settings = {
      extends: './tsconfig.json',
      include: [folder, 'shared/build/jest/browser-setup.ts'],
      exclude: ['**/node_modules'],
    };
    writeFileSync(join(copy.root, 'tsconfig.new-area.json'), JSON.stringify(settings));
  });

  it('makes a package that is released like every other', () => {
    expect(releasedFolders(copy.root)).toContain(folder);
    expect(readFileSync(join(copy.root, folder, 'package.json'), 'utf8')).toContain(`"@mosaico/${folder}"`);
  });

  it('declares one route and a drawer entry in all eight languages', () => {
    const { routes, navigation } = parseDeclaration(
      readFileSync(join(copy.root, folder, 'area.json'), 'utf8'),
      NAME,
    );

    expect(routes).toMatchObject([{ path: `/${NAME}` }]);
    expect(navigation).toMatchObject([{ place: 'drawer', to: `/${NAME}` }]);
  });

  it('asks for the platform that the shell of these sources provides', () => {
    const { platform } = parseDeclaration(readFileSync(join(copy.root, folder, 'area.json'), 'utf8'), NAME);

    expect(platform).toBe(`^${PLATFORM_VERSION.split('.')[0]}.0.0`);
  });

  it('leaves nothing of its model behind', () => {
    expect(spawnSync('grep', ['-ril', 'sample', folder], { cwd: copy.root, encoding: 'utf8' }).stdout).toBe(
      '',
    );
  });

  it('makes one that is typed, linted and formatted as it should be', () => {
    expect(complaintsOf('tsc', '-p', 'tsconfig.new-area.json')).toBe('');
    expect(complaintsOf('oxlint', '--deny-warnings', folder)).toBe('');
    expect(complaintsOf('oxfmt', '--check', folder)).toBe('');
  });

  it('makes one whose tests pass', () => {
    expect(complaintsOf('jest', '-w', '1', folder)).toBe('');
  });

  it.each([
    ['Lucky', 'is no name for an area'],
    ['lucky--draws', 'is no name for an area'],
    ['l', 'is no name for an area'],
    ['../api', 'is no name for an area'],
    [`${NAME}s`, 'is no name for an area'],
    ['mf-lucky', 'Give the name without mf-: lucky'],
    ['shell', '"shell" is reserved'],
    ['releases', '"releases" is reserved'],
    ['wallet', 'There is an area "wallet" already'],
    ['recharge', 'The path /recharge belongs to mf-wallet'],
  ])('refuses the name %s', (refused, reason) => {
    expect(() => createArea(copy.root, refused)).toThrow(reason);
    expect(existsSync(join(copy.root, `mf-${refused}`))).toBe(refused === 'wallet');
  });
});
