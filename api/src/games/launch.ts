import { sql } from 'kysely';
import type { GameProvider } from '@mosaico/shared/game-wallet';
import type { Deps } from '../runtime/deps.ts';
import type { Tx } from '../db/tables.ts';
import { DomainError } from '../domain-error.ts';
import { barToEnterOf } from './entry-bar.ts';
import { newToken, tokenHash } from './token-hash.ts';

/** Life of a launch token: enough for one redirect. */
const LAUNCH_MS = 60_000;

export interface LaunchRequest {
  readonly siteKey: string;
  /** Host of the request; the game's frame may only stand on the same one. */
  readonly host: string;
  readonly memberId: number;
  /** Of the member’s login; null where nobody has logged in, as in seeds. */
  readonly loginSessionId: number | null;
  readonly gameId: number;
  readonly platType: string;
  readonly device: 'mobile' | 'desktop';
  readonly returnUrl: string;
  readonly language: string;
  readonly ip: string;
}

export interface Launch {
  /** Asks the provider for the address of the game: after the commit, because that may go over the network. */
  readonly url: () => Promise<string>;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

/**
 * Opens a game session, for an address with its token. Only the token's hash is stored. Where the address is not used, or the provider gives
 * none, the session is one that nobody enters.
 *
 * @throws DomainError unauthenticated (logged out meanwhile), demo_member, what `barToEnterOf` names, not_found, game_unavailable,
 *   bad_request (return_url elsewhere)
 * Source: R190, G31.
 */
export async function launchGame(
  tx: Tx,
  deps: Pick<Deps, 'random'> & { readonly clock: Pick<Deps['clock'], 'now'> },
  providers: readonly GameProvider[],
  request: LaunchRequest,
): Promise<Launch> {
  const origin = originOf(request);
  await assertNoDemo(tx, request);
  await holdLogin(tx, request);
  const bar = await barToEnterOf(tx, request, deps.clock.now());
  if (bar) throw new DomainError(bar);
  const { provider, code } = await providerOf(tx, providers, request);
  const [now, token, sessionId] = [deps.clock.now(), newToken(deps.random), deps.random.uuid()];
  const expiresAt = new Date(now.getTime() + LAUNCH_MS);
  await tx
    .insertInto('game_sessions')
    .values({
      id: sessionId,
      site_key: request.siteKey,
      member_id: request.memberId,
      game_id: request.gameId,
      integration: provider.integration,
      device: request.device,
      return_origin: origin,
      launch_hash: tokenHash(token),
      launch_expires_at: expiresAt,
      token_hash: provider.token === 'session' ? tokenHash(token) : null,
      token_expires_at: provider.token === 'session' ? sql<Date>`game_session_expiry(${now}, ${now})` : null,
      created_at: now,
      login_session_id: request.loginSessionId,
    })
    .execute();
  const { siteKey, memberId, language, device, ip } = request;
  const launch = { origin, siteKey, memberId, gameCode: code, token, language, device, ip };
  return { url: () => provider.launchUrl(launch), sessionId, expiresAt };
}

/** The page around the game is on the site's own host, whatever the port: nobody else may be told what happens in it. */
function originOf({ returnUrl, host }: LaunchRequest): string {
  const url = URL.parse(returnUrl);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname !== bareHost(host))
    throw new DomainError('bad_request');
  return url.origin;
}

function bareHost(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? host;
}

async function assertNoDemo(tx: Tx, { siteKey, memberId }: LaunchRequest): Promise<void> {
  const member = await tx
    .selectFrom('members')
    .select('is_demo')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member?.is_demo) throw new DomainError('demo_member');
}

/** A log-out ends the games of its session: it comes before this, or after it. */
async function holdLogin(tx: Tx, { siteKey, loginSessionId }: LaunchRequest): Promise<void> {
  if (loginSessionId === null) return;
  const session = await tx
    .selectFrom('sessions')
    .select('id')
    .where('site_key', '=', siteKey)
    .where('id', '=', loginSessionId)
    .forKeyShare()
    .executeTakeFirst();
  if (!session) throw new DomainError('unauthenticated');
}

async function providerOf(
  tx: Tx,
  providers: readonly GameProvider[],
  { siteKey, gameId, platType }: LaunchRequest,
): Promise<{ readonly provider: GameProvider; readonly code: string }> {
  const game = await tx
    .selectFrom('games')
    .innerJoin('game_providers', (join) =>
      join
        .onRef('game_providers.site_key', '=', 'games.site_key')
        .onRef('game_providers.key', '=', 'games.provider_key'),
    )
    .select(['games.is_available', 'games.code', 'game_providers.integration'])
    .where('games.site_key', '=', siteKey)
    .where('games.id', '=', gameId)
    .where('games.provider_key', '=', platType)
    .executeTakeFirst();
  if (!game) throw new DomainError('not_found');
  const provider = providers.find(({ integration }) => integration === game.integration);
  if (!game.is_available || !provider) throw new DomainError('game_unavailable');
  return { provider, code: game.code };
}
