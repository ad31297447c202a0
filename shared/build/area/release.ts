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
  return release(dir, ['publish', area, '--from', outputDir, ...more]);
}

/**
 * Builds the area in `dir`, publishes the build, and asks for an address that shows it inside the site before it is live.
 * @param more where to (`--to`), the key that signs (`--key`), and which site: the rest is of `mosaico-release preview`
 * @returns the exit code of the release command
 */
export async function previewArea(dir: string, more: readonly string[]): Promise<number> {
  const { area, version, outputDir } = await buildPackage(dir, new Date());
  const { of, rest } = takeOptions(more, ['--to', '--key']);
  const to = of('--to');
  const published = release(dir, ['publish', area, '--from', outputDir, ...to, ...of('--key')]);
  return published === 0 ? release(dir, ['preview', `${area}@${version}`, ...to, ...rest]) : published;
}

/** Takes options with a value out of a command line. */
function takeOptions(argv: readonly string[], names: readonly string[]) {
  const taken = new Map<string, readonly string[]>();
  const rest: string[] = [];
  for (let index = 0; index < argv.length; index += 1) {
    const word = argv[index] ?? '';
    const name = names.find((one) => word === one || word.startsWith(`${one}=`));
    if (name === undefined) rest.push(word);
    else if (word !== name) taken.set(name, [word]);
    else {
      taken.set(name, argv.slice(index, index + 2));
      index += 1;
    }
  }
  return { of: (name: string) => taken.get(name) ?? [], rest };
}

function release(dir: string, argv: readonly string[]): number {
  const args = [releaseCommandIn(dir), ...argv];
  return spawnSync(process.execPath, args, { cwd: dir, stdio: 'inherit' }).status ?? 1;
}

/** The script of the release command. @throws Error when it is not installed */
export function releaseCommandIn(dir: string): string {
  let file: string;
  try {
    file = createRequire(join(dir, 'package.json')).resolve(`${COMMAND}/package.json`);
  } catch (error) {
    throw new Error(`${COMMAND} is not installed: npm install --save-dev ${COMMAND}`, { cause: error });
  }
  const { bin } = JSON.parse(readFileSync(file, 'utf8')) as { bin: Record<string, string> };
  return join(dirname(file), bin['mosaico-release'] ?? '');
}
