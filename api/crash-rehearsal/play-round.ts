import { z } from 'zod';
import { signatureOf } from '@mosaico/shared/game-wallet';
import { integrationSecret } from '../src/providers/game/integration-secret.ts';
import { PROVIDER_SECRET } from './api-process.ts';
import { ask, askOnce, type MakeRequest } from './ask.ts';
import type { Actor } from './traffic.ts';
import { type Player, SITE } from './world.ts';

const SECRET = integrationSecret(PROVIDER_SECRET, 'sandbox');

/** A bet, and what becomes of it: a win, a loss, or it is taken back. A bet without an answer is taken back or sent again (W7). */
export async function playRound(actor: Actor, player: Player, gameCode: string): Promise<void> {
  const { line, dice } = actor;
  const [bet, round, next] = [dice.uuid(), dice.uuid(), dice.uuid()];
  const stake = 100 + dice.below(900);
  const makeBet = call('bet', {
    transaction_uuid: bet,
    round_id: round,
    token: player.gameToken,
    game_code: gameCode,
    amount_centavos: stake,
  });
  const takesBack = dice.below(2) === 0;
  const first = await askOnce(line, makeBet);
  const taken = { bet, round, rollback: next, stake };
  if (!first && takesBack) return takeBack(actor, player, { ...taken, isTaken: false });
  const status = statusOf(first ?? (await ask(line, makeBet)));
  if (status !== 'OK') throw new Error(`a bet was refused: ${status}`);
  keep(actor, player, bet, -stake);
  if (dice.below(5) === 0) return takeBack(actor, player, { ...taken, isTaken: true });
  const win = dice.pick([0, 0, stake, stake * 2]);
  const won = call('win', {
    transaction_uuid: next,
    round_id: round,
    reference_transaction_uuid: bet,
    round_closed: true,
    amount_centavos: win,
  });
  const answer = statusOf(await ask(line, won));
  if (answer !== 'OK') throw new Error(`a win was refused: ${answer}`);
  keep(actor, player, next, win);
}

interface Taken {
  readonly bet: string;
  readonly round: string;
  readonly rollback: string;
  readonly stake: number;
  /** Whether the bet was answered. */
  readonly isTaken: boolean;
}

async function takeBack(
  { line, promised }: Actor,
  player: Player,
  { bet, round, rollback, stake, isTaken }: Taken,
): Promise<void> {
  const fields = { transaction_uuid: rollback, round_id: round, reference_transaction_uuid: bet };
  const status = statusOf(await ask(line, call('rollback', fields)));
  // A bet that never came is remembered, and nothing has moved.
  if (status === 'TRANSACTION_DOES_NOT_EXIST' && !isTaken) return;
  if (status !== 'OK') throw new Error(`a rollback was refused: ${status}`);
  promised.transactions.add(bet).add(rollback);
  if (isTaken) promised.move(player.id, stake);
}

function keep({ promised }: Actor, player: Player, id: string, centavos: number): void {
  promised.transactions.add(id);
  promised.move(player.id, centavos);
}

function statusOf({ body }: { readonly body: unknown }): string {
  return z.object({ status: z.string() }).parse(body).status;
}

/** The same action each time it is sent, as a new attempt. */
function call(action: string, fields: object): MakeRequest {
  return () => {
    const body = JSON.stringify({
      site: SITE,
      request_uuid: crypto.randomUUID(),
      ...(action !== 'rollback' && { currency: 'BRL' }),
      ...fields,
    });
    const timestamp = String(Date.now());
    const signature = signatureOf(SECRET, { action, timestamp, rawBody: Buffer.from(body) });
    const headers = { 'x-provider': 'sandbox', 'x-timestamp': timestamp, 'x-signature': signature };
    return { path: `/api/provider/v1/${action}`, headers, body };
  };
}
