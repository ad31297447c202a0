import { pathToFileURL } from 'node:url';
import type { Compilation } from 'webpack';
import { z } from 'zod';

const SHAPES = /\/shared\/src\/ui\/icon\/shapes\.ts$/;

const shapesSchema = z.object({ ICON_NAMES: z.array(z.string()).min(1) });

/**
 * Names of the icons that a bundle holds, by the very module that is in it.
 * @throws Error when it holds none
 */
export async function iconNames(compilation: Pick<Compilation, 'modules'>): Promise<string[]> {
  const paths = [...compilation.modules].flatMap((module) => module.nameForCondition() ?? []);
  const path = paths.find((one) => SHAPES.test(one.replaceAll('\\', '/')));
  if (path === undefined) throw new Error('the shell holds no icons');
  const shapes: unknown = await import(pathToFileURL(path).href);
  return shapesSchema.parse(shapes).ICON_NAMES.toSorted();
}
