import type { FastifyInstance } from 'fastify';
import { drawsOf } from '@mosaico/shared/fair-games/draws';
import type { MessageSet } from '@mosaico/shared/contract';
import type { DemoAnswer } from '../../wire/game-wire.ts';
import { askedLanguage } from '../asked-language.ts';
import { titleOf, type Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import type { GameFiles } from '../launch/game-files.ts';
import { demoPage, failurePage } from '../launch/page.ts';
import { sendPage } from '../launch/send-page.ts';
import { refuse } from '../play/refuse.ts';
import type { Provider, Random } from '../provider.ts';
import { reelPictures } from '../symbols/reel-pictures.ts';
import { demoBetCentavos, demoRounds } from './demo-rounds.ts';

/** As many as somebody looks at. */
const ROUNDS = 12;
/** Everybody sees the same rounds for so long: a crowd costs no more than one. */
const KEPT_SECONDS = 60;

interface DemoQuery {
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/** A game that plays by itself, to be looked at before it is opened. There is no player, no session and no wallet. Source: G46. */
export function serveDemo(scope: FastifyInstance, { random }: Provider, files: GameFiles): void {
  scope.get<DemoQuery>('/demo', ({ query }, reply) => {
    const language = askedLanguage(query);
    const title = titleOf(textOf(query['code']));
    if (!title) return sendPage(reply.code(404), failurePage(files, language));
    return sendPage(reply, demoPage(files, language, title));
  });

  scope.get<DemoQuery>('/api/demo', ({ query }, reply) => {
    const title = titleOf(textOf(query['code']));
    if (!title) return refuse(reply, 404, { error: 'INVALID_REQUEST' });
    return reply
      .header('cache-control', `public, max-age=${KEPT_SECONDS}`)
      .send(demoOf(title, random, askedLanguage(query)));
  });
}

function demoOf(title: Title, random: Random, language: MessageSet): DemoAnswer {
  const engine = engineOf(title);
  const draw = drawsOf({ serverSeed: random.bytes(32).toString('hex'), clientSeed: 'demo', nonce: 0 });
  return {
    engine: title.engine,
    look: title.look,
    name: title.name,
    rtp: (engine.rtpHundredths(title.table) / 100).toFixed(2),
    rules: engine.rules(title.table),
    pictures: reelPictures(title, language),
    betCentavos: demoBetCentavos(title),
    rounds: demoRounds(title, draw, ROUNDS),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
