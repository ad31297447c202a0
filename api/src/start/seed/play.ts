import type { Tx } from '../../db/tables.ts';
import { launchGame } from '../../games/launch.ts';
import { bet } from '../../games/wallet/bets.ts';
import { win } from '../../games/wallet/wins.ts';
import type { MemberKey } from '../../members/tables.ts';
import { sandboxGames } from '../../providers/game/sandbox.ts';
import type { Random } from '../../runtime/random.ts';
import type { GameType } from '../../turnover/turnover.ts';

/** A while at one game: so many rounds with one bet, and what came back of all of them together. */
export interface SeededPlay {
  readonly gameType: GameType;
  readonly rounds: number;
  readonly betCentavos: number;
  readonly returnedCentavos: number;
}

const BETWEEN_ROUNDS_MS = 9_000;
const ROUND_MS = 3_000;
/** One round in so many brings something back. */
const ONE_WINS_IN = 3;

/**
 * Plays rounds of the past with the wallet's own calls: money, turnover and records are as after real ones. What was drawn is not there: no
 * provider has drawn it.
 */
export async function seedPlay(
  tx: Tx,
  member: MemberKey,
  { at: begin, ...play }: SeededPlay & { readonly at: Date },
  random: Random,
): Promise<void> {
  const { siteKey } = member;
  const { integration } = sandboxGames;
  const { token, code } = await openGame(tx, member, play.gameType, begin, random);
  for (const [round, amount_centavos] of winsOf(play, random).entries()) {
    const at = new Date(begin.getTime() + (round + 1) * BETWEEN_ROUNDS_MS);
    const [round_id, transaction_uuid] = [random.uuid(), random.uuid()];
    const common = { site: siteKey, round_id, currency: 'BRL' };
    await bet(
      tx,
      { siteKey, integration, at },
      {
        ...common,
        transaction_uuid,
        request_uuid: random.uuid(),
        token,
        game_code: code,
        amount_centavos: play.betCentavos,
      },
    );
    await win(
      tx,
      { siteKey, integration, at: new Date(at.getTime() + ROUND_MS) },
      {
        ...common,
        transaction_uuid: random.uuid(),
        request_uuid: random.uuid(),
        reference_transaction_uuid: transaction_uuid,
        amount_centavos,
        round_closed: true,
      },
    );
  }
}

/** When the last of so many rounds is over, in milliseconds after the first was opened. */
export function lengthOf({ rounds }: Pick<SeededPlay, 'rounds'>): number {
  return rounds * BETWEEN_ROUNDS_MS + ROUND_MS;
}

/** A session at the site's first game of a type, with the token that its provider bets with. */
async function openGame(tx: Tx, member: MemberKey, gameType: GameType, at: Date, random: Random) {
  const { siteKey, memberId } = member;
  const { id, code, provider_key } = await tx
    .selectFrom('games')
    .select(['id', 'code', 'provider_key'])
    .where('site_key', '=', siteKey)
    .where('game_type', '=', gameType)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const provider = {
    integration: sandboxGames.integration,
    token: 'session',
    isFair: false,
    launchUrl: ({ token }: { readonly token: string }) => Promise.resolve(token),
  } as const;
  const { url } = await launchGame(tx, { clock: { now: () => at }, random }, [provider], {
    siteKey,
    memberId,
    loginSessionId: null,
    host: 'localhost',
    gameId: id,
    platType: provider_key,
    device: 'mobile',
    returnUrl: 'http://localhost/',
    language: 'pt',
    ip: '203.0.113.1',
  });
  return { token: await url(), code };
}

/** What each round brings back, zero for most: in tenths of a real, and all of it in the end. */
function winsOf({ rounds, returnedCentavos }: SeededPlay, random: Random): readonly number[] {
  const wins = Array.from({ length: rounds }, () => 0);
  const winners = Math.max(1, Math.floor(rounds / ONE_WINS_IN));
  let left = returnedCentavos;
  for (let winner = 0; winner < winners; winner += 1) {
    const round = winner * ONE_WINS_IN + random.int(ONE_WINS_IN);
    const fairShare = left / (winners - winner);
    const part = Math.floor((fairShare * (5 + random.int(10))) / 100) * 10;
    wins[round] = winner === winners - 1 ? left : part;
    left -= wins[round] ?? 0;
  }
  return wins;
}
