import { setTimeout as pause } from 'node:timers/promises';
import { testVersion as v } from '../testing/test-releases.ts';
import type { Platform } from './platform.ts';
import { everywhere } from './proofs.ts';
import { networkOf, openPage, report, type PageView } from './players.ts';

/** Views of the version before, from which its share of failures is known. */
const KNOWN_VIEWS = 300;
/** As long as edges may need to hear each other. */
const HEARD_MS = 3_000;
const LONGEST_MS = 60_000;

type Say = (line: string) => void;
interface Rate {
  readonly viewsPerSecond: number;
  /** Of the bad version every so many views fail. */
  readonly everyNth: number;
}

/** Good page views of what is live, at all edges. */
export async function playWell(platform: Platform): Promise<void> {
  for (let n = 0; n < KNOWN_VIEWS; n += 1)
    await report(await openPage(edgeOf(platform, n), networkOf(n)), 'ready');
}

/**
 * A bad version goes live, and players come in a steady stream, at one edge after the other.
 * @returns views that it failed in until it was taken back, views that had it, and the seconds from the first failure until no new page has it
 */
export async function takenBack(platform: Platform, n: number, { viewsPerSecond, everyNth }: Rate, say: Say) {
  const { operator } = platform;
  await operator.publish(await platform.build(n), 'games');
  await operator.command('activate', 'games', v(n), '--reason', 'looks fine here');
  // A page without it means from here on that it was taken back, not that an edge has not heard of it yet.
  await everywhere(platform, v(n));
  const begun = performance.now();
  const since = () => (performance.now() - begun) / 1_000;
  say(
    `    0.00 s  ${v(n)} goes live; ${viewsPerSecond} page views a second, one in ${everyNth} fails with it`,
  );
  const seen = { affected: 0, views: 0, firstFailure: NaN, back: NaN };
  const visit = async (player: number) => {
    const page = await openPage(edgeOf(platform, player), networkOf(1_000 * n + player));
    if (page.version !== v(n)) return void (seen.back = Number.isNaN(seen.back) ? since() : seen.back);
    seen.views += 1;
    const isBad = seen.views % everyNth === 0;
    if (isBad) {
      seen.affected += 1;
      if (seen.affected === 1) {
        seen.firstFailure = since();
        say(`    ${seen.firstFailure.toFixed(2)} s  the first player is affected`);
      }
    }
    await report(page, isBad ? 'failed' : 'ready');
  };
  const visits: Promise<void>[] = [];
  for (let player = 0; Number.isNaN(seen.back); player += 1) {
    if (since() * 1_000 > LONGEST_MS) throw new Error(`${v(n)} was not taken back`);
    visits.push(visit(player));
    await pause(Math.max(0, begun + ((player + 1) * 1_000) / viewsPerSecond - performance.now()));
  }
  await Promise.all(visits);
  await everywhere(platform, v(1));
  const all = since();
  await pause(HEARD_MS);
  const rollbacks = (await operator.command('history', 'games'))
    .split('\n')
    .filter((line) => line.includes(v(n)) && line.includes('rollback'));
  if (rollbacks.length !== 1) throw new Error(`it was taken back ${rollbacks.length} times`);
  say(
    `    ${all.toFixed(2)} s  no edge has it in a new page: ${seen.affected} players affected of ${seen.views} who had it`,
  );
  say(`            ${rollbacks[0]?.trim()}`);
  return { affected: seen.affected, views: seen.views, seconds: all - seen.firstFailure };
}

/**
 * Somebody invents failures of a good version: under names that no edge has issued, of sets that pages did not have, from any number of networks, to all
 * edges, and from real page views of one network.
 * @returns how many were sent; what is live has not changed
 */
export async function forgedFlood(platform: Platform, n: number, howMany: number) {
  const { operator } = platform;
  await operator.publish(await platform.build(n), 'games');
  await operator.command('activate', 'games', v(n));
  await everywhere(platform, v(n));
  const page = await openPage(edgeOf(platform, 0), networkOf(0));
  const invented = (number: number): PageView => {
    const from = { ...page, url: edgeOf(platform, number), network: networkOf(number) };
    if (number % 3 === 0)
      return { ...from, view: Buffer.from(String(number).padEnd(16, 'x')).toString('base64') };
    if (number % 3 === 1) return { ...from, set: from.set.replace(v(n), v(1)) };
    return from;
  };
  for (let number = 0; number < howMany; number += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => report(invented(number + index), 'failed')));
  for (let number = 0; number < 100; number += 1)
    await report(await openPage(edgeOf(platform, number), networkOf(1)), 'failed');
  await pause(HEARD_MS);
  await everywhere(platform, v(n));
  const rollbacks = (await operator.command('history', 'games'))
    .split('\n')
    .filter((line) => line.includes(v(n)) && line.includes('rollback'));
  if (rollbacks.length > 0)
    throw new Error(`forged reports have taken a version back: ${rollbacks.join('\n')}`);
  await operator.command('rollback', 'games', '--from', v(n));
  return { sent: howMany + 100 };
}

function edgeOf({ edges }: Platform, n: number): string {
  return edges[n % edges.length]?.url() ?? '';
}
