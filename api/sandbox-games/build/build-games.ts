import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import { BUILT_GAMES, type StartFiles, VERIFIER_FILE } from '../src/provider/launch/game-files.ts';

const SCRIPT = 'src/game/main.ts';
const STYLE = 'src/game/main.css';
const VERIFIER = 'src/verifier/main.ts';

/**
 * Builds what players' browsers load of the games, into `<folder>/files`, compressed as well; `<folder>/games.json` names
 * the files that a page starts with. Each name has the hash of its contents, and files of earlier builds stay: a process
 * that runs meanwhile goes on serving them. Beside them stands the script with which players check rounds themselves.
 *
 * @throws Error with the compiler's messages
 */
export async function buildGames(folder = BUILT_GAMES): Promise<void> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: [SCRIPT, STYLE],
    outdir: join(folder, 'files'),
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    loader: { '.woff2': 'file' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  mkdirSync(join(folder, 'files'), { recursive: true });
  for (const { path, contents } of outputFiles) {
    // The name says what is in it: the compressed files, which take most of the time, are written first and last for ever.
    if (existsSync(path)) continue;
    if (!path.endsWith('.woff2')) {
      writeWhole(`${path}.br`, brotliCompressSync(contents));
      writeWhole(`${path}.gz`, gzipSync(contents));
    }
    writeWhole(path, contents);
  }
  writeWhole(join(folder, VERIFIER_FILE), await builtVerifier());
  writeWhole(join(folder, 'games.json'), `${JSON.stringify(startFilesOf(metafile), null, 2)}\n`);
}

/** One file without packages, that can be read: its reader wants to know what it does. */
async function builtVerifier(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: [VERIFIER],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: {
      js: '// node verify-rounds.mjs <file.csv>: repeats every round of a file saved on /fairness. It reads that file and nothing else.',
    },
    write: false,
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (!script) throw new Error(`${VERIFIER} was not built`);
  return script.contents;
}

/** A process that reads the file meanwhile gets the old contents or the new ones, never a part. */
function writeWhole(file: string, contents: Uint8Array | string): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, file);
}

function startFilesOf({ outputs }: Metafile): StartFiles {
  const files = new Map(
    Object.entries(outputs).map(([path, { entryPoint }]) => [entryPoint, basename(path)]),
  );
  const fileOf = (source: string): string => {
    const file = files.get(source);
    if (!file) throw new Error(`${source} is not in the build`);
    return file;
  };
  const messages = MESSAGE_SETS.map((set): [MessageSet, string] => [
    set,
    fileOf(`src/art/messages/${set}.json`),
  ]);
  return {
    script: fileOf(SCRIPT),
    style: fileOf(STYLE),
    messages: Object.fromEntries(messages) as Record<MessageSet, string>,
  };
}
