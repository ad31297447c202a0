import { createHash } from 'node:crypto';
import { insertMember, insertSite, openToken } from '../testing/builders.ts';
import { OPERATORS } from '../testing/operators.ts';
import type { Db } from '../src/db/tables.ts';
import { transaction } from '../src/db/transaction.ts';
import { seedGames } from '../src/games/seed.ts';
import { tokenHash } from '../src/games/token-hash.ts';
import { grantReward } from '../src/ledger/rewards.ts';
import { hashPassword } from '../src/passwords/password.ts';
import { seedPayments } from '../src/payments/seed.ts';
import { systemClock } from '../src/runtime/clock.ts';
import { systemRandom } from '../src/runtime/random.ts';

/** Withdrawal password of everybody. */
export const PIN = '482913';
export const SITE = 'crash';
export const HOST = `${SITE}.test`;
/** What everybody has at the beginning. */
export const OPENING_CENTAVOS = 10_000_00;
export const OPERATOR_KEYS = OPERATORS.map(({ name, keyHash }) => `${name}:${keyHash}`).join(' ');

const PLAYERS = { gamblers: 6, depositors: 4, withdrawers: 400 } as const;
const SESSION_MS = 11 * 60 * 60_000;

/** A member as their browser and their game provider know them. */
export interface Player {
  readonly id: number;
  readonly token: string;
  readonly gameToken: string;
  readonly accountId: number;
}

export interface World {
  readonly gameCode: string;
  readonly gamblers: readonly Player[];
  readonly depositors: readonly Player[];
  /** Many, because a member may withdraw only some times a day. */
  readonly withdrawers: readonly Player[];
}

/** Fills a migrated database that is empty: one site with games, a bank and members who have money and a Pix key. */
export async function makeWorld(db: Db): Promise<World> {
  await insertSite(db, SITE);
  await transaction(db, async (tx) => {
    await seedGames(tx, { siteKeys: [SITE] });
    await seedPayments(tx, { siteKeys: [SITE] });
  });
  const game = await db
    .selectFrom('games')
    .select(['id', 'code'])
    .where('site_key', '=', SITE)
    .where('game_type', '=', 'slot')
    .where('is_available', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const pinHash = await hashPassword(PIN, systemRandom);
  const many = async (count: number) => {
    const players: Player[] = [];
    for (let made = 0; made < count; made += 1) players.push(await makePlayer(db, game.id, pinHash));
    return players;
  };
  return {
    gameCode: game.code,
    gamblers: await many(PLAYERS.gamblers),
    depositors: await many(PLAYERS.depositors),
    withdrawers: await many(PLAYERS.withdrawers),
  };
}

async function makePlayer(db: Db, gameId: number, pinHash: string): Promise<Player> {
  const at = systemClock.now();
  const member = await insertMember(db, SITE);
  const owner = { site_key: SITE, member_id: member.id };
  const gameToken = createHash('sha256').update(`game token of ${member.id}`).digest('hex');
  const { cpf } = await db
    .selectFrom('members')
    .select('cpf')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const accountId = await transaction(db, async (tx) => {
    await tx
      .insertInto('withdrawal_passwords')
      .values({ ...owner, password_hash: pinHash, set_at: at })
      .execute();
    const { id } = await tx
      .insertInto('payout_accounts')
      .values({
        ...owner,
        pix_type: 'CPF',
        pix_key: cpf,
        owner_name: 'Marina Alves',
        is_default: true,
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('game_sessions')
      .values({
        ...owner,
        id: systemRandom.uuid(),
        game_id: gameId,
        integration: 'sandbox',
        device: 'mobile',
        return_origin: `https://${HOST}`,
        launch_hash: tokenHash(`launch of ${member.id}`),
        launch_expires_at: at,
        token_hash: tokenHash(gameToken),
        token_expires_at: new Date(at.getTime() + SESSION_MS),
        created_at: at,
      })
      .execute();
    await grantReward(tx, {
      siteKey: SITE,
      memberId: member.id,
      at,
      kind: 'opening_gift',
      purse: 'cash',
      paidBy: 'house:promo_expense',
      amountCentavos: OPENING_CENTAVOS,
      idempotencyKey: `opening_gift:${member.id}`,
    });
    return id;
  });
  return { id: member.id, token: await openToken(db, member, at), gameToken, accountId };
}
