import { transaction } from '../../../db/transaction.ts';
import type { Tx } from '../../../db/tables.ts';
import { doAll } from '../../../runtime/batch.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { Job } from '../../../runtime/job.ts';
import { closeInfraction, tellReceiver } from './infractions.ts';
import { insertRefund, refundedOf } from './refunds.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long after a Pix its payer may contest it. */
const CONTESTABLE_MS = 80 * DAY_MS;
/** How long the receiver has to say something. */
const ANALYSIS_MS = 7 * DAY_MS;
const PAUSE_MS = 10_000;
const BATCH = 20;

/** What the payer can do about a Pix on the page of the sandbox. */
export const CONTEST_ACTIONS = ['contest', 'withdraw_contest'] as const;
export type ContestAction = (typeof CONTEST_ACTIONS)[number];

/**
 * Contests the Pix that have paid a charge, as their payer does in the app of a bank (MED), and leaves notices for the receiver. A Pix that
 * has gone back, is contested already, or is older than 80 days is not contested.
 *
 * @returns how many were contested
 */
export async function contestCharge({ db, clock, random }: Deps, txid: string): Promise<number> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const { pix_key: pixKey } = await tx
      .selectFrom('psp_charges')
      .select('pix_key')
      .where('txid', '=', txid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const pix = await tx
      .selectFrom('psp_pix')
      .select(['e2eid', 'amount_centavos'])
      .where('txid', '=', txid)
      .where('paid_at', '>=', new Date(now.getTime() - CONTESTABLE_MS))
      .orderBy('e2eid')
      .execute();
    let contested = 0;
    for (const { e2eid, amount_centavos } of pix) {
      if ((await isContested(tx, e2eid)) || (await leftOf(tx, e2eid, amount_centavos)) <= 0) continue;
      const id = random.uuid();
      const times = { opened_at: now, decide_by: new Date(now.getTime() + ANALYSIS_MS) };
      await tx
        .insertInto('psp_infractions')
        .values({ infraction_id: id, e2eid, cause: 'FRAUDE', status: 'ABERTA', ...times })
        .execute();
      await tellReceiver(tx, { id, pixKey }, now);
      contested += 1;
    }
    return contested;
  });
}

/** Takes contestations of a charge back. @returns how many */
export async function withdrawContest({ db, clock }: Deps, txid: string): Promise<number> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const open = await openOf(tx).where('psp_charges.txid', '=', txid).execute();
    let withdrawn = 0;
    for (const { id, pixKey } of open) {
      if (!(await closeInfraction(tx, id, { status: 'CANCELADA', at: now }))) continue;
      await tellReceiver(tx, { id, pixKey }, now);
      withdrawn += 1;
    }
    return withdrawn;
  });
}

/** Decides for the payer where the receiver has said nothing in time: the bank takes the money back by itself. */
export function infractionJob(deps: Deps): Job {
  return { name: 'payment sandbox: infractions', pauseMs: PAUSE_MS, work: () => closeOverdue(deps) };
}

/** @returns how many were decided */
export async function closeOverdue(deps: Deps): Promise<number> {
  const due = await openOf(deps.db)
    .where('decide_by', '<=', deps.clock.now())
    .orderBy('decide_by')
    .limit(BATCH)
    .execute();
  const decided = await doAll(
    {
      items: due,
      work: (infraction) => takeBack(deps, infraction),
      failure: 'payment sandbox: an infraction could not be decided',
      tell: ({ id: infraction }) => ({ infraction }),
    },
    deps.log,
  );
  return decided.filter(Boolean).length;
}

interface OpenInfraction {
  readonly id: string;
  readonly pixKey: string;
  readonly e2eid: string;
}

async function takeBack(
  { db, clock, random }: Deps,
  { id, pixKey, e2eid }: OpenInfraction,
): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const pix = await tx
      .selectFrom('psp_pix')
      .select('amount_centavos')
      .where('e2eid', '=', e2eid)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!(await closeInfraction(tx, id, { status: 'ACEITA', at: now, isReturned: true }))) return false;
    const amountCentavos = await leftOf(tx, e2eid, pix.amount_centavos);
    const refundId = id.replaceAll('-', '').slice(0, 35);
    if (amountCentavos > 0) await insertRefund(tx, { e2eid, refundId, amountCentavos }, { now, random });
    await tellReceiver(tx, { id, pixKey }, now);
    return true;
  });
}

function openOf(db: Deps['db'] | Tx) {
  return db
    .selectFrom('psp_infractions')
    .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
    .innerJoin('psp_charges', 'psp_charges.txid', 'psp_pix.txid')
    .select(['infraction_id as id', 'psp_charges.pix_key as pixKey', 'psp_pix.e2eid'])
    .where('psp_infractions.status', '=', 'ABERTA');
}

async function isContested(tx: Tx, e2eid: string): Promise<boolean> {
  const found = await tx
    .selectFrom('psp_infractions')
    .select('infraction_id')
    .where('e2eid', '=', e2eid)
    .where('status', 'in', ['ABERTA', 'ACEITA'])
    .executeTakeFirst();
  return found !== undefined;
}

/** What of a Pix has not gone back. */
async function leftOf(tx: Tx, e2eid: string, amountCentavos: number): Promise<number> {
  const refunds = await tx
    .selectFrom('psp_refunds')
    .select(['status', 'amount_centavos'])
    .where('e2eid', '=', e2eid)
    .execute();
  return amountCentavos - refundedOf(refunds);
}
