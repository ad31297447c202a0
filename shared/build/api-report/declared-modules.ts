import { parseSync } from 'oxc-parser';

/** Where a name of a module comes from. */
export interface Source {
  readonly specifier: string;
  /** Name in the other module, `*` for all of it. */
  readonly name: string;
}

/** One declaration file, taken apart. */
export interface DeclaredModule {
  /** Texts of what is declared here, by local name; several for overloads. */
  readonly declarations: ReadonlyMap<string, readonly Declared[]>;
  readonly imports: ReadonlyMap<string, Source>;
  /** Exported name to the local one. */
  readonly exports: ReadonlyMap<string, string>;
  readonly passedOn: ReadonlyMap<string, Source>;
  /** Modules of which every export is passed on. */
  readonly stars: readonly string[];
}

export interface Declared {
  readonly text: string;
  /** Every identifier in it. */
  readonly mentions: ReadonlySet<string>;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Reads the text of a `.d.ts` file without comments. */
export function declaredModule(text: string): DeclaredModule {
  const declarations = new Map<string, Declared[]>();
  const imports = new Map<string, Source>();
  const exports = new Map<string, string>();
  const passedOn = new Map<string, Source>();
  const stars: string[] = [];

  function declare(node: Node, isExported: boolean): void {
    const declared = { text: text.slice(node.start, node.end), mentions: mentionsIn(node) };
    for (const name of namesOf(node)) {
      declarations.set(name, [...(declarations.get(name) ?? []), declared]);
      if (isExported) exports.set(name, name);
    }
  }

  const { module, program } = parseSync('module.d.ts', text);
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName } of entries)
      imports.set(localName.value, { specifier: moduleRequest.value, name: importName.name ?? '*' });
  for (const { moduleRequest, importName, exportName, localName } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const as = exportName.name;
    if (!moduleRequest && as && localName.name) exports.set(as, localName.name);
    else if (moduleRequest && as)
      passedOn.set(as, { specifier: moduleRequest.value, name: importName.name ?? '*' });
    else if (moduleRequest) stars.push(moduleRequest.value);
  }
  for (const statement of program.body as unknown as readonly Node[]) {
    const inner = statement['declaration'];
    if (isNode(inner)) declare(inner, true);
    else declare(statement, false);
  }
  return { declarations, imports, exports, passedOn, stars };
}

function namesOf({ id, declarations }: Node): string[] {
  if (isNode(id) && typeof id['name'] === 'string') return [id['name']];
  return Array.isArray(declarations) ? declarations.filter(isNode).flatMap(namesOf) : [];
}

function mentionsIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const one of node) mentionsIn(one, found);
  else if (isNode(node)) {
    if (node.type === 'Identifier' && typeof node['name'] === 'string') found.add(node['name']);
    for (const value of Object.values(node)) mentionsIn(value, found);
  }
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
