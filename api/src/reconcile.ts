import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { readConfig } from './config/config.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './runtime/deps.ts';
import { untoldPix } from './payments/untold-pix.ts';
import { accountStatements, paymentProviders } from './providers/payment/institutions.ts';
import { acceptDifferences } from './reconciliation/differences.ts';
import { reconcile } from './reconciliation/reconcile.ts';
import { systemClock } from './runtime/clock.ts';
import { MemberEvents } from './runtime/member-events.ts';

/**
 * `pnpm reconcile`: books every Pix that nobody has told of, compares the books at DATABASE_URL with the bank, with the settings of the API, and
 * prints what was compared and what differs, as JSON. Exit code 1 when something differs, or cannot be compared. With `--list` it books nothing:
 * what the books lack is listed, and stops payouts.
 *
 * `pnpm reconcile --lift <site> --by <who> --note <why>`: accepts what differs on that site and lets it pay out again.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean' },
      lift: { type: 'string' },
      by: { type: 'string' },
      note: { type: 'string' },
    },
  });
  const config = readConfig(process.env, () => {
    throw new Error('PROVIDER_SECRET is not set');
  });
  if (!config.databaseUrl) throw new Error('DATABASE_URL is not set');
  const { list: onlyLists, lift: siteKey, by, note } = values;
  if (siteKey !== undefined && (!by?.trim() || !note?.trim()))
    throw new Error('--lift needs --by <who> and --note <why>');
  const database = await openDatabase({ url: config.databaseUrl });
  // Standard output is for the report alone.
  const log = pino({ base: null, level: config.logLevel }, pino.destination(2));
  const db = database.jobs;
  try {
    if (siteKey !== undefined && by && note) {
      const done = await acceptDifferences(db, { siteKey, by, note, at: systemClock.now() });
      print(done);
      if (done.lifted === 0) throw new Error('the payouts of this site are not stopped');
      return;
    }
    const core: Pick<Deps, 'db' | 'clock' | 'config' | 'log'> = { db, clock: systemClock, config, log };
    // No tab listens to this process: members see what is booked when their screens next ask.
    const deps = { ...core, memberEvents: new MemberEvents() };
    const bank = {
      statements: accountStatements(deps),
      bookUntold: onlyLists ? bookNothing : untoldPix(deps, paymentProviders(deps)),
    };
    const { days, unanswered } = await reconcile(deps, bank);
    print({ days, unanswered });
    if (unanswered.length > 0 || days.some(({ differences }) => differences.length > 0)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function bookNothing(): Promise<void> {}

function print(report: unknown): void {
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

await main().catch((error: unknown) => {
  process.stderr.write(`reconcile: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
