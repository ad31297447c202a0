import { parseSync } from 'oxc-parser';

/** All exports of a module. */
export const EVERYTHING = '*';

/** One place where a module asks for another one. */
export interface ModuleRequest {
  readonly kind: 'import' | 're-export' | 'on-demand';
  /** As written: `../x.ts`, `@mosaico/shared/ui`, `zod`; of `import()` the source text between the brackets. */
  readonly specifier: string;
  /** What is taken; nothing when the module is only run, or asked for on demand. */
  readonly entries: readonly RequestedExport[];
}

export interface RequestedExport {
  /** Name in the other module, `*` for all. */
  readonly name: string;
  /** Name under which it is passed on; null for `export * from`, and for what is not passed on. */
  readonly as: string | null;
  readonly isType: boolean;
}

/** Every import, re-export and `import()` of a source text. @param path decides by its ending how the text is read */
export function moduleRequests(path: string, text: string): ModuleRequest[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imports = staticImports.map(({ moduleRequest, entries }) => ({
    kind: 'import' as const,
    specifier: moduleRequest.value,
    entries: entries.map(({ importName, isType }) => ({ name: nameOf(importName), as: null, isType })),
  }));
  const reExports = staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType, importName, exportName }) =>
      moduleRequest
        ? [
            {
              kind: 're-export' as const,
              specifier: moduleRequest.value,
              entries: [{ name: nameOf(importName), as: exportName.name, isType }],
            },
          ]
        : [],
    );
  const onDemand = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    kind: 'on-demand' as const,
    specifier: text.slice(start, end),
    entries: [],
  }));
  return [...imports, ...reExports, ...onDemand];
}

function nameOf({ kind, name }: { readonly kind: string; readonly name: string | null }): string {
  return name ?? (kind === 'Default' ? 'default' : EVERYTHING);
}
