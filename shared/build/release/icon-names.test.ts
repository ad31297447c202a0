import { fileURLToPath } from 'node:url';
import type { Compilation } from 'webpack';
import { iconNames } from './icon-names.ts';

const SHAPES = fileURLToPath(new URL('../../src/ui/icon/shapes.ts', import.meta.url));

/** A bundle of these files. */
const bundleOf = (...paths: string[]) =>
  ({ modules: new Set(paths.map((path) => ({ nameForCondition: () => path }))) }) as unknown as Compilation;

describe('icons of a build', () => {
  it('[G59] are those of the kit that is in it', () => {
    const names = iconNames(bundleOf('/elsewhere/shapes.ts', SHAPES));

    expect(names).toEqual(expect.arrayContaining(['alert', 'arrow-up', 'home', 'info', 'wallet']));
    expect(names).toEqual(names.toSorted());
  });

  it('[G59] have to be there', () => {
    expect(() => iconNames(bundleOf('/elsewhere/shapes.ts'))).toThrow('the shell holds no icons');
  });
});
