import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeCreator } from './creator-package.ts';
import { writeKit } from './kit-package.ts';
import { writeReleaseCommand } from './release-package.ts';

export interface Packed {
  readonly name: string;
  readonly version: string;
  /** The tarball. */
  readonly file: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

/**
 * Makes the tarballs of what teams in other repositories install, from these sources.
 * @param target folder for the tarballs
 * @throws Error that says what cannot be packed; needs npm, and no network
 */
export function packAll(target: string): Packed[] {
  mkdirSync(target, { recursive: true });
  const work = mkdtempSync(join(tmpdir(), 'mosaico-pack-'));
  try {
    const [kit, release, creator] = ['kit', 'release', 'creator'].map((name) => join(work, name)) as [
      string,
      string,
      string,
    ];
    writeKit(kit);
    writeReleaseCommand(release);
    writeCreator(creator, { kit: versionIn(kit), release: versionIn(release) });
    return [kit, release, creator].map((folder) => pack(folder, target));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function versionIn(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** What `npm pack --json` says of a package; newer versions say it by name. */
interface Said {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly entryCount: number;
}

function pack(folder: string, target: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
  const said = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [one] = Object.values(JSON.parse(said) as readonly Said[] | Readonly<Record<string, Said>>);
  if (!one) throw new Error(`npm pack said nothing of ${folder}`);
  const { name, version, filename, size, unpackedSize, entryCount } = one;
  return {
    name,
    version,
    file: join(target, filename),
    bytes: size,
    unpackedBytes: unpackedSize,
    files: entryCount,
  };
}
