import { setTimeout as pause } from 'node:timers/promises';
import { testVersion as v } from '../testing/test-releases.ts';
import { percentile } from './percentile.ts';
import type { Platform } from './platform.ts';
import { openTabs } from './tabs.ts';
import { startVisitors, versionIn } from './visitors.ts';

const VISITORS = 4;
/** At each edge. */
const OPEN_TABS = 5;
const LONGEST_MS = 60_000;
/** The longest that everything is left alone before the next kill. */
const LONGEST_LIFE_MS = 400;

/**
 * Publishes, activates and rolls back again and again, while visitors look.
 * @returns page views, what went wrong with them, and what a cycle took in the first and in the last tenth: a registry does not
 * become slower by what has happened in it
 */
export async function soak(platform: Platform, cycles: number, first: number) {
  const views = startVisitors(platform.edges, VISITORS);
  const took: number[] = [];
  try {
    for (let n = first; n < first + cycles; n += 1) {
      took.push(await timed(() => cycle(platform, n)));
      if (views.failures().length > 0) break;
    }
  } finally {
    await views.stop();
  }
  const tenth = Math.ceil(took.length / 10);
  const [begin, end] = [took.slice(0, tenth), took.slice(-tenth)];
  return {
    cycles: took.length,
    views: views.count(),
    failures: views.failures(),
    cycleMs: { first: percentile(begin, 50), last: percentile(end, 50), most: Math.max(...took) },
  };
}

async function cycle({ operator, build }: Platform, n: number): Promise<void> {
  await operator.publish(await build(n), 'games');
  await operator.command('activate', 'games', v(n));
  await operator.command('rollback', 'games', '--from', v(n));
}

/** From the moment a release, or a rollback, is asked for until a new page view of each edge, and the map of each open tab, has it. */
export async function latencies(platform: Platform, runs: number, first: number) {
  const took = { publish: newTimes(), rollback: newTimes() };
  const { operator, build, edges } = platform;
  const tabs = await openTabs(edges, OPEN_TABS);
  const seen = async (times: Times, begun: number, version: string) => {
    const until = async (name: keyof Times, work: Promise<void>) => {
      await work;
      times[name].push(performance.now() - begun);
    };
    await Promise.all([until('views', everywhere(platform, version)), until('tabs', tabs.showing(version))]);
  };
  try {
    for (let n = first; n < first + runs; n += 1) {
      const folder = await build(n);
      const published = performance.now();
      await operator.publish(folder, 'games');
      await operator.command('activate', 'games', v(n));
      await seen(took.publish, published, v(n));
      const rolledBack = performance.now();
      await operator.command('rollback', 'games', '--from', v(n));
      await seen(took.rollback, rolledBack, v(1));
    }
  } finally {
    tabs.close();
  }
  return { runs, publish: summaries(took.publish), rollback: summaries(took.rollback) };
}

/** Milliseconds, one for each run. */
interface Times {
  readonly views: number[];
  readonly tabs: number[];
}

function newTimes(): Times {
  return { views: [], tabs: [] };
}

function summaries({ views, tabs }: Times) {
  return { views: summary(views), tabs: summary(tabs) };
}

function summary(values: readonly number[]) {
  return { p50: percentile(values, 50), p99: percentile(values, 99), most: Math.max(...values) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Resolves when a new page view of each edge has this version of games. @throws Error when one never has */
export async function everywhere({ edges }: Platform, version: string): Promise<void> {
  const deadline = performance.now() + LONGEST_MS;
  for (const edge of edges)
    for (;;) {
      const shown = versionIn(await (await fetch(`${edge.url()}/games`)).text());
      if (shown === version) break;
      if (performance.now() > deadline) throw new Error(`${edge.name} shows ${shown}, not ${version}`);
      await pause(1);
    }
}

/**
 * Ends one process after the other by `kill -9` at random moments, while releases are published, activated and rolled back; after each
 * kill, `verify` has to find every file and every signature as it should be.
 * @returns how often which was killed
 */
export async function kills(platform: Platform, howMany: number, first: number) {
  const { edges, apis, operator, postgres } = platform;
  const killed: Record<string, number> = {};
  let n = first;
  let isEnding = false;
  const changing = (async () => {
    while (!isEnding) await cycle(platform, n++);
  })();
  changing.catch(() => {});
  const database = postgres && {
    name: 'postgres',
    kill: () => postgres.crash(),
    start: () => postgres.start(),
  };
  const victims = [...edges, ...apis, ...(database ? [database] : [])];
  for (let round = 0; round < howMany; round += 1) {
    await pause(Math.random() * LONGEST_LIFE_MS);
    const victim = victims[Math.floor(Math.random() * victims.length)];
    if (!victim) throw new Error('nothing runs');
    await victim.kill();
    await victim.start();
    killed[victim.name] = (killed[victim.name] ?? 0) + 1;
    await operator.command('verify');
  }
  isEnding = true;
  await changing;
  await operator.command('verify');
  await everywhere(platform, v(1));
  return { killed, cycles: n - first };
}
