/**
 * pnpm e2e [playwright arguments]: the browser tests, against a site of their own: real edge, real API, real database, in a
 * temporary folder that is gone afterwards. `pnpm e2e journey` runs the tests whose file name matches.
 *
 *     --repeat 10   that many runs in a row on the same site; a run that fails does not end the others, a site that is gone does
 *     --busy        with a thread for every core that keeps it busy
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { onOwnSite } from './own-site.mjs';
import { run } from './processes.mjs';
import { ROOT, projectNode } from './setup.mjs';
import { CommandError, runCommand, say, step } from './terminal.mjs';

await runCommand(async () => {
  const { repeat, isBusy, forPlaywright } = readArguments(process.argv.slice(2));
  await onOwnSite({}, async (env, ended) => {
    const load = isBusy ? keepCoresBusy() : [];
    try {
      await runTimes(repeat, () => runTests(forPlaywright, env), ended);
    } finally {
      await Promise.all(load.map((thread) => thread.terminate()));
    }
  });
});

function runTests(forPlaywright, env) {
  const cli = path.join(ROOT, 'e2e/node_modules/@playwright/test/cli.js');
  const cwd = path.join(ROOT, 'e2e');
  return run(projectNode(), [cli, 'test', ...forPlaywright], { cwd, env, title: 'The browser tests' });
}

/** @throws CommandError when any of the runs failed, or the site is gone: further runs would say nothing of the sources */
async function runTimes(times, work, ended) {
  if (times === 1) return work();
  let failedRuns = 0;
  const ends = [];
  void ended.then((reason) => ends.push(reason));
  for (let number = 1; number <= times; number += 1) {
    const isGreen = await step(`Run ${number} of ${times}`, () =>
      work().then(
        () => true,
        () => false,
      ),
    );
    if (!isGreen) failedRuns += 1;
    say(`  Run ${number} of ${times}: ${isGreen ? 'green' : 'FAILED'}`);
    if (ends.length > 0) throw new CommandError(`The site is gone: ${ends[0]}`);
  }
  if (failedRuns > 0) throw new CommandError(`${failedRuns} of ${times} runs failed`);
  say(`All ${times} runs are green`);
}

/** A thread for every core that computes without end; it dies with this process. */
function keepCoresBusy() {
  say(`  ${availableParallelism()} cores are kept busy meanwhile`);
  return Array.from({ length: availableParallelism() }, () => new Worker('for (;;);', { eval: true }));
}

/** All other arguments go to Playwright, in their order. */
function readArguments(args) {
  const own = { repeat: { type: 'string', default: '1' }, busy: { type: 'boolean', default: false } };
  const { values, tokens } = parseArgs({ args, options: own, strict: false, tokens: true });
  const ours = new Set(
    tokens
      .filter(({ kind, name }) => kind === 'option' && name in own)
      .flatMap(({ index, value, inlineValue }) =>
        value !== undefined && !inlineValue ? [index, index + 1] : [index],
      ),
  );
  const repeat = Number(values.repeat);
  if (!Number.isInteger(repeat) || repeat < 1) throw new CommandError('--repeat needs a number of runs');
  return { repeat, isBusy: values.busy, forPlaywright: args.filter((_, index) => !ours.has(index)) };
}
