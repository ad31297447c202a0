import { parseSync } from 'oxc-parser';

/** All exports of a module. */
export const EVERYTHING = '*';

export interface Import {
  /** As written: `../x.ts`, `@mosaico/shared/ui`, `zod`. A part known at run time only is a star: `./messages/*.json`. */
  readonly specifier: string;
  /** Exports that are used, or `*`; none when the module is only run. */
  readonly names: readonly string[];
}

export interface ReExport {
  readonly specifier: string;
  /** Name in the other module, `*` for all. */
  readonly name: string;
  /** Name under which it is passed on; null for `export * from`. */
  readonly as: string | null;
}

/** What a module asks for when it is built. Types are left out, because nothing of them is left in a build. */
export interface ModuleImports {
  readonly imports: readonly Import[];
  readonly reExports: readonly ReExport[];
}

/** @param path decides how the text is read, by its ending */
export function importsOf(path: string, text: string): ModuleImports {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imports = staticImports
    // `import './x.ts'` has no entries, and runs the module.
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: entries.filter(({ isType }) => !isType).map(({ importName }) => nameOf(importName)),
    }));
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    wholeModule(addressOf(text.slice(start, end), path)),
  );
  const reExports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, importName, exportName }) =>
      moduleRequest && !isType
        ? [{ specifier: moduleRequest.value, name: nameOf(importName), as: exportName.name }]
        : [],
    );
  return { imports: [...imports, ...onDemand, ...required(text)], reExports };
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return name ?? (kind === 'Default' ? 'default' : EVERYTHING);
}

/** @throws Error when the address is no text: nobody could say before the build what it loads */
function addressOf(expression: string, path: string): string {
  const [, , address] = /(?:^|\s)(['"`])(.*)\1$/s.exec(expression) ?? [];
  if (address === undefined) throw new Error(`${path}: import(${expression}) does not name what it loads`);
  return address.replaceAll(/\$\{[^}]*\}/g, '*');
}

/** `require('x')`, `require.resolve('x')`, and `new URL('./x', import.meta.url)`, which the parser does not list. */
function required(text: string): Import[] {
  const calls = text.matchAll(/\brequire(?:\.resolve)?\(\s*(['"])([^'"]+)\1\s*\)/g);
  const addresses = text.matchAll(/\bnew URL\(\s*(['"])([^'"]+)\1\s*,\s*import\.meta\.url\s*\)/g);
  return [...calls, ...addresses].flatMap(([, , specifier]) => (specifier ? [wholeModule(specifier)] : []));
}

function wholeModule(specifier: string): Import {
  return { specifier, names: [EVERYTHING] };
}
