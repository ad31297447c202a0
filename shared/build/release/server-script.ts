import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../../src/contract/names.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { compile } from '../webpack/compile.ts';
import { SHELL_SERVER_ENTRY } from '../webpack/entries.ts';
import { areaServerConfig, shellServerConfig } from '../webpack/server-config.ts';

/** Folder of a release for what only the edge runs. */
const FOLDER = 'server';

export interface ServerScript {
  /** Inside the release. */
  readonly path: string;
  /** Paths of the files and folders that webpack depended on. */
  readonly read: Iterable<string>;
}

/**
 * Adds the script with which the edge draws first screens to the release in `options.outputDir`, after everything else is there.
 *
 * @returns null for a shell that has none
 * @throws Error when the code does not compile
 */
export async function buildServerScript(
  dir: string,
  area: string,
  options: BuildOptions,
): Promise<ServerScript | null> {
  const serverOptions = { ...options, outputDir: join(options.outputDir, FOLDER) };
  if (area !== SHELL) {
    const { fileDependencies: read } = await compile(areaServerConfig(dir, serverOptions));
    return { path: `${FOLDER}/area.js`, read };
  }
  if (!existsSync(join(dir, SHELL_SERVER_ENTRY))) return null;
  const { fileDependencies: read } = await compile(shellServerConfig(dir, serverOptions));
  return { path: `${FOLDER}/shell.js`, read };
}
