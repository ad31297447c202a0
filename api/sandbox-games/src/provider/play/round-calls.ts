import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RoundAnswer } from '../../wire/game-wire.ts';
import type { Provider } from '../provider.ts';
import { playRound } from '../rounds/play-round.ts';
import { roundOf } from '../rounds/stored-rounds.ts';
import { takeStep, watchRound, type StepResult } from '../rounds/take-step.ts';
import { checkedBet } from './bets.ts';
import { refuse } from './refuse.ts';
import { roundToWire } from './round-to-wire.ts';
import type { Seat } from './seat.ts';

const keyedBody = z.object({ requestId: z.uuid().toLowerCase() });
const playBody = keyedBody.extend({
  betCentavos: z.int().positive(),
  choices: z.unknown().optional(),
});
const stepBody = z.object({ roundId: z.uuid(), step: z.unknown().optional() });
const watchBody = z.object({ roundId: z.uuid() });

/** A call that watches a round is answered after this long at the latest, so that it keeps no process from ending. */
const WATCH_MS = 4_000;

type Answered = Promise<RoundAnswer | FastifyReply>;

/** Bets, and plays or opens the round. Without its id a bet whose answer was lost, sent again, would be a second bet. */
export async function answerPlay(
  provider: Provider,
  seat: Seat,
  sent: unknown,
  reply: FastifyReply,
): Answered {
  if (!keyedBody.safeParse(sent).success) return refuse(reply, 400, { error: 'REQUEST_ID_REQUIRED' });
  const body = playBody.safeParse(sent);
  const bet = body.success ? checkedBet(seat, body.data) : null;
  if (!bet) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const result = await playRound(provider, seat.session, seat.title, bet);
  switch (result.kind) {
    case 'played':
      return {
        round: roundToWire(seat.title, result.round, provider.clock.now()),
        balanceCentavos: result.balanceCentavos,
      };
    case 'refused':
      return refuse(reply, 409, { error: result.code, balanceCentavos: result.balanceCentavos });
    case 'other-bet':
      return refuse(reply, 400, { error: 'INVALID_REQUEST' });
    case 'undone':
      return refuse(reply, 503, { error: 'BET_UNDONE' });
    case 'busy':
      return refuse(reply, 409, { error: 'ROUND_OPEN' });
  }
}

/** Goes on with an open round. It needs no id of its own: a round takes each step once. */
export async function answerStep(
  provider: Provider,
  seat: Seat,
  sent: unknown,
  reply: FastifyReply,
): Answered {
  const body = stepBody.safeParse(sent);
  if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const { roundId, step } = body.data;
  const result = await takeStep(provider, seat.session, seat.title, { roundId, sent: step });
  return answerOf(provider, seat, result, reply);
}

/** Answers as soon as the round's time is over. */
export async function answerWatch(
  provider: Provider,
  seat: Seat,
  sent: unknown,
  reply: FastifyReply,
): Answered {
  const body = watchBody.safeParse(sent);
  if (!body.success) return refuse(reply, 400, { error: 'INVALID_REQUEST' });
  const { roundId } = body.data;
  const round = await roundOf(provider.db, seat.session, roundId);
  if (round?.state === 'playing' && round.plays_until) {
    const leftMs = round.plays_until.getTime() - provider.clock.now().getTime();
    await wait(Math.min(Math.max(leftMs, 0), WATCH_MS));
  }
  return answerOf(provider, seat, await watchRound(provider, seat.session, roundId), reply);
}

function answerOf(
  provider: Provider,
  seat: Seat,
  result: StepResult,
  reply: FastifyReply,
): RoundAnswer | FastifyReply {
  if (result.kind === 'unknown-round') return refuse(reply, 404, { error: 'INVALID_REQUEST' });
  if (result.kind === 'ended') return refuse(reply, 409, { error: 'ROUND_ENDED' });
  if (result.kind === 'invalid') return refuse(reply, 409, { error: 'INVALID_STEP' });
  return {
    round: roundToWire(seat.title, result.round, provider.clock.now()),
    balanceCentavos: result.balanceCentavos,
  };
}
