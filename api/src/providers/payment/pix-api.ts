import { z } from 'zod';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { type Institution, orNotFound } from './institution.ts';
import { type PaymentProvider, ProviderUnavailable, type RefundState } from './payment-provider.ts';
import {
  cob,
  isGoingBack,
  pixWithRefunds,
  type RefundAnswer,
  refundAnswer,
  webhookAddress,
} from './pix-wire.ts';
import { readBrCode } from './read-brcode.ts';

/** The Central Bank's words for how a refund stands. */
const REFUND_STATES: Readonly<Record<RefundAnswer['status'], RefundState>> = {
  DEVOLVIDO: 'done',
  EM_PROCESSAMENTO: 'processing',
  NAO_REALIZADO: 'refused',
};

/** Deposits through the Central Bank's API Pix. Source: G12. */
export function pixApi({ call }: Institution): PaymentProvider {
  return {
    async createCharge({ txid, amountCentavos, expiresAfterSeconds, pixKey, payer }) {
      const made = await call('PUT', `/cob/${txid}`, cob, {
        calendario: { expiracao: expiresAfterSeconds },
        devedor: { cpf: payer.cpf, nome: payer.name },
        valor: { original: wireFromCentavos(amountCentavos) },
        chave: pixKey,
      });
      if (made.txid !== txid || made.valor.original !== wireFromCentavos(amountCentavos))
        throw new ProviderUnavailable('answered with another charge');
      const { criacao, expiracao } = made.calendario;
      return {
        txid,
        brCode: checkedCode(made.pixCopiaECola, made.location),
        expiresAt: new Date(Date.parse(criacao) + expiracao * 1000),
        paymentPage: made.paginaPagamento ?? '',
      };
    },
    async paymentsOf(txid) {
      const { pix } = await call('GET', `/cob/${txid}`, cob);
      return pix ?? [];
    },
    async refund({ e2eid, refundId, amountCentavos }) {
      const { endToEndId, devolucoes } = await call('GET', `/pix/${e2eid}`, pixWithRefunds);
      if (endToEndId !== e2eid) throw new ProviderUnavailable('answered with another Pix');
      const gone = goneAlready(devolucoes, amountCentavos);
      if (gone) return gone;
      const valor = wireFromCentavos(amountCentavos);
      const path = `/pix/${e2eid}/devolucao/${refundId}`;
      const answer = await call('PUT', path, refundAnswer, { valor });
      if (answer.id !== refundId || answer.valor !== valor)
        throw new ProviderUnavailable('answered with another refund');
      return REFUND_STATES[answer.status];
    },
    async sendNoticesTo(pixKey, url) {
      const path = `/webhook/${encodeURIComponent(pixKey)}`;
      const known = await orNotFound(() => call('GET', path, webhookAddress));
      if (known?.webhookUrl !== url) await call('PUT', path, z.unknown(), { webhookUrl: url });
    },
  };
}

/**
 * How a Pix stands of which something goes back already, under whatever id: people can do that in the institution's own pages. It is not
 * asked for once more. `refused` where only a part goes back: the whole cannot any more, and the rest is for people.
 *
 * @returns null while nothing of it goes back
 */
function goneAlready(devolucoes: readonly RefundAnswer[], amountCentavos: number): RefundState | null {
  if (!isGoingBack({ devolucoes })) return null;
  const sumOf = (status: RefundAnswer['status']) =>
    devolucoes
      .filter((refund) => refund.status === status)
      .reduce((total, { valor }) => total + centavosFromWire(valor), 0);
  const done = sumOf('DEVOLVIDO');
  if (done >= amountCentavos) return 'done';
  return done + sumOf('EM_PROCESSAMENTO') >= amountCentavos ? 'processing' : 'refused';
}

/** A code that no bank would accept, or that points elsewhere, never reaches a player. */
function checkedCode(code: string, location: string): string {
  try {
    if (readBrCode(code).url === location) return code;
  } catch (error) {
    throw new ProviderUnavailable('answered with a broken code', { cause: error });
  }
  throw new ProviderUnavailable('answered with a code of another charge');
}
