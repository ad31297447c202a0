#!/usr/bin/env node
import { buildArea } from './build.ts';
import { devArea } from './dev.ts';
import { previewArea, releaseArea } from './release.ts';

const USAGE = `Usage, in the folder of an area (package.json has these as scripts):

  mosaico build                  builds the release that these sources make into dist/<version>/
  mosaico dev [port]             builds at every change, and serves the builds to a site (port 4100)
  mosaico dev [port] --site <host>
                                 the same, and prints an address that shows them inside this running site, in a browser of this
                                 machine; --to and --hours as in "mosaico-release --help"
  mosaico release [arguments]    builds, and publishes the build with "mosaico-release publish <area>";
                                 the arguments are handed on, such as --to https://releases.example
  mosaico preview --site <host>  builds, publishes, and prints an address that shows the build inside this site to whoever
                                 has it, before it is live; --to and --hours as in "mosaico-release --help"

Exit code: 0 done, 1 refused, 2 not understood.`;

/** The command `mosaico` of a repository with one area, which lies in the current folder. */
async function main([command, ...rest]: readonly string[]): Promise<number> {
  const dir = process.cwd();
  try {
    if (command === 'build' && rest.length === 0) return await buildArea(dir);
    if (command === 'dev') return await devArea(dir, rest);
    if (command === 'preview') return await previewArea(dir, rest);
    if (command === 'release') return await releaseArea(dir, rest);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
  console.error(USAGE);
  return command === '--help' ? 0 : 2;
}

const code = await main(process.argv.slice(2));
if (code !== 0) process.exit(code);
