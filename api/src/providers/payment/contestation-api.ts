import type { Contestation, ContestationProvider } from './contestation-provider.ts';
import { type Infraction, infraction, infractionPage } from './contestation-wire.ts';
import { allPages } from './institution-pages.ts';
import { type Institution, orNotFound } from './institution.ts';

const STATES: Readonly<Record<Infraction['status'], Contestation['status']>> = {
  ABERTA: 'open',
  ACEITA: 'accepted',
  RECUSADA: 'rejected',
  CANCELADA: 'withdrawn',
};

/** Contestations of what the account of one Pix key has received, as the sandbox institution tells them. */
export function contestationApi({ call }: Institution, pixKey: string): ContestationProvider {
  return {
    async contestation(number) {
      const found = await orNotFound(() => call('GET', `/infracoes/${number}`, infraction));
      return found?.idInfracao === number && found.chave === pixKey ? contestationOf(found) : null;
    },
    async openContestations() {
      const open = await allPages(async (page) => {
        const query = new URLSearchParams({ chave: pixKey, 'paginacao.paginaAtual': String(page) });
        const answer = await call('GET', `/infracoes?${query}`, infractionPage);
        return { items: answer.infracoes, ...answer.parametros.paginacao };
      });
      return open.filter(({ chave }) => chave === pixKey).map(contestationOf);
    },
    async decide(number, verdict) {
      const resultado = verdict === 'accepted' ? 'ACEITA' : 'RECUSADA';
      return contestationOf(await call('PUT', `/infracoes/${number}/analise`, infraction, { resultado }));
    },
  };
}

function contestationOf(told: Infraction): Contestation {
  return {
    number: told.idInfracao,
    e2eid: told.endToEndId,
    cause: told.motivo === 'FRAUDE' ? 'fraud' : 'error',
    status: STATES[told.status],
    isReturned: told.devolvida,
    openedAt: new Date(told.horario.abertura),
    decideBy: new Date(told.horario.prazo),
  };
}
