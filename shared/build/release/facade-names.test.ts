import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { moduleRequests } from '../imports/module-requests.ts';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { plainConfig } from '../testing/plain-config.ts';
import { writePackage } from '../testing/write-package.ts';
import { compile } from '../webpack/compile.ts';
import { FACADES } from '../webpack/shared-modules.ts';
import { bundle } from './bundle.ts';
import { readDeclaration } from './declaration.ts';
import { providedNames, usedNames } from './facade-names.ts';
import { providedModules } from './shared-modules-in.ts';

const FACADE = 'a-facade';
const FACADE_FILES = {
  'package.json': '{"sideEffects": false}',
  [`node_modules/${FACADE}/package.json`]: '{"main": "index.js", "sideEffects": false}',
  [`node_modules/${FACADE}/index.js`]:
    "export * from './money.js'; export { B as Button } from './button.js'; export const tokens = {};",
  [`node_modules/${FACADE}/money.js`]: 'export const Money = () => 1; export const formatMoney = () => 2;',
  [`node_modules/${FACADE}/button.js`]: 'export const B = () => 3; export const hidden = 4;',
};

async function compiled(files: Readonly<Record<string, string>>, shared: object) {
  const { dir, remove } = writePackage({ ...FACADE_FILES, ...files });
  const federation = { name: 'one', shared: { [FACADE]: shared }, dts: false, manifest: false };
  try {
    return await compile({ ...plainConfig(dir), plugins: [new ModuleFederationPlugin(federation)] });
  } finally {
    remove();
  }
}

const usedBy = async (main: string, more: Readonly<Record<string, string>> = {}) =>
  usedNames(
    await compiled(
      { 'src/main.js': main, ...more },
      { singleton: true, import: false, requiredVersion: '^1.0.0' },
    ),
    [FACADE],
  )[FACADE];

describe('the names that an area uses of a facade', () => {
  it.each([
    ['an import by name', `import { Money, tokens as t } from '${FACADE}'; console.log(Money, t);`],
    ['members of a namespace', `import * as ui from '${FACADE}'; console.log(ui.Money, ui.tokens.colour);`],
    [
      'a namespace that is taken apart',
      `import * as ui from '${FACADE}'; const { Money, tokens } = ui; console.log(Money, tokens);`,
    ],
    ['a part that is loaded later', "void import('./later.js');"],
    ['exports that are passed on and used', "import { Money, t } from './again.js'; console.log(Money, t);"],
  ])('are those of %s', async (_, main) => {
    const used = await usedBy(main, {
      'src/later.js': `import { Money, tokens } from '${FACADE}'; console.log(Money, tokens);`,
      'src/again.js': `export { Money, Button, tokens as t } from '${FACADE}';`,
    });

    expect(used).toEqual(['Money', 'tokens']);
  });

  it('are not those of code that is not in the bundle', async () => {
    const used = await usedBy("import { one } from './parts.js'; console.log(one);", {
      'src/parts.js': `import { Button, Money } from '${FACADE}';
        export const one = () => Button; export const other = () => Money;
        export { unused } from './unused.js';`,
      'src/unused.js': `import { tokens } from '${FACADE}'; export const unused = tokens;`,
    });

    expect(used).toEqual(['Button']);
  });

  it.each([
    ['a namespace that is handed on', `import * as ui from '${FACADE}'; console.log(ui);`],
    ['an import() of all', `void import('${FACADE}').then((ui) => console.log(ui));`],
  ])('cannot be told of %s: the build fails', async (_, main) => {
    await expect(usedBy(main)).rejects.toThrow(/main\.js takes a-facade as a whole/);
  });
});

describe('the names that the shell provides', () => {
  it.each([true, false])(
    'are all exports of the facade (eager: %s), also what it passes on',
    async (eager) => {
      const compilation = await compiled(
        {
          'src/main.js': `void import('${FACADE}'); import('${FACADE}').then(({ Money }) => console.log(Money));`,
        },
        { singleton: true, version: '1.0.0', requiredVersion: '^1.0.0', eager },
      );

      expect(providedNames(compilation, [FACADE])).toEqual({
        [FACADE]: ['Button', 'Money', 'formatMoney', 'tokens'],
      });
      expect([...new Set(providedModules(compilation).map(({ key }) => key))]).toEqual([FACADE]);
      expect(() => providedNames(compilation, ['another'])).toThrow('it is not known what another exports');
    },
  );
});

/** Names that source files import from facades, as values. */
function importedIn(pattern: string, root: string): Set<string> {
  const files = globSync(pattern, { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file));
  const names = files.flatMap((file) =>
    moduleRequests(file, readFileSync(join(root, file), 'utf8'))
      .filter(({ specifier }) => FACADES.includes(specifier))
      .flatMap(({ specifier, entries }) =>
        entries.filter(({ isType }) => !isType).map(({ name }) => `${specifier} ${name}`),
      ),
  );
  return new Set(names);
}

it('records of a real area all that its sources import, and nothing that neither they nor shared code do', async () => {
  const dir = join(WORKSPACE_ROOT, 'mf-agency');
  const outputDir = join(tmpdir(), `mosaico-agency-${process.pid}`);
  const { facts } = await bundle(dir, readDeclaration(dir), {
    mode: 'production',
    version: '0.1.0-b0123456789',
    outputDir,
  });

  const recorded = Object.entries(facts.facades).flatMap(([facade, names]) =>
    names.map((name) => `${facade} ${name}`),
  );
  const own = importedIn('src/**/*.{ts,tsx}', dir);
  const bundled = importedIn('src/**/*.{ts,tsx}', SHARED_ROOT);
  expect(recorded).toEqual(expect.arrayContaining([...own]));
  expect(recorded.filter((name) => !own.has(name) && !bundled.has(name))).toEqual([]);
  expect(Object.keys(facts.shared)).toEqual(expect.arrayContaining(Object.keys(facts.facades)));
}, 180_000);
