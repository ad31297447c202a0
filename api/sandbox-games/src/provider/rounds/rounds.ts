import type { Selectable } from 'kysely';
import type { WalletRefusalCode } from '@mosaico/shared/game-wallet';
import type { Title } from '../catalogue/titles.ts';
import { reserveDraw } from '../fairness/seeds.ts';
import type { ProviderSession } from '../launch/game-sessions.ts';
import type { Provider } from '../provider.ts';
import type { ProviderDb, ProviderTx, RoundState, SandboxGameTables } from '../tables.ts';
import { drawRound } from './draw-round.ts';

export type ProviderRound = Selectable<SandboxGameTables['prov_rounds']>;

export type SpinResult =
  /** `balanceCentavos` is null while the win is still on its way to the wallet. */
  | { readonly kind: 'played'; readonly round: ProviderRound; readonly balanceCentavos: number | null }
  | {
      readonly kind: 'refused';
      readonly code: WalletRefusalCode;
      readonly balanceCentavos: number | undefined;
    }
  /** No money moved, or it is being given back. */
  | { readonly kind: 'undone' }
  /** An earlier round is not through yet. */
  | { readonly kind: 'busy' };

/**
 * Plays one round: decides it, sends the bet, and pays the win (zero closes a lost round). The result is told only when the
 * bet is accepted. Whatever breaks in between is mended by `finishRound`, here, at the next opening, or by the job.
 *
 * Source: G14, W5, W7.
 */
export async function spin(
  provider: Provider,
  session: ProviderSession,
  title: Title,
  betCentavos: number,
): Promise<SpinResult> {
  if (!(await finishOpenRound(provider, session))) return { kind: 'busy' };
  const round = await decide(provider, session, title, betCentavos);
  if (!round) return { kind: 'busy' };
  const bet = await provider.wallet.bet({
    site: round.site_key,
    token: round.wallet_token,
    transaction_uuid: round.bet_uuid,
    round_id: round.id,
    game_code: round.game_code,
    currency: 'BRL',
    amount_centavos: round.bet_centavos,
  });
  if (bet.kind === 'refused') {
    await moveTo(provider, round, 'betting', 'cancelled');
    return { kind: 'refused', code: bet.code, balanceCentavos: bet.balanceCentavos };
  }
  if (bet.kind === 'unknown' || !(await moveTo(provider, round, 'betting', 'won'))) {
    await moveTo(provider, round, 'betting', 'undoing');
    await undo(provider, round);
    return { kind: 'undone' };
  }
  return { kind: 'played', round, balanceCentavos: await pay(provider, round) };
}

/** The player's open round of this game, or null. */
async function openRound(db: ProviderDb, session: ProviderSession): Promise<ProviderRound | null> {
  const round = await openRounds(db, session).where('game_code', '=', session.game_code).executeTakeFirst();
  return round ?? null;
}

/** Whether the player has an open round in any game: all of them draw from the same seeds. */
export async function hasOpenRound(db: ProviderDb | ProviderTx, session: ProviderSession): Promise<boolean> {
  return (await openRounds(db, session).executeTakeFirst()) !== undefined;
}

function openRounds(db: ProviderDb | ProviderTx, session: ProviderSession) {
  return db
    .selectFrom('prov_rounds')
    .selectAll()
    .where('site_key', '=', session.site_key)
    .where('player_id', '=', session.player_id)
    .where('state', 'in', ['betting', 'won', 'undoing']);
}

/** A bet on its way for longer than this was lost with its process. */
const LOST_AFTER_MS = 10_000;

/** Brings the player's open round of this game to its end. @returns false when it is not through yet */
export async function finishOpenRound(provider: Provider, session: ProviderSession): Promise<boolean> {
  const round = await openRound(provider.db, session);
  return round === null || finishRound(provider, round);
}

/** Brings a round to its end: pays what was won, takes back what is unknown. @returns false when it has to be tried again */
export async function finishRound(provider: Provider, round: ProviderRound): Promise<boolean> {
  if (round.state === 'won') return (await pay(provider, round)) !== null;
  if (round.state === 'betting') {
    if (provider.clock.now().getTime() - round.updated_at.getTime() < LOST_AFTER_MS) return false;
    if (!(await moveTo(provider, round, 'betting', 'undoing'))) return false;
  }
  return undo(provider, round);
}

async function decide(
  provider: Provider,
  session: ProviderSession,
  title: Title,
  betCentavos: number,
): Promise<ProviderRound | null> {
  const { random } = provider;
  const at = provider.clock.now();
  const player = { siteKey: session.site_key, playerId: session.player_id };
  try {
    return await provider.db.transaction().execute(async (tx) => {
      const seeds = await reserveDraw(tx, player, random, at);
      const { reels, winCentavos } = drawRound(title, seeds, betCentavos);
      return tx
        .insertInto('prov_rounds')
        .values({
          id: random.uuid(),
          site_key: session.site_key,
          player_id: session.player_id,
          game_code: session.game_code,
          brand: session.brand,
          wallet_token: session.wallet_token,
          bet_centavos: betCentavos,
          win_centavos: winCentavos,
          reels: JSON.stringify(reels),
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
    if (isRefusedBy('prov_rounds_one_open', error)) return null;
    throw error;
  }
}

/** True when the database refused a row because of this unique index. */
function isRefusedBy(index: string, error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === index;
}

/** @returns the balance, or null when the wallet has not confirmed */
async function pay(provider: Provider, round: ProviderRound): Promise<number | null> {
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

async function undo(provider: Provider, round: ProviderRound): Promise<boolean> {
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

/** @returns false when somebody else has moved the round meanwhile */
async function moveTo(
  { db, clock }: Provider,
  round: ProviderRound,
  from: RoundState,
  to: RoundState,
): Promise<boolean> {
  const moved = await db
    .updateTable('prov_rounds')
    .set({ state: to, updated_at: clock.now() })
    .where('site_key', '=', round.site_key)
    .where('id', '=', round.id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}
