import { posix } from 'node:path';
import { declaredModule, type DeclaredModule, type Source } from './declared-modules.ts';

/** One module whose exports others rely on. */
export interface PublicModule {
  /** How others import it. */
  readonly name: string;
  /** Its declaration file, by the path it is read by. */
  readonly file: string;
  /** Only these exports; all of them when left out. */
  readonly only?: readonly string[];
}

/**
 * The public shape of some modules as a text: every export with its declared type, and every type of ours behind one, each
 * once. Where something stands, in which order, and what is said about it makes no difference.
 *
 * @param read text of a declaration file without comments
 * @param isOurs whether a declaration file counts as part of the shape; what is behind others has a version of its own
 */
export function publicShape(
  modules: readonly PublicModule[],
  read: (file: string) => string,
  isOurs: (file: string) => boolean,
): string {
  const known = new Map<string, DeclaredModule>();
  const at = (file: string): DeclaredModule => {
    const module = known.get(file) ?? declaredModule(read(file));
    known.set(file, module);
    return module;
  };
  const seen = new Set<string>();
  const behind: string[] = [];

  /** Notes a local name of a file, and what it mentions. */
  function note(file: string, name: string): void {
    if (seen.has(`${file} ${name}`)) return;
    seen.add(`${file} ${name}`);
    const { declarations, imports } = at(file);
    const source = imports.get(name);
    if (source) follow(file, source);
    for (const { text, mentions } of declarations.get(name) ?? []) {
      behind.push(text);
      for (const mentioned of mentions) note(file, mentioned);
    }
  }

  function follow(file: string, { specifier, name }: Source): void {
    const target = neighbour(file, specifier);
    if (target && isOurs(target)) noteExport(target, name);
  }

  /** @returns false when the module has no such export */
  function noteExport(file: string, name: string): boolean {
    const { exports, passedOn, stars } = at(file);
    const [local, source] = [exports.get(name), passedOn.get(name)];
    if (local !== undefined) note(file, local);
    else if (source) follow(file, source);
    else return neighbours(file, stars).some((next) => noteExport(next, name));
    return true;
  }

  function exportsOf(file: string): string[] {
    const { exports, passedOn, stars } = at(file);
    return [...exports.keys(), ...passedOn.keys(), ...neighbours(file, stars).flatMap(exportsOf)];
  }

  const lists = modules.map(({ name, file, only }) => {
    const exported = only ?? [...new Set(exportsOf(file))].sort();
    for (const one of exported) if (!noteExport(file, one)) throw new Error(`${name} does not export ${one}`);
    return `${name}\n${exported.map((one) => `  ${one}\n`).join('')}`;
  });
  return [...lists, [...new Set(behind)].sort().join('\n\n')].join('\n');
}

function neighbours(file: string, specifiers: readonly string[]): string[] {
  return specifiers.flatMap((specifier) => neighbour(file, specifier) ?? []);
}

/** Declaration file of a relative import; null for a library. */
function neighbour(file: string, specifier: string): string | null {
  if (!specifier.startsWith('.')) return null;
  return posix.join(posix.dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'));
}
