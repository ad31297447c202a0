import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buildPackage } from '../release/build-package.ts';

const COMMAND = '@mosaico/release';

/**
 * Builds the area in `dir` and publishes the build by the release command that its repository has.
 * @returns the exit code of that command
 * @throws Error with the compiler's messages, or when there is no release command
 */
export async function releaseArea(dir: string, more: readonly string[]): Promise<number> {
  const { area, outputDir } = await buildPackage(dir, new Date());
  const script = releaseCommandIn(dir);
  const args = [script, 'publish', area, '--from', outputDir, ...more];
  return spawnSync(process.execPath, args, { cwd: dir, stdio: 'inherit' }).status ?? 1;
}

function releaseCommandIn(dir: string): string {
  let file: string;
  try {
    file = createRequire(join(dir, 'package.json')).resolve(`${COMMAND}/package.json`);
  } catch (error) {
    throw new Error(`${COMMAND} is not installed: npm install --save-dev ${COMMAND}`, { cause: error });
  }
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(file), bin['mosaico-release'] ?? '');
}
