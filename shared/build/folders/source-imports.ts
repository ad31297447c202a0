import { parseSync } from 'oxc-parser';

/** What one file takes from another module. */
export interface SourceImport {
  /** As written: `../x.ts`, `@mosaico/shared/ui`, `zod`. */
  readonly specifier: string;
  /** Names that are taken; `*` for all of them, none for an import that only runs the module. */
  readonly names: readonly string[];
  /** Whether nothing of it is left when the program runs. */
  readonly isTypeOnly: boolean;
}

/** Every import, re-export and `import()` of a source text. `import()` of a computed address is left out. */
export function importsOf(file: string, source: string): SourceImport[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = staticImports.map(({ moduleRequest, entries }) =>
    sourceImport(moduleRequest.value, entries),
  );
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap((entry) =>
      entry.moduleRequest ? [sourceImport(entry.moduleRequest.value, [entry])] : [],
    ),
  );
  const onDemand = dynamicImports.flatMap(({ moduleRequest }) => {
    const specifier = /^'([^']+)'$|^"([^"]+)"$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return specifier
      ? [{ specifier: specifier[1] ?? specifier[2] ?? '', names: ['import()'], isTypeOnly: false }]
      : [];
  });
  return [...imported, ...exported, ...onDemand];
}

interface Entry {
  readonly importName: { readonly kind: string; readonly name: string | null };
  readonly isType: boolean;
}

function sourceImport(specifier: string, entries: readonly Entry[]): SourceImport {
  return {
    specifier,
    names: entries.map(({ importName: { kind, name } }) => name ?? (kind === 'Default' ? 'default' : '*')),
    isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  };
}
