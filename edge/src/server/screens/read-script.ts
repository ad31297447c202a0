import type { ServedRelease } from '../composition.ts';
import type { StoredFiles } from '../stored-files.ts';
import { DrawingFailed } from './drawing/drawer.ts';
import type { Script } from './drawing/orders.ts';

const TIMEOUT_MS = 5_000;

/** Reads the server script of a release: from the registry, or from the server of the developer who works on the area. @throws DrawingFailed */
export type ReadScript = (served: ServedRelease) => Promise<Script>;

export function scriptReader(files: StoredFiles, fetch: typeof globalThis.fetch): ReadScript {
  async function textOf({ release: { area, version, server }, base, isDev }: ServedRelease) {
    if (server === undefined) return null;
    if (!isDev) {
      // Its integrity was checked when it was read.
      const file = await files.ofRelease(area, version, server);
      return file?.plain.toString('utf8') ?? null;
    }
    const answer = await fetch(new URL(server, base), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.text() : null;
  }

  return async (served) => {
    const name = `${served.release.area}@${served.release.version}`;
    const code = await textOf(served);
    if (code === null) throw new DrawingFailed(`${name} has no server script`);
    return { name, code };
  };
}
