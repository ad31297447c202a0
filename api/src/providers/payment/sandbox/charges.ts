import type { Selectable } from 'kysely';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { PIX_LOCATION_PATH } from '../../../paths.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Db, Tx } from '../../../db/tables.ts';
import type { Deps } from '../../../runtime/deps.ts';
import { dynamicBrCode } from '../brcode.ts';
import type { Cob, CobRequest } from '../pix-wire.ts';
import { noticesOf } from './notices.ts';
import { pageAddress } from './page-address.ts';
import { Problem } from './problem.ts';
import type { PaymentSandboxTables } from './tables.ts';

export type SandboxCharge = Selectable<PaymentSandboxTables['psp_charges']>;

/**
 * Makes a charge under the receiver's own id. The same request again finds the charge that is there.
 *
 * @throws Problem CobOperacaoInvalida when the id has a charge with other content
 */
export async function putCharge(deps: Deps, txid: string, request: CobRequest): Promise<Cob> {
  const { db, clock, random, config } = deps;
  const locationId = random.bytes(12).toString('hex');
  const location = `${new URL(config.publicOrigin).host}${PIX_LOCATION_PATH}/${locationId}`;
  return transaction(db, async (tx) => {
    const receiver = await receiverOf(tx, request.chave);
    await tx
      .insertInto('psp_charges')
      .values({
        txid,
        pix_key: request.chave,
        location_id: locationId,
        amount_centavos: centavosFromWire(request.valor.original),
        payer_cpf: request.devedor?.cpf ?? '',
        payer_name: request.devedor?.nome ?? '',
        receiver_name: receiver.merchantName,
        br_code: dynamicBrCode({
          url: location,
          ...receiver,
        }),
        location,
        status: 'ATIVA',
        created_at: clock.now(),
        expires_after_s: request.calendario.expiracao,
      })
      .onConflict((conflict) => conflict.column('txid').doNothing())
      .execute();
    const charge = await chargeOf(tx, txid);
    if (!isAskedFor(charge, request))
      throw new Problem(400, 'CobOperacaoInvalida', 'O txid já pertence a outra cobrança.');
    return cobOf(tx, charge, config);
  });
}

/** A charge and what was paid into it. @throws Problem CobNaoEncontrado */
export async function getCharge({ db, config }: Deps, txid: string): Promise<Cob> {
  return cobOf(db, await chargeOf(db, txid), config);
}

/** The charge behind the address of a code; undefined when there is none. */
export async function chargeAt(db: Db, locationId: string): Promise<SandboxCharge | undefined> {
  return db.selectFrom('psp_charges').selectAll().where('location_id', '=', locationId).executeTakeFirst();
}

/** The same, if its receiver is this site. */
export async function chargeOfSite(
  db: Db,
  siteKey: string,
  locationId: string,
): Promise<SandboxCharge | undefined> {
  return db
    .selectFrom('psp_charges')
    .innerJoin('pix_receivers', 'pix_receivers.pix_key', 'psp_charges.pix_key')
    .selectAll('psp_charges')
    .where('pix_receivers.site_key', '=', siteKey)
    .where('location_id', '=', locationId)
    .executeTakeFirst();
}

/** When a payer's bank begins to refuse. Being late is not a status of the charge (API Pix). */
export function expiryOf(charge: SandboxCharge): Date {
  return new Date(charge.created_at.getTime() + charge.expires_after_s * 1000);
}

/** What a payer's bank reads at the address of a code. The payer's document stays out of it: the address is public. */
export function payloadOf(charge: SandboxCharge): Readonly<Record<string, unknown>> {
  return {
    revisao: 0,
    calendario: { criacao: charge.created_at.toISOString(), expiracao: charge.expires_after_s },
    txid: charge.txid,
    status: charge.status,
    valor: { original: wireFromCentavos(charge.amount_centavos) },
    chave: charge.pix_key,
  };
}

async function chargeOf(db: Db | Tx, txid: string): Promise<SandboxCharge> {
  const charge = await db.selectFrom('psp_charges').selectAll().where('txid', '=', txid).executeTakeFirst();
  if (!charge) throw new Problem(404, 'CobNaoEncontrado', 'Cobrança não encontrada.');
  return charge;
}

/** How a code names the holder of a key. */
async function receiverOf(tx: Tx, pixKey: string): Promise<{ merchantName: string; merchantCity: string }> {
  const receiver = await tx
    .selectFrom('pix_receivers')
    .select(['merchant_name as merchantName', 'merchant_city as merchantCity'])
    .where('pix_key', '=', pixKey)
    .executeTakeFirst();
  return receiver ?? { merchantName: 'Mosaico', merchantCity: 'SAO PAULO' };
}

function isAskedFor(charge: SandboxCharge, { valor, chave, devedor, calendario }: CobRequest): boolean {
  return (
    wireFromCentavos(charge.amount_centavos) === valor.original &&
    charge.pix_key === chave &&
    charge.payer_cpf === (devedor?.cpf ?? '') &&
    charge.expires_after_s === calendario.expiracao
  );
}

async function cobOf(db: Db | Tx, charge: SandboxCharge, { providerSecret }: Deps['config']): Promise<Cob> {
  const pix = await noticesOf(db, charge);
  return {
    calendario: { criacao: charge.created_at.toISOString(), expiracao: charge.expires_after_s },
    txid: charge.txid,
    revisao: 0,
    location: charge.location,
    status: charge.status,
    ...(charge.payer_cpf && { devedor: { cpf: charge.payer_cpf, nome: charge.payer_name } }),
    valor: { original: wireFromCentavos(charge.amount_centavos) },
    chave: charge.pix_key,
    pixCopiaECola: charge.br_code,
    paginaPagamento: pageAddress(providerSecret, charge.location_id),
    ...(pix.length > 0 && { pix }),
  };
}
