import type { MessageSet } from '@mosaico/shared/contract';
import type { GameState } from '../../wire/game-wire.ts';
import { engineOf } from '../engines/engines.ts';
import { commitment } from '../fairness/seeds.ts';
import type { Provider } from '../provider.ts';
import { finishOpenRound } from '../rounds/finish-round.ts';
import { openRound } from '../rounds/stored-rounds.ts';
import { unseenRound } from '../rounds/unseen-rounds.ts';
import { betsOf } from './bets.ts';
import { reelPictures } from '../symbols/reel-pictures.ts';
import { roundToWire } from './round-to-wire.ts';
import type { Seat } from './seat.ts';

/** All the page shows before the first bet: rules, symbols, limits, balance, seeds, the round that is open, and a result that was not seen yet. */
export async function gameState(provider: Provider, seat: Seat, language: MessageSet): Promise<GameState> {
  const { session, title } = seat;
  await finishOpenRound(provider, session);
  const engine = engineOf(title);
  const balance = await provider.wallet.balance({ site: session.site_key, token: session.wallet_token });
  const player = { siteKey: session.site_key, playerId: session.player_id };
  const now = provider.clock.now();
  const fair = await provider.db.transaction().execute((tx) => commitment(tx, player, provider.random, now));
  const unseen = await unseenRound(provider.db, session);
  const open = await openRound(provider.db, session);
  return {
    rtp: (engine.rtpHundredths(title.table) / 100).toFixed(2),
    rules: engine.rules(title.table),
    pictures: reelPictures(title, language),
    bets: betsOf(seat),
    maxBetCentavos: session.max_bet_centavos,
    balanceCentavos: balance.kind === 'ok' ? balance.answer.balance_centavos : null,
    isExpired: balance.kind === 'refused',
    fair,
    unseen: unseen && roundToWire(title, unseen, now),
    open: open?.state === 'playing' ? roundToWire(title, open, now) : null,
  };
}
