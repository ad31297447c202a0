import type { PlatformProcess } from './processes.ts';

/** What visitors have seen. */
export interface Views {
  readonly count: () => number;
  /** One line for each page view that was not as it should be. */
  readonly failures: () => readonly string[];
  stop(): Promise<void>;
}

/** The version of games in a page, or null. */
export function versionIn(page: string): string | null {
  const map = /id="release-map"[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  if (map === undefined) return null;
  const { areas } = JSON.parse(map) as { areas: { area: string; version: string }[] };
  return areas.find(({ area }) => area === 'games')?.version ?? null;
}

/** Visitors who open one page after the other at all edges, with the first script of the area in it. */
export function startVisitors(
  edges: readonly Pick<PlatformProcess, 'name' | 'url'>[],
  howMany: number,
): Views {
  const failures: string[] = [];
  let count = 0;
  let isStopped = false;

  async function visit(edge: Pick<PlatformProcess, 'name' | 'url'>): Promise<void> {
    while (!isStopped) {
      const failure = await failureOf(edge.url()).catch((error: unknown) => String(error));
      count += 1;
      if (failure !== null) failures.push(`${edge.name}: ${failure}`);
    }
  }

  const visitors = Array.from({ length: howMany }, (_, index) => {
    const edge = edges[index % edges.length];
    return edge ? visit(edge) : Promise.resolve();
  });
  return {
    count: () => count,
    failures: () => failures,
    async stop() {
      isStopped = true;
      await Promise.all(visitors);
    },
  };
}

async function failureOf(url: string): Promise<string | null> {
  const page = await fetch(`${url}/games`, { headers: { accept: 'text/html' } });
  const version = versionIn(await page.text());
  if (page.status !== 200) return `the page answered ${page.status}`;
  if (version === null) return 'the page is without the area';
  const script = await fetch(`${url}/releases/games/${version}/remoteEntry.js`);
  const text = await script.text();
  if (script.status !== 200) return `the script of ${version} answered ${script.status}`;
  return text.includes(version) ? null : `the script is not that of ${version}`;
}
