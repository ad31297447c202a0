import { importsOf } from './imports.ts';

const imports = (text: string, path = 'area.tsx') => importsOf(path, text).imports;

describe('importsOf', () => {
  it.each([
    ["import { a, b as c } from './x.ts';", [{ specifier: './x.ts', names: ['a', 'b'] }]],
    ["import x from './x.ts';", [{ specifier: './x.ts', names: ['default'] }]],
    ["import * as x from './x.ts';", [{ specifier: './x.ts', names: ['*'] }]],
    ["import './x.ts';", [{ specifier: './x.ts', names: [] }]],
    ["import { type A, b } from './x.ts';", [{ specifier: './x.ts', names: ['b'] }]],
    [
      'const load = () => import(/* webpackChunkName: "x" */ \'./x.ts\');',
      [{ specifier: './x.ts', names: ['*'] }],
    ],
    [
      'const load = (set) => import(`./messages/${set}.json`);',
      [{ specifier: './messages/*.json', names: ['*'] }],
    ],
    ["const at = new URL('./x.svg', import.meta.url);", [{ specifier: './x.svg', names: ['*'] }]],
    ["const at = require.resolve('swc-loader');", [{ specifier: 'swc-loader', names: ['*'] }]],
  ])('finds what %s asks for', (text, found) => {
    expect(imports(text)).toEqual(found);
  });

  it.each([
    "import type { A } from './x.ts';",
    "import { type A } from './x.ts';",
    "export type { A } from './x.ts';",
    "export { type A } from './x.ts';",
    "type A = import('./x.ts').A;",
    "// import './x.ts'",
  ])('finds nothing in %s, because nothing of it is left in a build', (text) => {
    expect(importsOf('area.ts', text)).toEqual({ imports: [], reExports: [] });
  });

  it('tells exports that are passed on from imports', () => {
    const { reExports } = importsOf(
      'index.ts',
      "export { A, B as C } from './x.ts'; export * from './y.ts';",
    );

    expect(reExports).toEqual([
      { specifier: './x.ts', name: 'A', as: 'A' },
      { specifier: './x.ts', name: 'B', as: 'C' },
      { specifier: './y.ts', name: '*', as: null },
    ]);
  });

  it('refuses an import() that does not say what it loads', () => {
    expect(() => imports('const load = (name) => import(name);')).toThrow(
      'area.tsx: import(name) does not name',
    );
  });
});
