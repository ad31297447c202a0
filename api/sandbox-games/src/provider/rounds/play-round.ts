import { isDeepStrictEqual } from 'node:util';
import type { WalletRefusalCode } from '@mosaico/shared/game-wallet';
import type { Title } from '../catalogue/titles.ts';
import { engineOf } from '../engines/engines.ts';
import { reserveDraw } from '../fairness/seeds.ts';
import type { ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import { drawRound } from './draw-round.ts';
import { finishOpenRound, pay, undo } from './finish-round.ts';
import { standingOf } from './standing.ts';
import { moveTo, roundOfRequest, type ProviderRound } from './stored-rounds.ts';

/** A bet, checked: the game has such bets and such choices. */
export interface CheckedBet {
  readonly betCentavos: number;
  readonly choices: unknown;
  /** The page's own id of this bet. */
  readonly requestId: string;
}

export type PlayResult =
  /** `balanceCentavos` is null while the win is still on its way to the wallet. */
  | { readonly kind: 'played'; readonly round: ProviderRound; readonly balanceCentavos: number | null }
  | {
      readonly kind: 'refused';
      readonly code: WalletRefusalCode;
      readonly balanceCentavos: number | undefined;
    }
  /** No money moved, or it is being given back. */
  | { readonly kind: 'undone' }
  /** The same id came with another bet. */
  | { readonly kind: 'other-bet' }
  /** An earlier round is not through yet. */
  | { readonly kind: 'busy' };

/**
 * Plays one round: decides it, sends the bet, and pays the win (zero closes a lost round). Of a game with steps it is opened only. The result is
 * told when the bet is accepted. Whatever breaks in between is mended by `finishRound`, here, at the next opening, or by the job.
 *
 * Source: G14, W5, W7.
 */
export async function playRound(
  provider: Provider,
  session: ProviderSession,
  title: Title,
  bet: CheckedBet,
): Promise<PlayResult> {
  const known = await roundOfRequest(provider.db, session, bet.requestId);
  if (known) return tellAgain(provider, session, bet, known);
  if (!(await finishOpenRound(provider, session))) return { kind: 'busy' };
  const round = await decide(provider, session, title, bet);
  if (!round) return whyNot(provider, session, bet);
  const accepted = await provider.wallet.bet({
    site: round.site_key,
    token: round.wallet_token,
    transaction_uuid: round.bet_uuid,
    round_id: round.id,
    game_code: round.game_code,
    currency: 'BRL',
    amount_centavos: round.bet_centavos,
  });
  if (accepted.kind === 'refused') {
    await moveTo(provider, round, 'betting', 'cancelled');
    return { kind: 'refused', code: accepted.code, balanceCentavos: accepted.balanceCentavos };
  }
  const begun = accepted.kind === 'ok' ? await begin(provider, title, round) : null;
  if (accepted.kind === 'unknown' || !begun) {
    await moveTo(provider, round, 'betting', 'undoing');
    await undo(provider, round);
    return { kind: 'undone' };
  }
  const balanceCentavos =
    begun.state === 'playing' ? accepted.answer.balance_centavos : await pay(provider, begun);
  return { kind: 'played', round: begun, balanceCentavos };
}

/** The same bet came twice at once, or another round came first. */
async function whyNot(provider: Provider, session: ProviderSession, bet: CheckedBet): Promise<PlayResult> {
  const same = await roundOfRequest(provider.db, session, bet.requestId);
  return same ? tellAgain(provider, session, bet, same) : { kind: 'busy' };
}

/** The bet was sent again, because its answer was lost: what has become of it. */
async function tellAgain(
  provider: Provider,
  session: ProviderSession,
  bet: CheckedBet,
  round: ProviderRound,
): Promise<PlayResult> {
  if (!isOf(round, session, bet)) return { kind: 'other-bet' };
  if (round.state === 'betting') return { kind: 'busy' };
  if (round.state === 'undoing' || round.state === 'cancelled') return { kind: 'undone' };
  if (round.state === 'won') return { kind: 'played', round, balanceCentavos: await pay(provider, round) };
  const balance = await provider.wallet.balance({ site: session.site_key, token: session.wallet_token });
  const balanceCentavos = balance.kind === 'ok' ? balance.answer.balance_centavos : null;
  return { kind: 'played', round, balanceCentavos };
}

function isOf(round: ProviderRound, { game_code: game }: ProviderSession, bet: CheckedBet): boolean {
  const isSameBet = round.game_code === game && round.bet_centavos === bet.betCentavos;
  return isSameBet && isDeepStrictEqual(round.choices, JSON.parse(JSON.stringify(bet.choices)));
}

/** The bet is accepted. @returns the round as it goes on, or null when somebody else has moved it meanwhile */
async function begin(provider: Provider, title: Title, round: ProviderRound): Promise<ProviderRound | null> {
  const { stepping } = engineOf(title);
  if (!stepping) return (await moveTo(provider, round, 'betting', 'won')) ? { ...round, state: 'won' } : null;
  const at = provider.clock.now();
  const until = new Date(at.getTime() + stepping.lastsMs(standingOf(round, at)));
  const times = { plays_from: at, plays_until: until };
  const isMoved = await moveTo(provider, round, 'betting', 'playing', times);
  return isMoved ? { ...round, ...times, state: 'playing' } : null;
}

async function decide(
  provider: Provider,
  session: ProviderSession,
  title: Title,
  bet: CheckedBet,
): Promise<ProviderRound | null> {
  const { random } = provider;
  const at = provider.clock.now();
  const player = { siteKey: session.site_key, playerId: session.player_id };
  try {
    return await provider.db.transaction().execute(async (tx) => {
      const seeds = await reserveDraw(tx, player, random, at);
      const { picture, winCentavos } = drawRound(title, seeds, bet);
      return tx
        .insertInto('prov_rounds')
        .values({
          id: random.uuid(),
          site_key: session.site_key,
          player_id: session.player_id,
          game_code: session.game_code,
          brand: session.brand,
          wallet_token: session.wallet_token,
          bet_centavos: bet.betCentavos,
          win_centavos: winCentavos,
          reels: JSON.stringify(picture),
          choices: bet.choices === null ? null : JSON.stringify(bet.choices),
          request_id: bet.requestId,
          seed_id: seeds.seedId,
          nonce: seeds.nonce,
          bet_uuid: random.uuid(),
          win_uuid: random.uuid(),
          rollback_uuid: random.uuid(),
          state: 'betting',
          created_at: at,
          updated_at: at,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  } catch (error) {
    if (isRefusedBy(['prov_rounds_one_open', 'prov_rounds_one_unfinished', 'prov_rounds_request'], error))
      return null;
    throw error;
  }
}

/** True when the database refused a row because of one of these unique indexes. */
function isRefusedBy(indexes: readonly string[], error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && indexes.includes(String(error.constraint));
}
