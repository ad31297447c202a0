import { z } from 'zod';

/** Messages of the Central Bank's API Pix (2.9.0), as far as they are used, in its own names. */
export const valor = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .refine((text) => /[1-9]/.test(text), 'zero');
export const txid = z.string().regex(/^[a-zA-Z0-9]{26,35}$/);
export const endToEndId = z.string().regex(/^[a-zA-Z0-9]{32}$/);
export const pixKey = z.string().regex(/^[\x20-\x7e]{1,77}$/);
const cpf = z.string().regex(/^\d{11}$/);
const person = z.object({ cpf, nome: z.string().min(1).max(200) });

/** Body of `PUT /v2/cob/{txid}`. */
export const cobRequest = z.object({
  calendario: z.object({ expiracao: z.int().positive().default(86_400) }).prefault({}),
  devedor: person.optional(),
  valor: z.object({ original: valor }),
  chave: pixKey,
});
export type CobRequest = z.output<typeof cobRequest>;

/** Answer of `PUT /v2/pix/{e2eid}/devolucao/{id}`, and what a received Pix says went back of it. */
export const refundAnswer = z.object({
  id: z.string(),
  rtrId: z.string(),
  valor,
  horario: z.object({ solicitacao: z.iso.datetime({ offset: true }) }),
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
});
export type RefundAnswer = z.output<typeof refundAnswer>;

/** One received Pix, in a webhook and in a charge. `pagador` is what most institutions add. */
export const pixNotice = z.object({
  endToEndId,
  /** Absent when somebody pays a key without a charge. */
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{0,35}$/)
    .default(''),
  valor,
  chave: pixKey,
  horario: z.iso.datetime({ offset: true }),
  pagador: z.object({ cpf: z.string().max(14), nome: z.string().max(200) }).optional(),
  devolucoes: z.array(refundAnswer).optional(),
});
export type PixNotice = z.output<typeof pixNotice>;

/** Body of a webhook: notices, each to be read by itself. Repeats and any order are normal. */
export const pixWebhookBody = z.object({ pix: z.array(z.unknown()).max(1000) });

/** Answer of `PUT` and `GET /v2/cob/{txid}`. */
export const cob = z.object({
  calendario: z.object({ criacao: z.iso.datetime({ offset: true }), expiracao: z.int().positive() }),
  txid,
  revisao: z.int(),
  location: z.string(),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  devedor: person.optional(),
  valor: z.object({ original: valor }),
  chave: z.string(),
  pixCopiaECola: z.string(),
  /** Not of the Central Bank's: path at which the sandbox lets its payer pay. */
  paginaPagamento: z
    .string()
    .regex(/^\/(?!\/)[\w/-]+$/)
    .optional(),
  pix: z.array(pixNotice).optional(),
});
export type Cob = z.output<typeof cob>;

/** Body of `PUT /v2/pix/{e2eid}/devolucao/{id}`. */
export const refundRequest = z.object({ valor });

/** Answer of `GET /v2/pix/{e2eid}`, as far as it is used. */
export const pixWithRefunds = z.object({ endToEndId, devolucoes: z.array(refundAnswer).default([]) });

/** Whether anything of a Pix has gone back, or is about to: by us, by the institution, or by who works there with its own pages. */
export function isGoingBack({
  devolucoes,
}: {
  readonly devolucoes?: readonly RefundAnswer[] | undefined;
}): boolean {
  return devolucoes?.some(({ status }) => status !== 'NAO_REALIZADO') ?? false;
}

/** Body of `PUT /v2/webhook/{chave}`, and part of the answer of `GET`. The provider adds `/pix` to the address. */
export const webhookAddress = z.object({ webhookUrl: z.url({ protocol: /^https?$/ }).max(255) });

/** Where a list of the API stands: pages are counted from 0. */
export const paging = z.object({
  paginacao: z.object({
    paginaAtual: z.int().nonnegative(),
    itensPorPagina: z.int().positive(),
    quantidadeDePaginas: z.int().nonnegative(),
    quantidadeTotalDeItens: z.int().nonnegative(),
  }),
});
