import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { SESSION_HEADER } from '../../wire/game-wire.ts';
import { askedLanguage } from '../asked-language.ts';
import { titleOf } from '../catalogue/titles.ts';
import { cookieName, cookieValue, sessionWith } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import { markSeen, markShown } from '../rounds/unseen-rounds.ts';
import { changeSeeds } from './change-seeds.ts';
import { gameState } from './game-state.ts';
import { refuse } from './refuse.ts';
import { answerPlay, answerStep, answerWatch } from './round-calls.ts';
import type { Seat } from './seat.ts';

const shownBody = z.object({ roundId: z.uuid(), spins: z.int().min(1).max(1_000) });
const seenBody = z.object({ roundId: z.uuid() });

/** What the game's page calls. The session's id comes in a header, its secret in the cookie. Money is integer centavos. */
export function serveGameApi(scope: FastifyInstance, provider: Provider): void {
  const seated =
    (handle: (seat: Seat, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const seat = await seatOf(provider, request);
      return seat ? handle(seat, request, reply) : refuse(reply, 401, { error: 'TOKEN_EXPIRED' });
    };

  scope.get(
    '/api/state',
    seated(async (seat, { query }) =>
      gameState(provider, seat, askedLanguage(query as Readonly<Record<string, unknown>>)),
    ),
  );
  scope.post(
    '/api/play',
    seated(async (seat, { body }, reply) => answerPlay(provider, seat, body, reply)),
  );
  scope.post(
    '/api/step',
    seated(async (seat, { body }, reply) => answerStep(provider, seat, body, reply)),
  );
  scope.post(
    '/api/watch',
    seated(async (seat, { body }, reply) => answerWatch(provider, seat, body, reply)),
  );
  scope.post(
    '/api/seen',
    seated(async ({ session }, request, reply) => {
      const body = seenBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
      await markSeen(provider.db, session, body.data.roundId);
      return { ok: true };
    }),
  );
  scope.post(
    '/api/shown',
    seated(async ({ session }, request, reply) => {
      const body = shownBody.safeParse(request.body);
      if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
      await markShown(provider.db, session, body.data.roundId, body.data.spins);
      return { ok: true };
    }),
  );
  scope.post(
    '/api/seeds',
    seated(async (seat, { body }, reply) => changeSeeds(provider, seat, body, reply)),
  );
}

async function seatOf({ db }: Provider, request: FastifyRequest): Promise<Seat | null> {
  const id = request.headers[SESSION_HEADER];
  if (typeof id !== 'string') return null;
  const session = await sessionWith(db, id, cookieValue(request.headers.cookie, cookieName(id)));
  const title = session && titleOf(session.game_code);
  return session && title ? { session, title } : null;
}
