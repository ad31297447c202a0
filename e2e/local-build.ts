import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from './site.ts';

/** What a developer has running on their own machine: `pnpm dev`, as far as it builds and serves. */
export interface LocalBuild {
  /** Where the builds are served. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Builds the package in a folder for development, again at every change of its sources. @throws Error when the first build fails */
export async function startLocalBuild(folder: string): Promise<LocalBuild> {
  const builder = spawn(process.execPath, ['shared/build/dev-area.mjs', folder, '0'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => builder.once('close', () => resolve()));
  const end = () => void builder.kill();
  process.once('exit', end);
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: builder.stdout }).on('line', (line) => {
      const [word, taken = ''] = line.split(' ');
      if (word === 'serving') resolve(taken);
    });
    void ended.then(() => reject(new Error(`${folder} was not built`)));
  });
  return {
    address: `http://localhost:${port}`,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
