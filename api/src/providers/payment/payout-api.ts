import { wireFromCentavos } from '@mosaico/shared/money';
import { type Institution, orNotFound } from './institution.ts';
import { ProviderUnavailable } from './payment-provider.ts';
import {
  PAYOUT_FAILURES,
  type PayoutFailure,
  type PayoutProvider,
  type PayoutState,
} from './payout-provider.ts';
import { type PayoutAnswer, payoutAnswer } from './payout-wire.ts';

/** Payouts from the account of one Pix key, as the sandbox institution makes them. */
export function payoutApi({ call }: Institution, fromKey: string): PayoutProvider {
  const stateOf = async (payoutId: string): Promise<PayoutState | null> => {
    const answer = await orNotFound(() => call('GET', `/envios/${payoutId}`, payoutAnswer));
    return answer && stateIn(answer);
  };
  return {
    async sendPayout({ payoutId, amountCentavos, pixKey, payeeCpf, description }) {
      const valor = wireFromCentavos(amountCentavos);
      try {
        const answer = await call('PUT', `/envios/${payoutId}`, payoutAnswer, {
          valor,
          pagador: { chave: fromKey, infoPagador: description },
          favorecido: { tipo: pixKey.type, chave: pixKey.key, cpf: payeeCpf },
        });
        if (answer.idEnvio !== payoutId || answer.valor !== valor)
          throw new ProviderUnavailable('answered with another payout');
        return stateIn(answer);
      } catch (error) {
        // A request that was refused, and of which nothing is known there, was certainly not carried out.
        const isRefused =
          error instanceof ProviderUnavailable && (error.status === 400 || error.status === 422);
        if (isRefused && (await stateOf(payoutId)) === null) return { status: 'failed', reason: 'refused' };
        throw error;
      }
    },
    payoutState: stateOf,
  };
}

/** @throws ProviderUnavailable when a payout is said to be paid without saying when, and by which Pix */
function stateIn({ status, endToEndId, horario, motivo }: PayoutAnswer): PayoutState {
  if (status === 'EM_PROCESSAMENTO') return { status: 'processing' };
  if (status === 'NAO_REALIZADO') return { status: 'failed', reason: failureOf(motivo) };
  if (!endToEndId || !horario.liquidacao) throw new ProviderUnavailable('a payout without its payment');
  return { status: 'paid', e2eid: endToEndId, paidAt: new Date(horario.liquidacao) };
}

function failureOf(reason = ''): PayoutFailure {
  return PAYOUT_FAILURES.find((known) => known === reason) ?? 'refused';
}
