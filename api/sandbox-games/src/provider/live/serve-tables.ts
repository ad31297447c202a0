import type { FastifyInstance } from 'fastify';
import { titleOf } from '../catalogue/titles.ts';
import { sendSvg } from '../send-svg.ts';
import { showOf } from './shows.ts';

/** The pictures of the live tables: each result at its address, as it comes and as it stands. No letter in them is of a language. Source: R37. */
export function serveTables(scope: FastifyInstance): void {
  scope.get<{ readonly Params: { readonly code: string; readonly file: string } }>(
    '/tables/:code/:file',
    ({ params }, reply) => {
      const title = titleOf(params.code);
      const [, picture = '', still] = /^([0-9x]{1,5})(-still)?\.svg$/.exec(params.file) ?? [];
      const svg = title && showOf(title, 'pt')?.svg(picture, still === undefined);
      return svg ? sendSvg(reply, svg) : reply.code(404).send({ error: 'not_found' });
    },
  );
}
