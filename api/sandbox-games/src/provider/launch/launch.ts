import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PROVIDER_PATH, type GameRefusal, type OpenGame } from '../../wire/game-wire.ts';
import { askedLanguage } from '../asked-language.ts';
import { titleOf } from '../catalogue/titles.ts';
import type { Provider } from '../provider.ts';
import type { GameFiles } from './game-files.ts';
import {
  cookieName,
  cookieValue,
  openSession,
  sessionIdOf,
  sessionWith,
  type ProviderSession,
} from './game-sessions.ts';
import { failurePage, gamePage, launchPage } from './page.ts';
import { sendPage } from './send-page.ts';

const SESSION_SECONDS = 12 * 3_600;

const launchBody = z.object({ site: z.string().min(1).max(64), token: z.string().min(1).max(256) });

interface LaunchOptions {
  readonly files: GameFiles;
  /** True where the site is seen over https. */
  readonly isSecure: boolean;
}

/**
 * How a game is opened. `GET /launch?site=&token=&lang=` only shows a page, so that a browser may fetch it as often as it
 * likes: beforehand, twice, or once more on its way back. The page's script exchanges the one-use token with
 * `POST /api/launch` and goes on as `/play?s=&lang=`, whose address holds no secret: the session's secret is in an HttpOnly
 * cookie of the provider's own path.
 */
export function serveLaunch(
  scope: FastifyInstance,
  provider: Provider,
  { files, isSecure }: LaunchOptions,
): void {
  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>('/launch', ({ query }, reply) =>
    sendPage(reply, launchPage(files, askedLanguage(query))),
  );

  scope.post('/api/launch', async (request, reply) => {
    const body = launchBody.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'INVALID_REQUEST');
    const { site, token } = body.data;
    const id = sessionIdOf(site, token);
    const opened = await sessionOf(provider, request, id);
    if (opened) return gameOf(opened) ?? refuse(reply, 401, 'INVALID_TOKEN');
    const player = await provider.wallet.authenticate({ site, token });
    if (player.kind !== 'ok' || !titleOf(player.answer.game_code))
      return player.kind === 'unknown' ? refuse(reply, 502, 'UNKNOWN') : refuse(reply, 401, 'INVALID_TOKEN');
    const secret = await openSession(provider, { id, siteKey: site }, player.answer);
    const attributes = `Path=${PROVIDER_PATH}; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    return reply
      .header('set-cookie', `${cookieName(id)}=${secret}; ${attributes}`)
      .header('cache-control', 'no-store')
      .send(gameOf({ ...player.answer, id }));
  });

  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>('/play', async (request, reply) => {
    const { query } = request;
    const language = askedLanguage(query);
    const session = await sessionOf(provider, request, textOf(query['s']));
    const game = session && gameOf(session);
    if (!game) return sendPage(reply.code(401), failurePage(files, language));
    return sendPage(reply, gamePage(files, language, game));
  });
}

/** The session of this id, if the request comes from the browser that opened it. */
function sessionOf({ db }: Provider, request: FastifyRequest, id: string): Promise<ProviderSession | null> {
  return sessionWith(db, id, cookieValue(request.headers.cookie, cookieName(id)));
}

/** What the page is told of its game; null when the game is no longer offered. */
function gameOf({
  id,
  game_code: code,
  return_origin: parent,
}: Pick<ProviderSession, 'id' | 'game_code' | 'return_origin'>): OpenGame | null {
  const title = titleOf(code);
  return title && { session: id, parent, engine: title.engine, look: title.look, name: title.name };
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error } satisfies GameRefusal);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
