import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE_FILE } from '../../src/contract/names.ts';
import type { BuildOptions } from '../webpack/base.ts';
import { bundle } from './bundle.ts';
import { readDeclaration } from './declaration.ts';
import { releaseDocument } from './document.ts';
import { isBuilt } from './is-built.ts';
import { buildInputs } from '../version/build-inputs.ts';
import { refuseUnlisted } from '../version/refuse-unlisted.ts';
import { releaseVersion } from '../version/release-version.ts';

export interface BuiltPackage {
  readonly area: string;
  readonly version: string;
  /** Folder that holds the release: `<package>/dist/<version>`. */
  readonly outputDir: string;
  /** False when this version had been built before, and nothing was done. */
  readonly isNew: boolean;
}

/**
 * Builds the release of one package into `<package>/dist/<version>/`, complete or not at all.
 * @param dir folder of the package
 * @param now instant of the build
 * @throws Error with the reason when the declaration is wrong or the code does not compile
 */
export async function buildPackage(dir: string, now: Date): Promise<BuiltPackage> {
  const declaration = readDeclaration(dir);
  const version = releaseVersion(dir);
  const outputDir = join(dir, 'dist', version);
  const built = { area: declaration.area, version, outputDir };
  if (isBuilt(dir, version)) return { ...built, isNew: false };

  const workDir = join(dir, 'dist', `.${version}-${process.pid}`);
  const options: BuildOptions = { mode: 'production', version, outputDir: workDir };
  try {
    const { facts, read } = await bundle(dir, declaration, options);
    refuseUnlisted(read, buildInputs(dir));
    const document = releaseDocument({ ...facts, builtAt: now.toISOString(), commit: commitOf(dir) });
    writeFileSync(join(workDir, RELEASE_FILE), `${JSON.stringify(document, null, 2)}\n`);
    rmSync(outputDir, { recursive: true, force: true });
    renameSync(workDir, outputDir);
  } finally {
    rmSync(workDir, { recursive: true, force: true });
  }
  return { ...built, isNew: true };
}

function commitOf(dir: string): string {
  try {
    const command = ['-C', dir, 'describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', command, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return 'unknown';
  }
}
