/**
 * `pnpm pack-kit [folder]`: the packages that teams in other repositories install, as tarballs that `npm publish <file>` takes (docs/teams.md).
 * The folder is `.mosaico/packages` unless one is named.
 */
import path from 'node:path';
import { packAll } from '../build/pack/pack-all.ts';
import { ROOT } from './setup.mjs';
import { runCommand, say } from './terminal.mjs';

await runCommand(() => {
  const target = path.resolve(process.argv[2] ?? path.join(ROOT, '.mosaico/packages'));
  for (const { name, version, file, bytes, unpackedBytes, files } of packAll(target)) {
    say(`${name} ${version}: ${kilobytes(bytes)} (${files} files, ${kilobytes(unpackedBytes)} unpacked)`);
    say(`  ${path.relative('', file)}`);
  }
});

function kilobytes(bytes) {
  return `${Math.round(bytes / 1024)} KB`;
}
