import type { Selectable } from 'kysely';
import { z } from 'zod';
import { transaction } from '../../../db/transaction.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import type { Infraction, infractionPage } from '../contestation-wire.ts';
import { pixKey } from '../pix-wire.ts';
import { Problem } from './problem.ts';
import { pagingOf, pageRequest } from './statement.ts';
import type { PaymentSandboxTables } from './tables.ts';
import { enqueueWebhook } from './webhooks.ts';

/** With the Pix key of the account that has received the money. */
export type SandboxInfraction = Selectable<PaymentSandboxTables['psp_infractions']> & {
  readonly pix_key: string;
};

/** What a list of open infractions is asked for. */
export const infractionsRequest = z.object({ chave: pixKey, ...pageRequest });

/** One of them. @throws Problem InfracaoNaoEncontrada */
export async function getInfraction({ db }: Deps, id: string): Promise<Infraction> {
  return infractionToWire(await knownInfraction(db, id));
}

/** The open ones of an account, the oldest first. */
export async function openInfractions(
  { db }: Deps,
  request: z.output<typeof infractionsRequest>,
): Promise<z.output<typeof infractionPage>> {
  const query = infractions(db)
    .where('psp_infractions.status', '=', 'ABERTA')
    .where('psp_charges.pix_key', '=', request.chave);
  const { count } = await query
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .orderBy('opened_at')
    .orderBy('infraction_id')
    .limit(request['paginacao.itensPorPagina'])
    .offset(request['paginacao.paginaAtual'] * request['paginacao.itensPorPagina'])
    .execute();
  return { parametros: pagingOf(request, Number(count)), infracoes: rows.map(infractionToWire) };
}

/**
 * Takes what the receiver says. It is final: what is decided stays so, and the same again only tells it.
 *
 * @throws Problem InfracaoNaoEncontrada
 */
export async function putAnalysis(
  deps: Deps,
  id: string,
  status: 'ACEITA' | 'RECUSADA',
): Promise<Infraction> {
  return transaction(deps.db, async (tx) => {
    const found = await knownInfraction(tx, id);
    if (found.status === 'ABERTA') await closeInfraction(tx, id, { status, at: deps.clock.now() });
    return infractionToWire(await knownInfraction(tx, id));
  });
}

/** Ends an infraction that is open. @returns false when it was faster closed by somebody else */
export async function closeInfraction(
  tx: Tx,
  id: string,
  {
    status,
    at,
    isReturned = false,
  }: {
    readonly status: 'ACEITA' | 'RECUSADA' | 'CANCELADA';
    readonly at: Date;
    readonly isReturned?: boolean;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('psp_infractions')
    .set({ status, closed_at: at, is_returned: isReturned })
    .where('infraction_id', '=', id)
    .where('status', '=', 'ABERTA')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Leaves a notice for the receiver: there is something new about this infraction. */
export async function tellReceiver(
  tx: Tx,
  { id, pixKey: chave }: { readonly id: string; readonly pixKey: string },
  at: Date,
): Promise<void> {
  const body = { infracoes: [{ idInfracao: id, chave }] };
  await enqueueWebhook(tx, { path: '/contestations', pixKey: chave, body }, at);
}

function infractions(db: Db | Tx) {
  return db
    .selectFrom('psp_infractions')
    .innerJoin('psp_pix', 'psp_pix.e2eid', 'psp_infractions.e2eid')
    .innerJoin('psp_charges', 'psp_charges.txid', 'psp_pix.txid')
    .selectAll('psp_infractions')
    .select('psp_charges.pix_key');
}

async function knownInfraction(db: Db | Tx, id: string): Promise<SandboxInfraction> {
  const found = await infractions(db).where('infraction_id', '=', id).executeTakeFirst();
  if (!found) throw new Problem(404, 'InfracaoNaoEncontrada', 'Infração não encontrada.');
  return found;
}

function infractionToWire(found: SandboxInfraction): Infraction {
  return {
    idInfracao: found.infraction_id,
    endToEndId: found.e2eid,
    chave: found.pix_key,
    motivo: found.cause,
    status: found.status,
    horario: { abertura: found.opened_at.toISOString(), prazo: found.decide_by.toISOString() },
    devolvida: found.is_returned,
  };
}
