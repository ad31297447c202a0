import { z } from 'zod';
import type { Db } from '../../../db/tables.ts';
import type { PayoutAnswer } from '../payout-wire.ts';
import type { paging, PixNotice, RefundAnswer } from '../pix-wire.ts';
import { pixToWire, withRefunds } from './notices.ts';
import { payoutToWire } from './payouts.ts';

/** Which page of a list is asked for. */
export const pageRequest = {
  'paginacao.paginaAtual': z.coerce.number().int().min(0).max(100_000).default(0),
  'paginacao.itensPorPagina': z.coerce.number().int().min(1).max(1_000).default(100),
};
type PageRequest = { readonly [Name in keyof typeof pageRequest]: number };

/** What a list is asked for: a span of time, both ends in it, and a page. */
export const spanRequest = z.object({
  inicio: z.iso.datetime({ offset: true }),
  fim: z.iso.datetime({ offset: true }),
  ...pageRequest,
});
type SpanRequest = z.output<typeof spanRequest>;
type Paging = z.output<typeof paging>;

/** The Pix that were received in a span, oldest first, with what went back of them. */
export async function receivedPix(
  db: Db,
  span: SpanRequest,
): Promise<{ parametros: Paging; pix: (PixNotice & { devolucoes: RefundAnswer[] })[] }> {
  const query = db
    .selectFrom('psp_pix')
    .innerJoin('psp_charges', 'psp_charges.txid', 'psp_pix.txid')
    .where('paid_at', '>=', new Date(span.inicio))
    .where('paid_at', '<=', new Date(span.fim));
  const { count } = await query
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('psp_pix')
    .select('psp_charges.pix_key')
    .orderBy('paid_at')
    .orderBy('e2eid')
    .limit(span['paginacao.itensPorPagina'])
    .offset(span['paginacao.paginaAtual'] * span['paginacao.itensPorPagina'])
    .execute();
  const pix = await withRefunds(
    db,
    rows.map((row) => pixToWire(row, row.pix_key)),
  );
  return { parametros: pagingOf(span, Number(count)), pix };
}

/** The payouts that came to their end in a span, oldest first. */
export async function endedPayouts(
  db: Db,
  span: SpanRequest,
): Promise<{ parametros: Paging; envios: PayoutAnswer[] }> {
  const query = db
    .selectFrom('psp_payouts')
    .where('status', '<>', 'EM_PROCESSAMENTO')
    .where('settles_at', '>=', new Date(span.inicio))
    .where('settles_at', '<=', new Date(span.fim));
  const { count } = await query
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('settles_at')
    .orderBy('payout_id')
    .limit(span['paginacao.itensPorPagina'])
    .offset(span['paginacao.paginaAtual'] * span['paginacao.itensPorPagina'])
    .execute();
  return { parametros: pagingOf(span, Number(count)), envios: rows.map(payoutToWire) };
}

/** Where a page stands in its list. */
export function pagingOf(asked: PageRequest, count: number): Paging {
  const itensPorPagina = asked['paginacao.itensPorPagina'];
  return {
    paginacao: {
      paginaAtual: asked['paginacao.paginaAtual'],
      itensPorPagina,
      quantidadeDePaginas: Math.ceil(count / itensPorPagina),
      quantidadeTotalDeItens: count,
    },
  };
}
