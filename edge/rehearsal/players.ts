import { versionIn } from './visitors.ts';

/** A page view of a player at an edge, as far as its reports need it. */
export interface PageView {
  readonly url: string;
  readonly network: string;
  readonly view: string;
  readonly set: string;
  /** Of games. */
  readonly version: string;
}

/** Opens the page of games, as somebody whose address a proxy has told. @throws Error when there is no page */
export async function openPage(url: string, network: string): Promise<PageView> {
  const page = await fetch(`${url}/games`, { headers: { accept: 'text/html', 'x-forwarded-for': network } });
  const text = await page.text();
  const version = versionIn(text);
  const map = /id="release-map"[^>]*>(.*?)<\/script>/s.exec(text)?.[1];
  const view = /<script nonce="([^"]+)"/.exec(text)?.[1];
  if (page.status !== 200 || version === null || map === undefined || view === undefined)
    throw new Error(`a page answered ${page.status}`);
  const { shell, areas } = JSON.parse(map) as { shell: string; areas: { area: string; version: string }[] };
  const set = [`shell@${shell}`, ...areas.map((one) => `${one.area}@${one.version}`)].join(' ');
  return { url, network, view, set, version };
}

/** Reports how games fared in a page view. @throws Error when the edge does not take it */
export async function report(page: PageView, outcome: 'ready' | 'failed'): Promise<void> {
  const about = { area: 'games', version: page.version };
  const said =
    outcome === 'ready'
      ? { kind: 'area.ready', ...about, durationMs: 1 }
      : { kind: 'area.failed', ...about, stage: 'mount', reference: 'K7PX-29MD' };
  const { status } = await fetch(`${page.url}/edge/telemetry`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'x-forwarded-for': page.network },
    body: JSON.stringify({ from: { view: page.view, set: page.set }, reports: [said] }),
  });
  if (status !== 204) throw new Error(`a report was answered ${status}`);
}

/** One of 60,000 networks of players. */
export function networkOf(n: number): string {
  return `198.${18 + (Math.floor(n / 62_500) % 2)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;
}
