import { sql, type Selectable } from 'kysely';
import { CLOCK_SKEW_MS } from '../../runtime/clock.ts';
import type { Random } from '../../runtime/random.ts';
import type { Db, Tx } from '../../db/tables.ts';
import { memberBalances } from '../../ledger/balances.ts';
import type { MemberKey } from '../../members/tables.ts';
import type { AuthenticateAnswer } from '@mosaico/shared/game-wallet';
import { barToEnterOf } from '../entry-bar.ts';
import type { GameTables } from '../tables.ts';
import { newToken, tokenHash } from '../token-hash.ts';
import { WalletRefusal, type WalletCall } from './refusal.ts';

type GameSession = Selectable<GameTables['game_sessions']>;

/**
 * Exchanges a launch token, once, for the token of a game session.
 *
 * @throws WalletRefusal INVALID_TOKEN (unknown or used), TOKEN_EXPIRED, USER_DISABLED
 * Source: R190, G15.
 */
export async function authenticate(
  tx: Tx,
  call: WalletCall,
  launchToken: string,
  random: Random,
): Promise<Omit<AuthenticateAnswer, 'status' | 'request_uuid'>> {
  const sessionToken = newToken(random);
  const session = await tx
    .updateTable('game_sessions')
    .set({
      token_hash: tokenHash(sessionToken),
      token_expires_at: sql<Date>`game_session_expiry(${call.at}, created_at)`,
    })
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('launch_hash', '=', tokenHash(launchToken))
    .where('token_hash', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!session) throw new WalletRefusal('INVALID_TOKEN');
  if (session.launch_expires_at <= call.at || isFromTheFuture(session, call.at))
    throw new WalletRefusal('TOKEN_EXPIRED');
  const { member_id: memberId, game_id: gameId } = session;
  await assertMayEnter(tx, { siteKey: call.siteKey, memberId, gameId }, call.at);
  const game = await gameOf(tx, call.siteKey, session.game_id);
  const { visibleCentavos } = await memberBalances(tx, call.siteKey, session.member_id);
  return {
    session_token: sessionToken,
    player_id: String(session.member_id),
    currency: 'BRL',
    game_code: game.code,
    brand: game.provider_key,
    return_origin: session.return_origin,
    min_bet_centavos: game.min_bet_centavos,
    max_bet_centavos: game.max_bet_centavos,
    balance_centavos: visibleCentavos,
  };
}

/** The session of a token, expired or not. @throws WalletRefusal INVALID_TOKEN */
export async function sessionOf(db: Db | Tx, call: WalletCall, token: string): Promise<GameSession> {
  const session = await db
    .selectFrom('game_sessions')
    .selectAll()
    .where('site_key', '=', call.siteKey)
    .where('integration', '=', call.integration)
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst();
  if (!session) throw new WalletRefusal('INVALID_TOKEN');
  return session;
}

/** @throws WalletRefusal TOKEN_EXPIRED */
export function assertAlive(session: GameSession, at: Date): void {
  if (!session.token_expires_at || session.token_expires_at <= at || isFromTheFuture(session, at))
    throw new WalletRefusal('TOKEN_EXPIRED');
}

/** The clock has jumped back since the session began: it would outlive its time. */
function isFromTheFuture({ created_at: createdAt }: GameSession, at: Date): boolean {
  return createdAt.getTime() > at.getTime() + CLOCK_SKEW_MS;
}

/** @throws WalletRefusal USER_DISABLED for demo members, and for who may not enter (G31) */
async function assertMayEnter(tx: Tx, who: MemberKey & { readonly gameId: number }, at: Date): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select('is_demo')
    .where('site_key', '=', who.siteKey)
    .where('id', '=', who.memberId)
    .executeTakeFirst();
  if (member?.is_demo || (await barToEnterOf(tx, who, at))) throw new WalletRefusal('USER_DISABLED');
}

/** @throws WalletRefusal INVALID_GAME when the site no longer offers it */
async function gameOf(tx: Tx, siteKey: string, gameId: number): Promise<Selectable<GameTables['games']>> {
  const game = await tx
    .selectFrom('games')
    .selectAll()
    .where('site_key', '=', siteKey)
    .where('id', '=', gameId)
    .executeTakeFirst();
  if (!game?.is_available) throw new WalletRefusal('INVALID_GAME');
  return game;
}
