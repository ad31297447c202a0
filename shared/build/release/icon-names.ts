import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import type { Compilation } from 'webpack';

const SHAPES = /\/shared\/src\/ui\/icon\/shapes\.ts$/;

/**
 * Names of the icons that a bundle holds, by the very module that is in it.
 * @throws Error when it holds none
 */
export function iconNames({ modules }: Pick<Compilation, 'modules'>): string[] {
  const paths = [...modules].flatMap((module) => module.nameForCondition() ?? []);
  const path = paths.find((one) => SHAPES.test(one.replaceAll('\\', '/')));
  const names = path === undefined ? [] : keysOf('ICON_SHAPES', path, readFileSync(path, 'utf8'));
  if (names.length === 0) throw new Error('the shell holds no icons');
  return names.sort();
}

/** Keys of an object literal that a module declares under this name. */
function keysOf(name: string, path: string, source: string): string[] {
  const declared = parseSync(path, source).program.body.flatMap((node) => {
    const statement = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    return statement?.type === 'VariableDeclaration' ? statement.declarations : [];
  });
  const found = declared.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
  let object = found;
  while (object?.type === 'TSAsExpression' || object?.type === 'TSSatisfiesExpression')
    object = object.expression;
  const properties = object?.type === 'ObjectExpression' ? object.properties : [];
  return properties.flatMap((property) => {
    if (property.type !== 'Property') return [];
    const { key } = property;
    if (key.type === 'Identifier') return [key.name];
    return key.type === 'Literal' && typeof key.value === 'string' ? [key.value] : [];
  });
}
