import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { PLATFORM_VERSION } from '../../src/contract/version.ts';
import { SHARED_ROOT, WORKSPACE_ROOT } from '../paths.ts';
import { FACADES, providedVersions } from '../webpack/shared-modules.ts';
import type { Report } from './judge-report.ts';
import { publicShape, type PublicModule } from './public-shape.ts';

const SOURCES = join(SHARED_ROOT, 'src');
/** What an area is handed and may hand back. The rest of the contract is between shell, edge and API. */
const PLATFORM = ['AreaModule', 'AreaProps', 'Platform', 'SLOT_NAMES', 'eventSchemas'];

/** The public shapes of these sources, by the name of their report. */
export function currentReports(): Readonly<Record<'facades' | 'platform', Report>> {
  const facades = FACADES.map((name): PublicModule => ({ name, file: declarationsOf(name) }));
  const platform = { name: '@mosaico/shared/contract', file: 'contract/index.d.ts', only: PLATFORM };
  const declared = emitDeclarations([...facades, platform]);
  try {
    const read = (file: string) => readFileSync(join(declared, file), 'utf8');
    const isFirst = (file: string, folders: readonly string[]) =>
      folders.includes(file.split('/', 1)[0] ?? '');
    const [facadeVersion = ''] = FACADES.map((name) => providedVersions()[name]);
    return {
      // Contract and endpoints have versions of their own.
      facades: {
        version: facadeVersion,
        shape: publicShape(facades, read, (file) => !isFirst(file, ['contract', 'api'])),
      },
      platform: {
        version: PLATFORM_VERSION,
        shape: publicShape([platform], read, (file) => isFirst(file, ['contract'])),
      },
    };
  } finally {
    rmSync(declared, { recursive: true, force: true });
  }
}

function declarationsOf(facade: string): string {
  return `${facade.split('/').slice(2).join('/')}/index.d.ts`;
}

/** @returns a folder with the declaration files of these modules and of all that they import */
function emitDeclarations(modules: readonly PublicModule[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'mosaico-declarations-'));
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Types are checked elsewhere.
    noCheck: true,
    types: [],
    rootDir: SOURCES,
    outDir: folder,
  };
  const files = modules.map(({ file }) => join(SOURCES, file.replace(/\.d\.ts$/, '.ts')));
  const settings = { extends: join(WORKSPACE_ROOT, 'tsconfig.json'), compilerOptions, include: [], files };
  writeFileSync(config, JSON.stringify(settings));
  const tsc = join(WORKSPACE_ROOT, ['node_modules', '.bin', 'tsc'].join(sep));
  const { status, stdout, stderr } = spawnSync(tsc, ['-p', config], { encoding: 'utf8' });
  if (status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`The declarations of shared cannot be written:\n${stdout}${stderr}`);
}
