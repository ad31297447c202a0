import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  SESSION_HEADER,
  type GameRefusal,
  type GameState,
  type PlayedRound,
  type SeedsAnswer,
  type SpinAnswer,
} from '../../wire/game-wire.ts';
import { titleOf, type Title } from '../catalogue/titles.ts';
import { commitment, lockSeeds, replaceSeeds } from '../fairness/seeds.ts';
import { cookieName, cookieValue, sessionWith, type ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import { rtpHundredths, TOTAL_WEIGHT, VOLATILITIES } from '../reels/volatility.ts';
import { finishOpenRound, hasOpenRound, spin, type ProviderRound } from '../rounds/rounds.ts';
import { markSeen, unseenRound } from '../rounds/unseen-rounds.ts';

const BET_STEPS_CENTAVOS = [20, 40, 60, 100, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];

const spinBody = z.object({ betCentavos: z.int().positive() });
const seenBody = z.object({ roundId: z.uuid() });
const seedsBody = z.object({ clientSeed: z.string().regex(/^[\x21-\x7e]{1,64}$/) });

interface Seat {
  readonly session: ProviderSession;
  readonly title: Title;
}

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
    seated(async (seat) => state(provider, seat)),
  );
  scope.post(
    '/api/spin',
    seated(async (seat, request, reply) => playRound(provider, seat, request, reply)),
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
    '/api/seeds',
    seated(async (seat, request, reply) => changeSeeds(provider, seat, request, reply)),
  );
}

async function seatOf({ db }: Provider, request: FastifyRequest): Promise<Seat | null> {
  const id = request.headers[SESSION_HEADER];
  if (typeof id !== 'string') return null;
  const session = await sessionWith(db, id, cookieValue(request.headers.cookie, cookieName(id)));
  const title = session && titleOf(session.game_code);
  return session && title ? { session, title } : null;
}

/** All the page shows before the first bet: rules, limits, balance, seeds, and a result that was not seen yet. */
async function state(provider: Provider, { session, title }: Seat): Promise<GameState> {
  await finishOpenRound(provider, session);
  const books = VOLATILITIES[title.volatility];
  const balance = await provider.wallet.balance({ site: session.site_key, token: session.wallet_token });
  const player = { siteKey: session.site_key, playerId: session.player_id };
  const fair = await provider.db
    .transaction()
    .execute((tx) => commitment(tx, player, provider.random, provider.clock.now()));
  const unseen = await unseenRound(provider.db, session);
  return {
    rtp: (rtpHundredths(books) / 100).toFixed(2),
    pays: books.map(({ pattern, symbol, multiplier, weight }) => ({
      pattern,
      symbol,
      multiplier,
      oneIn: TOTAL_WEIGHT / weight,
    })),
    bets: betsOf(session),
    balanceCentavos: balance.kind === 'ok' ? balance.answer.balance_centavos : null,
    isExpired: balance.kind === 'refused',
    fair,
    unseen: unseen && roundToWire(unseen),
  };
}

async function playRound(
  provider: Provider,
  { session, title }: Seat,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = spinBody.safeParse(request.body);
  if (!body.success || !betsOf(session).includes(body.data.betCentavos))
    return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const result = await spin(provider, session, title, body.data.betCentavos);
  switch (result.kind) {
    case 'played':
      return {
        round: roundToWire(result.round),
        balanceCentavos: result.balanceCentavos,
      } satisfies SpinAnswer;
    case 'refused':
      return refuse(reply, 409, { error: result.code, balanceCentavos: result.balanceCentavos });
    case 'undone':
      return refuse(reply, 503, { error: 'BET_UNDONE' });
    case 'busy':
      return refuse(reply, 409, { error: 'ROUND_OPEN' });
  }
}

/** Reveals the seeds so far. Not while a round is open: its result is not told yet. */
async function changeSeeds(
  provider: Provider,
  { session }: Seat,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const body = seedsBody.safeParse(request.body);
  if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const player = { siteKey: session.site_key, playerId: session.player_id };
  const at = provider.clock.now();
  const changed = await provider.db.transaction().execute(async (tx): Promise<SeedsAnswer | null> => {
    await lockSeeds(tx, player);
    if (await hasOpenRound(tx, session)) return null;
    const revealed = await replaceSeeds(tx, player, body.data.clientSeed, provider.random, at);
    return { revealed, fair: await commitment(tx, player, provider.random, at) };
  });
  return changed ?? refuse(reply, 409, { error: 'ROUND_OPEN' });
}

function refuse(reply: FastifyReply, status: number, refusal: GameRefusal): FastifyReply {
  return reply.code(status).send(refusal);
}

function betsOf({ min_bet_centavos: min, max_bet_centavos: max }: ProviderSession): number[] {
  return BET_STEPS_CENTAVOS.filter((bet) => bet >= min && bet <= max);
}

function roundToWire(round: ProviderRound): PlayedRound {
  return {
    id: round.id,
    reels: round.reels,
    betCentavos: round.bet_centavos,
    winCentavos: round.win_centavos,
    nonce: round.nonce,
  };
}
