import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { floorRefusals } from './floor-refusals.ts';
import { folderCycles } from './folder-cycles.ts';
import { arrowsOf } from './package-arrows.ts';
import { importsOf } from './source-imports.ts';

/** The arrows of a package `shop` with these files. */
function arrowsOfFiles(files: Readonly<Record<string, string>>) {
  const workspace = mkdtempSync(join(tmpdir(), 'folders-'));
  try {
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(workspace, 'shop', file)), { recursive: true });
      writeFileSync(join(workspace, 'shop', file), source);
    }
    return arrowsOf(workspace, 'shop');
  } finally {
    rmSync(workspace, { recursive: true });
  }
}

describe('imports of a source file', () => {
  it.each([
    ["import { a, type B } from './x.ts';", './x.ts', ['a', 'B'], false],
    ["import type { B } from './x.ts';", './x.ts', ['B'], true],
    ["import { type B, type C } from './x.ts';", './x.ts', ['B', 'C'], true],
    ["import * as all from './x.ts';", './x.ts', ['*'], false],
    ["import './x.ts';", './x.ts', [], false],
    ["export { a } from './x.ts';", './x.ts', ['a'], false],
    ["export type { B } from './x.ts';", './x.ts', ['B'], true],
    ["export * from './x.ts';", './x.ts', ['*'], false],
    ["const later = () => import('./x.ts');", './x.ts', ['import()'], false],
  ])('%s', (source, specifier, names, isTypeOnly) => {
    expect(importsOf('file.tsx', source)).toEqual([{ specifier, names, isTypeOnly }]);
  });
});

describe('circles of folders', () => {
  it('are found between the folders of a package, with the files and names that tie them', () => {
    const arrows = arrowsOfFiles({
      'src/cart/cart.ts': "import { price } from '../stock/price.ts'; export const cart = price;",
      'src/stock/price.ts': 'export const price = 1;',
      'src/stock/sold.ts': "import { cart } from '../cart/cart.ts'; export const sold = cart;",
    });

    expect(folderCycles(arrows)).toEqual([
      {
        inside: 'shop/src',
        rooms: ['cart', 'stock'],
        ties: [
          {
            from: 'shop/src/cart/cart.ts',
            to: 'shop/src/stock/price.ts',
            names: ['price'],
            isTypeOnly: false,
          },
          { from: 'shop/src/stock/sold.ts', to: 'shop/src/cart/cart.ts', names: ['cart'], isTypeOnly: false },
        ],
      },
    ]);
  });

  it('are found at every depth, also through a file beside the folders', () => {
    const arrows = arrowsOfFiles({
      'src/cart/cart.ts': "import { row } from './rows/row.ts'; export const cart = row;",
      'src/cart/rows/row.ts': 'export const row = 1;',
      'src/cart/rows/empty.ts': "import { cart } from '../cart.ts'; export const empty = cart;",
    });

    expect(folderCycles(arrows).map(({ inside, rooms }) => [inside, rooms])).toEqual([
      ['shop/src/cart', ['cart.ts', 'rows']],
    ]);
  });

  it('are found over three folders', () => {
    const arrows = arrowsOfFiles({
      'src/a/a.ts': "import { b } from '../b/b.ts'; export const a = b;",
      'src/b/b.ts': "export const b = () => import('../c/c.ts');",
      'src/c/c.ts': "export * from '../a/a.ts';",
    });

    expect(folderCycles(arrows).map(({ rooms }) => rooms)).toEqual([['a', 'b', 'c']]);
  });

  it('are none where a type alone points back, or a test does', () => {
    const arrows = arrowsOfFiles({
      'src/cart/cart.ts': "import { price } from '../stock/price.ts'; export const cart = price;",
      'src/stock/price.ts':
        "import type { cart } from '../cart/cart.ts'; export const price: typeof cart = 1;",
      'src/stock/price.test.ts': "import { cart } from '../cart/cart.ts'; expect(cart).toBe(1);",
      'src/stock/testing/full.ts': "import { cart } from '../../cart/cart.ts'; export const full = cart;",
    });

    expect(folderCycles(arrows)).toEqual([]);
  });
});

describe('floors', () => {
  const floors = [['stock'], ['cart', 'wish'], ['main.ts']];
  const refusalsOf = (from: string, to: string) =>
    floorRefusals([{ from, to, names: ['x'], isTypeOnly: true }], 'shop/src', floors);

  it('lets a room use a lower one, and itself', () => {
    expect(refusalsOf('shop/src/main.ts', 'shop/src/stock/price.ts')).toEqual([]);
    expect(refusalsOf('shop/src/cart/cart.ts', 'shop/src/cart/rows/row.ts')).toEqual([]);
  });

  it('refuses an arrow up or sideways, of a type too, and names both floors', () => {
    expect(refusalsOf('shop/src/stock/price.ts', 'shop/src/cart/cart.ts')).toEqual([
      expect.stringContaining(
        'shop/src/stock/price.ts may not use x of shop/src/cart/cart.ts: stock stands on floor 1, cart on floor 2',
      ),
    ]);
    expect(refusalsOf('shop/src/wish/wish.ts', 'shop/src/cart/cart.ts')).toHaveLength(1);
  });

  it('asks for the floor of a new folder', () => {
    expect(refusalsOf('shop/src/main.ts', 'shop/src/gifts/gift.ts')[0]).toContain(
      'shop/src/gifts has no floor',
    );
  });
});
