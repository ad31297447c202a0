import { z } from 'zod';
import { centavosFromWire } from '@mosaico/shared/money';
import type { AccountStatement, Span } from './account-statement.ts';
import type { Institution } from './institution.ts';
import { allPages } from './institution-pages.ts';
import { payoutAnswer } from './payout-wire.ts';
import { isGoingBack, paging, pixNotice } from './pix-wire.ts';

const pixPage = z.object({ parametros: paging, pix: z.array(pixNotice).default([]) });
const payoutPage = z.object({ parametros: paging, envios: z.array(payoutAnswer).default([]) });

/**
 * The account of one Pix key. What was received is told by the Central Bank's API Pix, what was paid out as payout-wire.ts words it.
 *
 * @param paysOut whether the institution takes payouts: of one that does not, nothing is asked
 */
export function statementApi({ call }: Institution, pixKey: string, paysOut: boolean): AccountStatement {
  return {
    async received(span) {
      const pix = await allPages(async (page) => {
        const answer = await call('GET', `/pix?${spanQuery(span, page)}`, pixPage);
        return { items: answer.pix, ...answer.parametros.paginacao };
      });
      return pix
        .filter(({ chave }) => chave === pixKey)
        .map((notice) => ({
          e2eid: notice.endToEndId,
          receivedCentavos: centavosFromWire(notice.valor),
          returnedCentavos: (notice.devolucoes ?? [])
            .filter(({ status }) => status === 'DEVOLVIDO')
            .reduce((total, refund) => total + centavosFromWire(refund.valor), 0),
          isReturning: isGoingBack(notice),
          paidAt: new Date(notice.horario),
          notice,
        }));
    },
    async paidOut(span) {
      if (!paysOut) return [];
      const payouts = await allPages(async (page) => {
        const answer = await call('GET', `/envios?${spanQuery(span, page)}`, payoutPage);
        return { items: answer.envios, ...answer.parametros.paginacao };
      });
      return payouts.flatMap(({ idEnvio, valor, chave, horario: { liquidacao }, status }) =>
        chave === pixKey && status === 'REALIZADO' && liquidacao
          ? [{ payoutId: idEnvio, paidCentavos: centavosFromWire(valor), paidAt: new Date(liquidacao) }]
          : [],
      );
    },
  };
}

/** The Central Bank counts `fim` in. */
function spanQuery({ from, to }: Span, page: number): URLSearchParams {
  return new URLSearchParams({
    inicio: from.toISOString(),
    fim: new Date(to.getTime() - 1).toISOString(),
    'paginacao.paginaAtual': String(page),
  });
}
