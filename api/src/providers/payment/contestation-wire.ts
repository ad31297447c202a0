import { z } from 'zod';
import { endToEndId, paging, pixKey } from './pix-wire.ts';

/**
 * Messages about contestations, which the Central Bank calls infrações. Its API Pix for receivers has none, so each institution has its
 * own, much alike; these are the sandbox's. Another institution gets its own `ContestationProvider`.
 */
export const infractionId = z.string().regex(/^[a-zA-Z0-9-]{1,36}$/);

/** Answer of `GET /v2/infracoes/{id}` and of `PUT /v2/infracoes/{id}/analise`. */
export const infraction = z.object({
  idInfracao: infractionId,
  endToEndId,
  chave: pixKey,
  motivo: z.enum(['FRAUDE', 'FALHA_OPERACIONAL']),
  status: z.enum(['ABERTA', 'ACEITA', 'RECUSADA', 'CANCELADA']),
  horario: z.object({
    abertura: z.iso.datetime({ offset: true }),
    prazo: z.iso.datetime({ offset: true }),
  }),
  /** Whether the institution has sent the money back by itself. */
  devolvida: z.boolean().default(false),
});
export type Infraction = z.output<typeof infraction>;

/** Body of `PUT /v2/infracoes/{id}/analise`: what the receiver says. */
export const analysisRequest = z.object({ resultado: z.enum(['ACEITA', 'RECUSADA']) });

/** Answer of `GET /v2/infracoes?chave=…`: those that are open, the oldest first. */
export const infractionPage = z.object({ parametros: paging, infracoes: z.array(infraction).default([]) });

/** Body of a webhook about contestations: which ones are new or have been decided. */
export const infractionNotices = z.object({
  infracoes: z.array(z.object({ idInfracao: infractionId, chave: pixKey })).max(1000),
});
export type InfractionNotices = z.output<typeof infractionNotices>;
