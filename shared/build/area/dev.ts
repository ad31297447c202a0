import { areaNameIn } from '../area-name.ts';
import { develop } from '../dev/develop.ts';
import { beginLocalPreview } from '../dev/local-preview.ts';
import { releaseCommandIn } from './release.ts';

const PORT = 4100;

/**
 * Serves the area in `dir` as it is being written. Ends with the process.
 * @param more the port; with `--site`, an address is asked for that shows the builds inside that running site, in a browser of this machine
 * @throws Error when the port is none, or there is no such address
 */
export async function devArea(dir: string, more: readonly string[]): Promise<0 | 1> {
  const [first = '', ...others] = more;
  const hasPort = first !== '' && !first.startsWith('--');
  const [port, rest] = hasPort ? [Number(first), others] : [PORT, more];
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('a port is a number from 1 to 65535');
  const address = `http://localhost:${port}/`;
  const area = areaNameIn(dir);
  const overrides = JSON.stringify({ [area]: address });
  const isServing = await develop(dir, port, () => {
    if (rest.length > 0) return showInside();
    console.log(`Serving ${address}. A site shows it that was started with`);
    console.log(`  MOSAICO_DEV_OVERRIDES='${overrides}'`);
  });
  return isServing ? 0 : 1;

  function showInside(): void {
    const command = [releaseCommandIn(dir)];
    const preview = beginLocalPreview({ command, cwd: dir, env: process.env, area, port, rest });
    console.log(`Open this in a browser of this machine; it ends with this command:\n  ${preview.address}`);
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        preview.end();
        process.exit(0);
      });
  }
}
