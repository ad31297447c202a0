import { createHash, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AuthenticateAnswer } from '@mosaico/shared/game-wallet';
import type { Provider } from '../provider.ts';
import type { ProviderDb, SandboxGameTables } from '../tables.ts';

export type ProviderSession = Selectable<SandboxGameTables['prov_sessions']>;

/**
 * Public id of the session that a launch token opens. It follows from the token, so that a browser that asks a second time
 * is found again by its cookie; the token does not follow from it.
 */
export function sessionIdOf(siteKey: string, token: string): string {
  return hashOf(`launch:${siteKey}:${token}`).toString('hex').slice(0, 18);
}

/** Keeps what the wallet told about the player. @returns the secret for the cookie */
export async function openSession(
  { db, clock, random }: Provider,
  { id, siteKey }: { readonly id: string; readonly siteKey: string },
  player: AuthenticateAnswer,
): Promise<string> {
  const secret = random.bytes(32).toString('base64url');
  await db
    .insertInto('prov_sessions')
    .values({
      id,
      site_key: siteKey,
      secret_hash: hashOf(secret).toString('hex'),
      player_id: player.player_id,
      game_code: player.game_code,
      brand: player.brand,
      wallet_token: player.session_token,
      return_origin: player.return_origin,
      min_bet_centavos: player.min_bet_centavos,
      max_bet_centavos: player.max_bet_centavos,
      created_at: clock.now(),
    })
    .execute();
  return secret;
}

/** The session, for who holds its secret; or null. */
export async function sessionWith(
  db: ProviderDb,
  id: string,
  secret: string,
): Promise<ProviderSession | null> {
  const session = await db.selectFrom('prov_sessions').selectAll().where('id', '=', id).executeTakeFirst();
  if (!session || !timingSafeEqual(hashOf(secret), Buffer.from(session.secret_hash, 'hex'))) return null;
  return session;
}

/** Name of the cookie: one per session, so that two open games do not take each other's place. */
export function cookieName(sessionId: string): string {
  return `prov_${sessionId}`;
}

/** Value of a cookie in the request's header, or empty. */
export function cookieValue(header: string | undefined, name: string): string {
  const pair = (header ?? '').split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) ?? '';
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
