import { moduleRequests } from '../imports/module-requests.ts';

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
  return moduleRequests(file, source).flatMap(({ kind, specifier, entries }) => {
    if (kind === 'on-demand') {
      const [, address] = /^(?:'|")([^'"]+)(?:'|")$/.exec(specifier) ?? [];
      return address ? [{ specifier: address, names: ['import()'], isTypeOnly: false }] : [];
    }
    const isTypeOnly = entries.length > 0 && entries.every(({ isType }) => isType);
    return [{ specifier, names: entries.map(({ name }) => name), isTypeOnly }];
  });
}
