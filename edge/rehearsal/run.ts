/** See `pnpm release-rehearsal` in CONTRIBUTING.md. */
import { parseArgs } from 'node:util';
import { forgedFlood, playWell, takenBack } from './closed-loop.ts';
import { startPlatform } from './platform.ts';
import { kills, latencies, soak } from './proofs.ts';

const { values: options } = parseArgs({
  options: {
    store: { type: 'string', default: 'folder,postgres' },
    cycles: { type: 'string', default: '20' },
    runs: { type: 'string', default: '10' },
    kills: { type: 'string', default: '10' },
    forged: { type: 'string', default: '1000' },
  },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);
const WHERE = { views: 'new page views', tabs: 'open tabs' };
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Page views a second, and of how many of them one fails: as many as a site has at night, and in the evening. */
const RATES = [
  { viewsPerSecond: 10, everyNth: 1 },
  { viewsPerSecond: 10, everyNth: 10 },
  { viewsPerSecond: 100, everyNth: 1 },
  { viewsPerSecond: 100, everyNth: 10 },
];

async function closedLoop(store: 'folder' | 'postgres', forged: number): Promise<void> {
  const platform = await startPlatform(store, 3);
  try {
    say('  the closed loop, on three machines:');
    await playWell(platform);
    let next = 2;
    for (const rate of RATES) {
      const { affected, seconds } = await takenBack(platform, next++, rate, say);
      say(`    taken back ${seconds.toFixed(2)} s after the first failure, ${affected} players affected`);
    }
    const { sent } = await forgedFlood(platform, next, forged);
    say(`    ${sent} forged reports took nothing back`);
  } finally {
    await platform.close();
  }
}

for (const store of options.store.split(',')) {
  if (store !== 'folder' && store !== 'postgres') throw new Error('--store folder,postgres');
  const platform = await startPlatform(store);
  say(`${store}: two machines with an edge and a release API each, logs in ${platform.logs}`);
  try {
    let next = 2;
    if (Number(options.runs) > 0) {
      const { publish, rollback, runs } = await latencies(platform, Number(options.runs), next);
      next += runs;
      for (const [name, seen] of Object.entries({ publish, rollback }))
        for (const [where, { p50, p99, most }] of Object.entries(seen))
          say(
            `  ${name} to visible in all ${WHERE[where as keyof typeof WHERE]}, ${runs} runs: p50 ${ms(p50)}, p99 ${ms(p99)}, most ${ms(most)}`,
          );
    }
    if (Number(options.cycles) > 0) {
      const { cycles, views, failures, cycleMs } = await soak(platform, Number(options.cycles), next);
      next += cycles;
      say(
        `  ${cycles} cycles of publish, activate and rollback: ${views} page views, ${failures.length} failed`,
      );
      say(
        `  a cycle took ${ms(cycleMs.first)} in the first tenth, ${ms(cycleMs.last)} in the last (medians), ${ms(cycleMs.most)} at most`,
      );
      if (failures.length > 0) throw new Error(failures.slice(0, 20).join('\n'));
    }
    if (Number(options.kills) > 0) {
      const { killed, cycles } = await kills(platform, Number(options.kills), next);
      const names = Object.entries(killed).map(([name, times]) => `${name} ${times}`);
      say(`  kill -9 during ${cycles} cycles: ${names.join(', ')}; verify found nothing wrong after any`);
    }
  } finally {
    await platform.close();
  }
  if (Number(options.forged) > 0) await closedLoop(store, Number(options.forged));
}
process.exit();
