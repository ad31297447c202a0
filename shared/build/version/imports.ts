import { EVERYTHING, moduleRequests, type RequestedExport } from '../imports/module-requests.ts';

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
  const requests = moduleRequests(path, text);
  const imports = requests
    // `import './x.ts'` has no entries, and runs the module.
    .filter(({ kind, entries }) => kind === 'import' && (entries.length === 0 || entries.some(isValue)))
    .map(({ specifier, entries }) => ({
      specifier,
      names: entries.filter(isValue).map(({ name }) => name),
    }));
  const onDemand = requests
    .filter(({ kind }) => kind === 'on-demand')
    .map(({ specifier }) => wholeModule(addressOf(specifier, path)));
  const reExports = requests
    .filter(({ kind }) => kind === 're-export')
    .flatMap(({ specifier, entries }) =>
      entries.filter(isValue).map(({ name, as }) => ({ specifier, name, as })),
    );
  return { imports: [...imports, ...onDemand, ...required(text)], reExports };
}

function isValue({ isType }: RequestedExport): boolean {
  return !isType;
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
