import { publicShape } from './public-shape.ts';

const FILES: Readonly<Record<string, string>> = {
  'ui/index.d.ts': `export * from './money.ts'; export { Plain as Box, type Look } from './box.ts';
    export { useQuery } from '@library/query'; export * from '@library/all';`,
  'ui/money.d.ts': `import type { Centavos } from './amount.ts'; import type { Site } from '../contract/site.ts';
    interface Props { readonly amount: Centavos; readonly site?: Site; }
    declare function hidden(): void;
    export declare function Money(props: Props): string;
    export declare function format(amount: number): string;
    export declare function format(amount: string): string;`,
  'ui/amount.d.ts': 'export type Centavos = number; export type Other = 1;',
  'ui/box.d.ts': `type Look = 'a' | 'b'; declare const Plain: () => Look; export { Plain, type Look };`,
  'contract/site.d.ts': 'export interface Site { readonly name: string; }',
};

const shapeOf = (changes: Readonly<Record<string, string>> = {}, only?: readonly string[]) =>
  publicShape(
    [{ name: '@mosaico/shared/ui', file: 'ui/index.d.ts', ...(only && { only }) }],
    (file) => changes[file] ?? FILES[file] ?? '',
    (file) => file.startsWith('ui/'),
  );
const edited = (file: string, from: string, to: string) => ({
  [file]: (FILES[file] ?? '').replace(from, to),
});

describe('the public shape of a module', () => {
  it('lists its exports, then each declaration behind them once', () => {
    expect(shapeOf().split('\n').filter(Boolean)).toEqual([
      '@mosaico/shared/ui',
      '  Box',
      '  Look',
      '  Money',
      '  format',
      '  useQuery',
      'declare const Plain: () => Look;',
      'declare function Money(props: Props): string;',
      'declare function format(amount: number): string;',
      'declare function format(amount: string): string;',
      'interface Props { readonly amount: Centavos; readonly site?: Site; }',
      'type Centavos = number;',
      "type Look = 'a' | 'b';",
    ]);
  });

  it.each([
    ['a type behind an export', edited('ui/amount.d.ts', 'Centavos = number', 'Centavos = bigint')],
    ['a further overload', edited('ui/money.d.ts', 'format(amount: string)', 'format(amount: boolean)')],
    ['the name of an export', edited('ui/index.d.ts', 'Plain as Box', 'Plain as Frame')],
    ['an export that is gone', edited('ui/index.d.ts', "export * from './money.ts';", '')],
    ['an export of a library', edited('ui/index.d.ts', 'useQuery }', 'useQuery, useOther }')],
  ])('changes with %s', (_, changes) => {
    expect(shapeOf(changes)).not.toBe(shapeOf());
  });

  it.each([
    ['what nobody outside can name', edited('ui/money.d.ts', 'hidden(): void', 'hidden(): number')],
    ['a type that no export mentions', edited('ui/amount.d.ts', 'Other = 1', 'Other = 2')],
    ['what has a version of its own', edited('contract/site.d.ts', 'name', 'title')],
    [
      'the place of a declaration',
      {
        ...edited('ui/money.d.ts', "from './amount.ts'", "from './box.ts'"),
        'ui/box.d.ts': `${FILES['ui/box.d.ts']} export type Centavos = number;`,
      },
    ],
  ])('stays for %s', (_, changes) => {
    expect(shapeOf(changes)).toBe(shapeOf());
  });

  it('can be that of some exports only, which have to be there', () => {
    expect(shapeOf({}, ['Box'])).not.toContain('Money');
    expect(() => shapeOf({}, ['Gone'])).toThrow('@mosaico/shared/ui does not export Gone');
  });
});
