import type { FastifyInstance, FastifyReply } from 'fastify';
import { messageSetOf, type MessageSet } from '@mosaico/shared/contract';
import { PROVIDER_PATH } from '../../wire/game-wire.ts';
import { titleOf } from '../catalogue/titles.ts';
import type { Provider } from '../provider.ts';
import type { GameFiles } from './game-files.ts';
import { cookieName, cookieValue, openSession, sessionWith } from './game-sessions.ts';
import { failurePage, gamePage } from './page.ts';

const SESSION_SECONDS = 12 * 3_600;

interface LaunchOptions {
  readonly files: GameFiles;
  /** True where the site is seen over https. */
  readonly isSecure: boolean;
}

/**
 * `GET /launch?site=&token=&lang=` exchanges the one-use token and goes on to `/play?s=&lang=`, whose address holds no
 * secret: the session's secret is in an HttpOnly cookie of the provider's own path.
 */
export function serveLaunch(
  scope: FastifyInstance,
  provider: Provider,
  { files, isSecure }: LaunchOptions,
): void {
  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>('/launch', async ({ query }, reply) => {
    const [site, token, language] = [
      textOf(query['site']),
      textOf(query['token']),
      languageOf(query['lang']),
    ];
    const player = await provider.wallet.authenticate({ site, token });
    if (player.kind !== 'ok' || !titleOf(player.answer.game_code))
      return sendPage(reply.code(player.kind === 'unknown' ? 502 : 401), failurePage(files, language));
    const { id, secret } = await openSession(provider, site, player.answer);
    const attributes = `Path=${PROVIDER_PATH}; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
    return reply
      .header('set-cookie', `${cookieName(id)}=${secret}; ${attributes}`)
      .header('referrer-policy', 'no-referrer')
      .redirect(`${PROVIDER_PATH}/play?${new URLSearchParams({ s: id, lang: language }).toString()}`, 303);
  });

  scope.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    '/play',
    async ({ query, headers }, reply) => {
      const [id, language] = [textOf(query['s']), languageOf(query['lang'])];
      const session = await sessionWith(provider.db, id, cookieValue(headers.cookie, cookieName(id)));
      const title = session && titleOf(session.game_code);
      if (!session || !title) return sendPage(reply.code(401), failurePage(files, language));
      return sendPage(reply, gamePage(files, language, session, title));
    },
  );
}

/** Scripts and styles come from files of our own only; nothing inline, no other frame's child. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function languageOf(value: unknown): MessageSet {
  return messageSetOf(textOf(value)) ?? 'pt';
}
