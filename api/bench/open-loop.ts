import { setTimeout } from 'node:timers/promises';
import { type Call, countFailure, type Figures, latenciesOf, listOf, open } from './callers.ts';

/** More connections than a provider has, so that rounds wait for the API and not for a connection. */
const CONNECTIONS = 128;
/** A round that could not begin so long after its time tells no more than the others that the API is behind. */
const GIVE_UP_MS = 10_000;

/**
 * Begins rounds at a rate, whether or not those before have ended: a slow answer delays none of them, as players do not wait for each other
 * either. A round is a bet and its win; it and its bet are measured from the time at which it should have begun.
 *
 * @param script gives the bet of a connection, then its win, in turn
 */
export async function measureRate(
  ports: readonly number[],
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  script: (connection: number, turn: number) => Call | null,
): Promise<Figures> {
  const times = new Map<string, number[]>();
  const failures: Record<string, number> = {};
  const lines = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => open(ports[index % ports.length] ?? 0)),
  );
  const begin = performance.now();
  let next = 0;
  const work = async (line: Awaited<ReturnType<typeof open>>, connection: number) => {
    for (let turn = 0; next < perSecond * seconds; turn += 2) {
      const due = begin + (next++ * 1000) / perSecond;
      const waitMs = due - performance.now();
      if (waitMs > 0) await setTimeout(waitMs);
      if (performance.now() - due > GIVE_UP_MS) break;
      let sent = due;
      for (const call of [script(connection, turn), script(connection, turn + 1)]) {
        const answer = call ? await line.ask(call) : '';
        if (!call || !answer.includes(call.expects)) {
          countFailure(failures, answer);
          break;
        }
        listOf(times, call.kind).push(performance.now() - sent);
        if (call.kind === 'win') listOf(times, 'round').push(performance.now() - due);
        sent = performance.now();
      }
    }
    line.close();
  };
  await Promise.all(lines.map(work));
  const elapsedSeconds = (performance.now() - begin) / 1000;
  const rounds = times.get('round')?.length ?? 0;
  return {
    postings: rounds * 2,
    perSecond: rounds / elapsedSeconds,
    latencies: Object.fromEntries([...times].map(([kind, list]) => [kind, latenciesOf(list)])),
    failures,
  };
}
