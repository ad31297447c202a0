import type { FastifyInstance } from 'fastify';
import type { ReelSymbol } from '@mosaico/shared/game-wallet';
import type { MessageSet } from '@mosaico/shared/contract';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import { titleOf } from '../catalogue/titles.ts';
import { sendSvg } from '../send-svg.ts';
import { symbolName } from './symbol-names.ts';
import { symbolSvg } from './symbol-svg.ts';
import { symbolsOf } from './title-symbols.ts';

/** What is on the reels of a title, by the numbers of its draws, or the sides of a duel: for who shows a round outside of the game. */
export function reelSymbolsOf(code: string, language: MessageSet): ReelSymbol[] {
  const title = titleOf(code);
  const symbols = title ? symbolsOf(title) : [];
  return symbols.map((symbol, number) => ({
    name: symbolName(symbol, language),
    path: `${PROVIDER_PATH}/symbols/${code}/${number}.svg`,
  }));
}

/** The pictures of the symbols, each at its address. They are the game's art, so sites show them and do not carry them. Source: G47. */
export function serveSymbols(scope: FastifyInstance): void {
  scope.get<{ readonly Params: { readonly code: string; readonly file: string } }>(
    '/symbols/:code/:file',
    ({ params }, reply) => {
      const title = titleOf(params.code);
      const number = /^(\d{1,2})\.svg$/.exec(params.file)?.[1];
      const symbol = title && number !== undefined && symbolsOf(title)[Number(number)];
      if (!symbol) return reply.code(404).send({ error: 'not_found' });
      return sendSvg(reply, symbolSvg(symbol));
    },
  );
}
