/**
 * What page views cost an edge; started by `pnpm bench --views`, which has the edges running, without TLS as behind a proxy. "A second on one core" is
 * what the processor time of the edge comes to, whatever else the machine does meanwhile.
 */
import type { ReleaseMap } from '@mosaico/shared/contract';
import { htmlOf, pageAsker, type PageRequest } from './ask-pages.ts';
import { usageOf, usageOfChildren } from './process-usage.ts';
import { setting } from './site.ts';

const LANGUAGES = ['pt', 'en', 'zh_cn', 'vi', 'id', 'th', 'msa'];
const VIEWERS = ['', '; member=1'];
const KEPT_VIEWS = 20_000;
const UNDRAWN_VIEWS = 3_000;
const MEMORY_VIEWS = 100_000;
const MEMORY_STEPS = 10;
const DRAWING_TIMEOUT_MS = 120_000;
const DRAWN = '<div id="root" data-served';

const [edge, plain] = [edgeOf('VIEWS'), edgeOf('VIEWS_PLAIN')];
const screens = await drawnPaths();

console.log(`${screens.length} screens, in ${LANGUAGES.length} languages, for visitors and members`);
await measureDrawing();
await measureViews('first screens kept', edge, KEPT_VIEWS);
await measureViews('no first screens, compressed for each view', plain, UNDRAWN_VIEWS);
await measureMemory();
for (const { asker } of [edge, plain]) asker.close();

interface Edge {
  readonly pid: number;
  readonly asker: ReturnType<typeof pageAsker>;
}

function edgeOf(prefix: string): Edge {
  return { pid: Number(setting(`${prefix}_PID`)), asker: pageAsker(setting(`${prefix}_ORIGIN`)) };
}

/** Paths that the live releases draw, without those that this site has switched off. */
async function drawnPaths(): Promise<string[]> {
  const answer = await fetch(new URL('/edge/map', setting('VIEWS_ORIGIN')));
  const { areas } = (await answer.json()) as ReleaseMap;
  const declared = areas.flatMap(({ declaration }) =>
    declaration.routes.filter(({ frame }) => frame !== 'bare').map(({ path }) => path),
  );
  const answers = await Promise.all(declared.map((path) => edge.asker.ask({ path })));
  return declared.filter((_, n) => answers[n]?.status === 200);
}

function keyOf(n: number): PageRequest {
  const [path = '/', rest] = [screens[n % screens.length], Math.floor(n / screens.length)];
  const language = LANGUAGES[rest % LANGUAGES.length];
  const viewer = VIEWERS[Math.floor(rest / LANGUAGES.length) % VIEWERS.length];
  return { path, headers: { cookie: `language=${language}${viewer}` } };
}

/** Every first screen of the site, each drawn once. The processes that draw have begun. */
async function measureDrawing(): Promise<void> {
  for (const path of screens) await untilDrawn({ path });
  const before = cpuOf(edge);
  const keys = Array.from({ length: screens.length * LANGUAGES.length * VIEWERS.length }, (_, n) => keyOf(n));
  for (const key of keys.slice(screens.length)) await untilDrawn(key);
  report('first screens drawn, none kept', keys.length - screens.length, cpuOf(edge) - before);
}

async function untilDrawn(page: PageRequest): Promise<void> {
  const deadline = Date.now() + DRAWING_TIMEOUT_MS;
  while (!htmlOf(await edge.asker.ask(page)).includes(DRAWN))
    if (Date.now() > deadline) throw new Error(`${page.path} has no first screen`);
}

/** Views of visitors who speak Portuguese, all screens in turn. */
async function measureViews(title: string, { pid, asker }: Edge, views: number): Promise<void> {
  const page = (n: number) => ({ path: screens[n % screens.length] ?? '/' });
  await asker.askMany(screens.length * 20, page);
  const [begin, before] = [performance.now(), usageOf(pid).cpuMs];
  await asker.askMany(views, page);
  report(title, views, usageOf(pid).cpuMs - before, performance.now() - begin);
}

function report(title: string, views: number, cpuMs: number, tookMs?: number): void {
  const ofOne = `${(cpuMs / views).toFixed(2)} ms of processor time each`;
  const onOneCore = `${Math.round((1000 * views) / cpuMs)} a second on one core`;
  const seen = tookMs === undefined ? '' : `; ${Math.round((1000 * views) / tookMs)} a second here`;
  console.log(`${title}: ${views} views, ${ofOne}, ${onOneCore}${seen}`);
}

function cpuOf({ pid }: Edge): number {
  return usageOf(pid).cpuMs + usageOfChildren(pid).cpuMs;
}

/** Every second view is at an address, or of a host, that was never asked for before. */
async function measureMemory(): Promise<void> {
  const step = MEMORY_VIEWS / MEMORY_STEPS;
  for (let done = 0; done <= MEMORY_VIEWS; done += step) {
    const [own, drawing] = [usageOf(edge.pid), usageOfChildren(edge.pid)];
    const [ownMb, drawingMb] = [own, drawing].map(({ residentMb }) => Math.round(residentMb));
    console.log(`memory after ${done} views: edge ${ownMb} MB, processes that draw ${drawingMb} MB`);
    if (done < MEMORY_VIEWS) await edge.asker.askMany(step, (n) => strangePage(done + n));
  }
}

function strangePage(n: number): PageRequest {
  const path = screens[n % screens.length] ?? '/';
  const kinds: readonly PageRequest[] = [
    { path },
    { path: `${path}?from=${n}&q=${'x'.repeat(n % 200)}` },
    { path },
    { path: `/nowhere-${n}/${n}` },
    { path },
    { path: `/gameInfo?id=${n}` },
    { path },
    { path, headers: { host: `host-${n}.localhost` } },
    { path },
    { path: `${path}?id=${n}`, headers: { cookie: `language=l${n}; member=${n}` } },
  ];
  return kinds[n % kinds.length] ?? { path };
}
