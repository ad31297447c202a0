import type { Selectable } from 'kysely';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { transaction } from '../../../db/transaction.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { doAll } from '../../../runtime/batch.ts';
import type { Job } from '../../../runtime/job.ts';
import type { PayoutFailure } from '../payout-provider.ts';
import type { PayoutAnswer, PayoutOrder } from '../payout-wire.ts';
import { canPay } from './account-balance.ts';
import type { SandboxCharge } from './charges.ts';
import { endToEndId } from './pay.ts';
import { faultOf } from './payout-faults.ts';
import { Problem } from './problem.ts';
import type { PaymentSandboxTables } from './tables.ts';
import { enqueueWebhook } from './webhooks.ts';

export type SandboxPayout = Selectable<PaymentSandboxTables['psp_payouts']>;

/** Who pays a charge, and may be paid out from the account behind it. */
type Payee = Pick<SandboxCharge, 'pix_key' | 'payer_cpf'>;

const PAUSE_MS = 500;
const BATCH = 20;

/**
 * Takes a payout under its sender's own id. The same request again finds the one that is there.
 *
 * @throws Problem EnvioOperacaoInvalida when the id has a payout with other content; 504 when the answer is to be lost, after the
 *   payout was taken
 */
export async function putPayout(deps: Deps, id: string, order: PayoutOrder): Promise<PayoutAnswer> {
  const amountCentavos = centavosFromWire(order.valor);
  const fault = faultOf(amountCentavos);
  const { payout, isNew } = await transaction(deps.db, async (tx) => {
    const before = await payoutOf(tx, id);
    if (before) return { payout: before, isNew: false };
    const inserted = await insertPayout(tx, deps.clock.now(), { id, order, amountCentavos });
    return { payout: inserted ?? (await knownPayout(tx, id)), isNew: inserted !== undefined };
  });
  if (!isAskedFor(payout, order))
    throw new Problem(400, 'EnvioOperacaoInvalida', 'O id já pertence a outro envio.');
  if (isNew && fault.losesAnswer) throw new Problem(504, 'SemResposta', 'A resposta se perdeu.');
  return payoutToWire(payout);
}

/** @throws Problem EnvioNaoEncontrado */
export async function getPayout({ db }: Deps, id: string): Promise<PayoutAnswer> {
  return payoutToWire(await knownPayout(db, id));
}

/** Payouts to the payer of a charge, from the account that it is paid into, which have not come to their end; oldest first. */
export async function openPayoutsTo(
  db: Db,
  { pix_key, payer_cpf }: Payee,
): Promise<readonly SandboxPayout[]> {
  return db
    .selectFrom('psp_payouts')
    .selectAll()
    .where('pix_key', '=', pix_key)
    .where('payee_cpf', '=', payer_cpf)
    .where('status', '=', 'EM_PROCESSAMENTO')
    .orderBy('requested_at')
    .orderBy('payout_id')
    .limit(BATCH)
    .execute();
}

/** The bank refuses a payout that is under way: it ends with the next round of the job. @returns false for one that is none of this payee's, or has ended */
export async function refusePayout(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { pix_key, payer_cpf }: Payee,
  id: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .lane('writes')
    .updateTable('psp_payouts')
    .set({ reason: 'refused', settles_at: clock.now() })
    .where('payout_id', '=', id)
    .where('pix_key', '=', pix_key)
    .where('payee_cpf', '=', payer_cpf)
    .where('status', '=', 'EM_PROCESSAMENTO')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the payouts whose time has come, and leaves a notice of each for its sender. */
export function payoutJob(deps: Deps): Job {
  return { name: 'payment sandbox: payouts', pauseMs: PAUSE_MS, work: () => settleDuePayouts(deps) };
}

/** @returns how many came to their end */
export async function settleDuePayouts(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  const due = await db
    .selectFrom('psp_payouts')
    .select('payout_id')
    .where('status', '=', 'EM_PROCESSAMENTO')
    .where('settles_at', '<=', clock.now())
    .orderBy('settles_at')
    .limit(BATCH)
    .execute();
  const settled = await doAll(
    {
      items: due,
      work: ({ payout_id }) => settle(deps, payout_id),
      failure: 'payment sandbox: a payout could not be settled',
      tell: ({ payout_id: payout }) => ({ payout }),
    },
    log,
  );
  return settled.filter(Boolean).length;
}

async function settle({ db, clock, random }: Deps, id: string): Promise<boolean> {
  const now = clock.now();
  return transaction(db, async (tx) => {
    const payout = await tx
      .selectFrom('psp_payouts')
      .selectAll()
      .where('payout_id', '=', id)
      .where('status', '=', 'EM_PROCESSAMENTO')
      .forUpdate()
      .executeTakeFirst();
    if (!payout) return false;
    const outcome =
      payout.reason === ''
        ? { status: 'REALIZADO' as const, e2eid: endToEndId(now, random) }
        : { status: 'NAO_REALIZADO' as const };
    await tx
      .updateTable('psp_payouts')
      .set({ ...outcome, settles_at: now })
      .where('payout_id', '=', id)
      .execute();
    const { pix_key: pixKey } = payout;
    const body = { envios: [{ idEnvio: id, chave: pixKey }] };
    await enqueueWebhook(tx, { path: '/payouts', pixKey, body }, now);
    return true;
  });
}

interface NewPayout {
  readonly id: string;
  readonly order: PayoutOrder;
  readonly amountCentavos: number;
}

/** @returns undefined when another request was faster */
async function insertPayout(
  tx: Tx,
  now: Date,
  { id, order, amountCentavos }: NewPayout,
): Promise<SandboxPayout | undefined> {
  const { pagador, favorecido } = order;
  const fault = faultOf(amountCentavos);
  return tx
    .insertInto('psp_payouts')
    .values({
      payout_id: id,
      pix_key: pagador.chave,
      amount_centavos: amountCentavos,
      payee_key_type: favorecido.tipo,
      payee_key: favorecido.chave,
      payee_cpf: favorecido.cpf,
      status: 'EM_PROCESSAMENTO',
      reason: fault.failure ?? (await obstacleTo(tx, order, amountCentavos)) ?? '',
      e2eid: null,
      requested_at: now,
      settles_at: new Date(now.getTime() + fault.settlesAfterMs),
    })
    .onConflict((conflict) => conflict.column('payout_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What a bank would find wrong with a payout by itself. */
async function obstacleTo(
  tx: Tx,
  { pagador, favorecido }: PayoutOrder,
  amountCentavos: number,
): Promise<PayoutFailure | null> {
  if (favorecido.tipo === 'CPF' && favorecido.chave !== favorecido.cpf) return 'other_holder';
  return (await canPay(tx, pagador.chave, amountCentavos)) ? null : 'insufficient_balance';
}

async function payoutOf(db: Deps['db'] | Tx, id: string): Promise<SandboxPayout | undefined> {
  return db.selectFrom('psp_payouts').selectAll().where('payout_id', '=', id).executeTakeFirst();
}

async function knownPayout(db: Deps['db'] | Tx, id: string): Promise<SandboxPayout> {
  const payout = await payoutOf(db, id);
  if (!payout) throw new Problem(404, 'EnvioNaoEncontrado', 'Envio não encontrado.');
  return payout;
}

function isAskedFor(payout: SandboxPayout, { valor, pagador, favorecido }: PayoutOrder): boolean {
  return (
    wireFromCentavos(payout.amount_centavos) === valor &&
    payout.pix_key === pagador.chave &&
    payout.payee_key_type === favorecido.tipo &&
    payout.payee_key === favorecido.chave &&
    payout.payee_cpf === favorecido.cpf
  );
}

/** A payout as the sandbox tells it. */
export function payoutToWire(payout: SandboxPayout): PayoutAnswer {
  const hasEnded = payout.status !== 'EM_PROCESSAMENTO';
  return {
    idEnvio: payout.payout_id,
    valor: wireFromCentavos(payout.amount_centavos),
    chave: payout.pix_key,
    status: payout.status,
    horario: {
      solicitacao: payout.requested_at.toISOString(),
      ...(hasEnded && { liquidacao: payout.settles_at.toISOString() }),
    },
    ...(payout.e2eid !== null && { endToEndId: payout.e2eid }),
    ...(hasEnded && payout.reason !== '' && { motivo: payout.reason }),
  };
}
