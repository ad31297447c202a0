import { join } from 'node:path';
import type { Chunk, Compilation } from 'webpack';
import { MESSAGE_SETS } from '../../src/contract/languages.ts';
import type { Release } from '../../src/contract/release.ts';

/**
 * The chunk of each message set.
 * @throws Error when a set is missing, not loaded by `import()`, or does not come alone
 */
export function messageChunks(compilation: Compilation, dir: string): Release['messages'] {
  const chunkOf = new Map(MESSAGE_SETS.map((set) => [set, messageChunk(compilation, dir, set)]));
  if (new Set(chunkOf.values()).size < MESSAGE_SETS.length) {
    throw new Error('two message sets share a chunk: load them with import(`./messages/${set}.json`)');
  }
  return Object.fromEntries([...chunkOf].map(([set, chunk]) => [set, onlyFile(chunk)]));
}

function messageChunk(compilation: Compilation, dir: string, set: string): Chunk {
  const path = join(dir, 'src/messages', `${set}.json`);
  const module = [...compilation.modules].find((candidate) => candidate.nameForCondition() === path);
  if (!module) throw new Error(`no code of this package loads src/messages/${set}.json`);
  const [chunk, ...others] = compilation.chunkGraph.getModuleChunks(module);
  if (!chunk || others.length > 0 || chunk.canBeInitial()) {
    throw new Error(`src/messages/${set}.json has no chunk of its own: load it with import() only`);
  }
  return chunk;
}

function onlyFile(chunk: Chunk): string {
  const [file, ...others] = [...chunk.files].filter((name) => name.endsWith('.js'));
  if (!file || others.length > 0) throw new Error(`the chunk ${chunk.name ?? chunk.id} is not one script`);
  return file;
}

/**
 * The script of a later chunk that has a name.
 * @throws Error when no code loads a chunk of this name, or it is not one script
 */
export function namedChunk(compilation: Compilation, name: string): string {
  const chunk = compilation.namedChunks.get(name);
  if (!chunk) throw new Error(`no code of this package loads a chunk ${name}`);
  return onlyFile(chunk);
}

/** Scripts of an entry point, in the order in which the page has to run them. */
export function entryScripts(compilation: Compilation, entry: string): string[] {
  const files = compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return files.filter((name) => name.endsWith('.js'));
}
