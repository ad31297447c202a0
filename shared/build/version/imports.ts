import { parseSync } from 'oxc-parser';

interface Entry {
  readonly isType: boolean;
}

/**
 * What a module asks for when it is built, as written: `../x.ts`, `@mosaico/shared/ui`, `zod`. A part that is known at run
 * time only is a star: `./messages/*.json`. Imports of types are left out, because nothing of them is left in a build.
 *
 * @param path decides how the text is read, by its ending
 */
export function importsOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports
    .filter(({ entries }) => hasValue(entries))
    .map(({ moduleRequest }) => moduleRequest.value);
  const reExported = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  const onDemand = dynamicImports.map(({ moduleRequest }) =>
    starred(text.slice(moduleRequest.start, moduleRequest.end), path),
  );
  return [...new Set([...imported, ...reExported, ...onDemand, ...required(text)])];
}

/** `import './x.ts'` has no entries, and runs the module. */
function hasValue(entries: readonly Entry[]): boolean {
  return entries.length === 0 || entries.some(({ isType }) => !isType);
}

/** @throws Error when the address is no text: nobody could say before the build what it loads */
function starred(expression: string, path: string): string {
  const [, , address] = /^(['"`])(.*)\1$/s.exec(expression) ?? [];
  if (address === undefined) throw new Error(`${path}: import(${expression}) does not name what it loads`);
  return address.replaceAll(/\$\{[^}]*\}/g, '*');
}

/** `require('x')`, `require.resolve('x')`, and `new URL('./x', import.meta.url)`, which the parser does not list. */
function required(text: string): string[] {
  const calls = text.matchAll(/\brequire(?:\.resolve)?\(\s*(['"])([^'"]+)\1\s*\)/g);
  const addresses = text.matchAll(/\bnew URL\(\s*(['"])([^'"]+)\1\s*,\s*import\.meta\.url\s*\)/g);
  return [...calls, ...addresses].flatMap(([, , specifier]) => (specifier ? [specifier] : []));
}
