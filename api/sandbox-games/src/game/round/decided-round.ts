import type { PlayedRound } from '../../wire/game-wire.ts';
import type { PlayedBet } from '../autoplay/autoplay-limits.ts';
import type { Celebration } from '../wins/celebration.ts';
import { celebrateWin } from './celebrate-win.ts';
import { explainFailure, refuseForMoney, setBalance, type Seated } from './seated.ts';

/** What is seen of a game whose rounds are decided with the bet. */
export interface DecidedGame<Round extends PlayedRound = PlayedRound> {
  /** What the player has chosen; null where there is nothing to choose. */
  choices(): unknown;
  /** Of how many equal stakes a bet consists; 0 while something has still to be chosen. */
  stakes(): number;
  /** What to say when nothing is chosen yet. */
  readonly chooseFirst?: string;
  /** Begins to move, before the result is known. */
  begin(): void;
  /** Comes to the result. Resolves when it is seen. */
  show(round: Round): Promise<void>;
  /** Comes to its end now, or as soon as the result is known. */
  hurry(): void;
  /** Stands still: the round did not happen. */
  abandon(): void;
  /** The result in words. */
  describe(round: Round): string;
  /** Marks what has won. */
  celebrate(round: Round): void;
}

/** A game on the page. */
export interface DecidedTable<Round extends PlayedRound = PlayedRound> extends Seated {
  readonly game: DecidedGame<Round>;
  readonly celebration: Celebration;
  /** Whether rounds are shown quickly. */
  readonly isQuick: () => boolean;
  /** Whether further rounds follow by themselves. */
  readonly isAutoplayOn: () => boolean;
  isPlaying: boolean;
}

/** Plays a round; while one runs, or a win is counted, brings that to its end instead. */
export async function play<Round extends PlayedRound>(at: DecidedTable<Round>): Promise<void> {
  const { game, celebration } = at;
  if (at.isPlaying) return game.hurry();
  if (celebration.isCounting) return celebration.finish();
  await playOnce(at);
}

/** Plays one round to its end. @returns null when there was none */
export async function playOnce<Round extends PlayedRound>(
  at: DecidedTable<Round>,
): Promise<PlayedBet | null> {
  const { session, table, game, celebration, host } = at;
  if (host.isPaused) return null;
  celebration.clear();
  const stakes = game.stakes();
  if (stakes === 0) return chooseFirst(at);
  const bet = table.betCentavos * stakes;
  if (table.balanceCentavos < bet) {
    refuseForMoney(at);
    return null;
  }
  begin(at, bet);
  try {
    const answer = await session.play(bet, game.choices());
    const round = answer.round as Round;
    await game.show(round);
    conclude(at, round, answer.balanceCentavos ?? table.balanceCentavos + round.winCentavos);
    return round;
  } catch (error) {
    game.abandon();
    await explainFailure(at, error, bet);
    return null;
  } finally {
    end(at);
  }
}

function begin<Round extends PlayedRound>(at: DecidedTable<Round>, betCentavos: number): void {
  const { table, game, sound, host } = at;
  setPlaying(at, true);
  host.tell({ type: 'game:round-started' });
  setBalance(at, table.balanceCentavos - betCentavos);
  table.showLastWin(0);
  table.say('');
  table.announce('');
  sound.play('turn');
  game.begin();
  if (at.isQuick()) game.hurry();
}

/** Says what has still to be chosen before a round can begin. */
export function chooseFirst<Round extends PlayedRound>({ table, game }: DecidedTable<Round>): null {
  const text = game.chooseFirst ?? '';
  table.say(text, 'warning');
  table.announce(text);
  return null;
}

function end<Round extends PlayedRound>(at: DecidedTable<Round>): void {
  setPlaying(at, false);
  at.host.tell({ type: 'game:round-ended' });
}

function conclude<Round extends PlayedRound>(
  at: DecidedTable<Round>,
  round: Round,
  balanceCentavos: number,
  note = '',
): void {
  const { session, table, game } = at;
  setBalance(at, balanceCentavos);
  session.seen(round.id);
  const { winCentavos, betCentavos } = round;
  const result = resultOf(at, round);
  table.announce(`${game.describe(round)}. ${result}. ${note}`);
  if (winCentavos > 0) game.celebrate(round);
  // What does not exceed the bet is not a win to be celebrated.
  if (winCentavos <= betCentavos) {
    table.showLastWin(winCentavos);
    return table.say(result, 'plain', note);
  }
  celebrateWin(at, { winCentavos, multiplier: winCentavos / betCentavos, note }, () => showButton(at));
}

function resultOf({ words: { t, money } }: Seated, { winCentavos, betCentavos }: PlayedRound): string {
  if (winCentavos === 0) return t('noWin');
  return t(winCentavos > betCentavos ? 'wins' : 'returned', { amount: money(winCentavos) });
}

/** The result that the player left before they saw it. Its win is in the balance already. */
export async function showUnseen<Round extends PlayedRound>(
  at: DecidedTable<Round>,
  round: Round,
): Promise<void> {
  setPlaying(at, true);
  await at.game.show(round);
  conclude(at, round, at.table.balanceCentavos, at.words.t('resumed'));
  setPlaying(at, false);
}

function setPlaying<Round extends PlayedRound>(at: DecidedTable<Round>, isPlaying: boolean): void {
  at.isPlaying = isPlaying;
  showButton(at);
}

/** The button stops what is going on: a round, a win that is still being counted, rounds that follow by themselves. */
export function showButton<Round extends PlayedRound>(at: DecidedTable<Round>): void {
  at.table.setPlaying(at.isPlaying || at.celebration.isCounting || at.isAutoplayOn());
}
