import { titleOf } from '../catalogue/titles.ts';
import type { ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import { runOut } from './run-out.ts';
import { moveTo, openRound, type ProviderRound } from './stored-rounds.ts';

/** A bet on its way for longer than this was lost with its process. */
const LOST_AFTER_MS = 10_000;

/** Brings the player's open round of this game to its end. @returns false when it is not through yet */
export async function finishOpenRound(provider: Provider, session: ProviderSession): Promise<boolean> {
  const round = await openRound(provider.db, session);
  return round === null || finishRound(provider, round);
}

/**
 * Brings a round to its end: pays what was won, takes back what is unknown, decides what has run out of its time.
 *
 * @returns false when it has to be tried again, or waits for its player
 */
export async function finishRound(provider: Provider, round: ProviderRound): Promise<boolean> {
  switch (round.state) {
    case 'playing': {
      const title = titleOf(round.game_code);
      const ended = title && (await runOut(provider, title, round));
      return ended ? finishRound(provider, ended) : false;
    }
    case 'won':
      return (await pay(provider, round)) !== null;
    case 'betting':
      if (provider.clock.now().getTime() - round.updated_at.getTime() < LOST_AFTER_MS) return false;
      return (await moveTo(provider, round, 'betting', 'undoing')) && undo(provider, round);
    case 'undoing':
      return undo(provider, round);
    case 'finished':
    case 'cancelled':
      return true;
  }
}

/** Pays what a decided round has won; zero closes a lost one. @returns the balance, or null when the wallet has not confirmed */
export async function pay(provider: Provider, round: ProviderRound): Promise<number | null> {
  const win = await provider.wallet.win({
    site: round.site_key,
    transaction_uuid: round.win_uuid,
    reference_transaction_uuid: round.bet_uuid,
    round_id: round.id,
    currency: 'BRL',
    amount_centavos: round.win_centavos,
    round_closed: true,
  });
  if (win.kind === 'refused')
    provider.log.error({ round: round.id, code: win.code }, 'the wallet refuses a win');
  if (win.kind !== 'ok') return null;
  await moveTo(provider, round, 'won', 'finished');
  return win.answer.balance_centavos;
}

/** Takes a bet back. @returns false when the wallet has not confirmed */
export async function undo(provider: Provider, round: ProviderRound): Promise<boolean> {
  const back = await provider.wallet.rollback({
    site: round.site_key,
    transaction_uuid: round.rollback_uuid,
    reference_transaction_uuid: round.bet_uuid,
    round_id: round.id,
  });
  const isThrough =
    back.kind === 'ok' || (back.kind === 'refused' && back.code === 'TRANSACTION_DOES_NOT_EXIST');
  if (isThrough) await moveTo(provider, round, 'undoing', 'cancelled');
  return isThrough;
}
