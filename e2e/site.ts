import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A setting that `pnpm e2e` or `pnpm pictures` hands over. */
export function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the browser tests with "pnpm e2e", or "pnpm pictures"`);
  return value;
}

/** Builds a package folder. @returns folder of the release, ready for `release publish --from` */
export function build(folder: string): string {
  const said = execFileSync(process.execPath, ['shared/build/build-area.mjs', folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const version = /(\d+\.\d+\.\d+-b[0-9a-f]+)/.exec(said)?.[1];
  if (!version) throw new Error(`not built: ${said}`);
  return join(folder, 'dist', version);
}
