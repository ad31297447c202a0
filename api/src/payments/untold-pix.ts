import type { Db } from '../db/tables.ts';
import type { ReceivedMovement } from '../providers/payment/account-statement.ts';
import { type AccountStatements, accountStatements } from '../providers/payment/institutions.ts';
import { doInTurn } from '../runtime/batch.ts';
import type { Deps } from '../runtime/deps.ts';
import type { Job } from '../runtime/job.ts';
import { receivePix, type ReceivingDeps } from './receive-pix.ts';

const PAUSE_MS = 5 * 60_000;
/** How far back the statement is read between two reconciliations, which read whole days. */
const LOOK_BACK_MS = 2 * 60 * 60_000;

type UntoldDeps = ReceivingDeps & Pick<Deps, 'log'>;

/** Takes every Pix of the statements that no notice and no charge has told of. */
export function untoldPixJob(deps: UntoldDeps): Job {
  const statements = accountStatements(deps);
  return { name: 'untold pix', pauseMs: PAUSE_MS, work: () => receiveUntold(deps, statements) };
}

/**
 * Reads what the account of each site has received lately, and takes what is not in the books.
 *
 * @returns how many were taken
 * Source: G12, I26.
 */
export async function receiveUntold(deps: UntoldDeps, statements: AccountStatements): Promise<number> {
  const { db, clock, log } = deps;
  const to = clock.now();
  const from = new Date(to.getTime() - LOOK_BACK_MS);
  const take = untoldPix(deps);
  const sites = await db.selectFrom('pix_receivers').select('site_key').orderBy('site_key').execute();
  const taken = await doInTurn(
    {
      items: sites,
      work: async ({ site_key }) => {
        const statement = await statements(site_key);
        return statement ? take(site_key, await statement.received({ from, to })) : 0;
      },
      failure: 'the statement of a site could not be read',
      tell: ({ site_key: site }) => ({ site }),
    },
    log,
  );
  return taken.reduce((total, count) => total + count, 0);
}

/**
 * Takes what an account has received and the books do not have, as a notice of it would be taken: a Pix straight to the key, or with a
 * charge of somebody else, lies in suspense and goes back; one whose notice was lost is credited.
 *
 * @returns how many were taken; one that fails is logged and keeps no other from its turn
 * Source: R196, G11, G12, I26.
 */
export function untoldPix(
  deps: UntoldDeps,
): (siteKey: string, received: readonly ReceivedMovement[]) => Promise<number> {
  return async (siteKey, received) => {
    const known = await booked(
      deps.db,
      siteKey,
      received.map(({ e2eid }) => e2eid),
    );
    const taken = await doInTurn(
      {
        items: received.filter(({ e2eid }) => !known.has(e2eid)),
        work: ({ notice }) => receivePix(deps, notice),
        failure: 'a Pix of the statement could not be booked',
        tell: ({ e2eid }) => ({ site: siteKey, e2eid }),
      },
      deps.log,
    );
    return taken.length;
  };
}

/** A deposit that stands in the ledger without its Pix is money that a member has: it must never go back as unknown. */
async function booked(db: Db, siteKey: string, e2eids: readonly string[]): Promise<ReadonlySet<string>> {
  if (e2eids.length === 0) return new Set();
  const payments = await db
    .selectFrom('pix_payments')
    .select('e2eid')
    .where('site_key', '=', siteKey)
    .where('e2eid', 'in', e2eids)
    .execute();
  const entries = await db
    .selectFrom('ledger_entries')
    .select('idempotency_key')
    .where('site_key', '=', siteKey)
    .where(
      'idempotency_key',
      'in',
      e2eids.map((e2eid) => `deposit:${e2eid}`),
    )
    .execute();
  return new Set([
    ...payments.map(({ e2eid }) => e2eid),
    ...entries.map(({ idempotency_key }) => idempotency_key.slice('deposit:'.length)),
  ]);
}
