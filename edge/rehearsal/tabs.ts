import type { PlatformProcess } from './processes.ts';

type Edge = Pick<PlatformProcess, 'name' | 'url'>;

/** Tabs that are open all the time and follow what is live, as the shell does: told by a stream, they ask for the map. */
export interface Tabs {
  /** Resolves when every tab has a map with this version of games. */
  showing(version: string): Promise<void>;
  close(): void;
}

/** Opens so many tabs at each edge. Resolves when each has its first map. */
export async function openTabs(edges: readonly Edge[], howMany: number): Promise<Tabs> {
  const end = new AbortController();
  const all = edges.flatMap((edge) => Array.from({ length: howMany }, () => openTab(edge, end.signal)));
  const versions = all.map(() => '');
  let changed = () => {};
  await Promise.all(
    all.map(
      (tab, index) =>
        new Promise<void>((resolve, reject) => {
          const follow = async () => {
            for await (const version of tab) {
              versions[index] = version;
              resolve();
              changed();
            }
          };
          follow().catch((error: unknown) => {
            if (!end.signal.aborted) reject(error instanceof Error ? error : new Error(String(error)));
          });
        }),
    ),
  );
  return {
    showing: (version) =>
      new Promise((resolve) => {
        changed = () => {
          if (versions.every((one) => one === version)) resolve();
        };
        changed();
      }),
    close: () => end.abort(),
  };
}

/** The versions that one tab gets, one after the other. */
async function* openTab({ name, url }: Edge, signal: AbortSignal): AsyncGenerator<string> {
  const { body } = await fetch(`${url()}/edge/map-events`, { signal });
  if (!body) throw new Error(`${name} tells nobody of changes`);
  let text = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const end = text.lastIndexOf('\n\n');
    if (end === -1) continue;
    const isTold = text.slice(0, end).includes('data:');
    text = text.slice(end + 2);
    if (isTold) yield await versionAt(url(), signal);
  }
}

async function versionAt(url: string, signal: AbortSignal): Promise<string> {
  const map = (await (await fetch(`${url}/edge/map`, { signal })).json()) as {
    areas: { area: string; version: string }[];
  };
  return map.areas.find(({ area }) => area === 'games')?.version ?? '';
}
