import { z } from 'zod';
import { PIX_TYPES } from '@mosaico/shared/rules';
import { endToEndId, pixKey, valor } from './pix-wire.ts';

/**
 * Messages about payouts. The Central Bank's API Pix has none, so each institution has its own, much alike; these are the
 * sandbox's. Another institution gets its own `PayoutProvider`.
 */
export const payoutId = z.string().regex(/^[a-zA-Z0-9]{1,35}$/);

/** Body of `PUT /v2/envios/{idEnvio}`. */
export const payoutRequest = z.object({
  valor,
  /** Whose account pays, and what the payee reads. */
  pagador: z.object({ chave: pixKey, infoPagador: z.string().max(140).default('') }),
  favorecido: z.object({ tipo: z.enum(PIX_TYPES), chave: pixKey, cpf: z.string().regex(/^\d{11}$/) }),
});
export type PayoutOrder = z.output<typeof payoutRequest>;

/** Its answer, and that of `GET /v2/envios/{idEnvio}`. */
export const payoutAnswer = z.object({
  idEnvio: payoutId,
  valor,
  chave: pixKey,
  status: z.enum(['EM_PROCESSAMENTO', 'REALIZADO', 'NAO_REALIZADO']),
  horario: z.object({ solicitacao: z.iso.datetime(), liquidacao: z.iso.datetime().optional() }),
  /** Once it was paid. */
  endToEndId: endToEndId.optional(),
  /** Why it was not. */
  motivo: z.string().optional(),
});
export type PayoutAnswer = z.output<typeof payoutAnswer>;

/** Body of a webhook about payouts: which ones have come to an end. */
export const payoutNotices = z.object({
  envios: z.array(z.object({ idEnvio: payoutId, chave: pixKey })).max(1000),
});
export type PayoutNotices = z.output<typeof payoutNotices>;
