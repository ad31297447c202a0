import type { PlayedRound, RoundAnswer } from '../../wire/game-wire.ts';
import { Refusal } from '../session/refusal.ts';
import type { Celebration } from '../wins/celebration.ts';
import { celebrateWin } from './celebrate-win.ts';
import { explainFailure, refuseForMoney, setBalance, warn, type Seated } from './seated.ts';

/** What is seen of a game whose rounds are played in steps. */
export interface SteppedGame<Round extends PlayedRound = PlayedRound> {
  choices(): Round['choices'];
  /** Shows what the player chose for a round that was begun elsewhere. */
  restore(choices: Round['choices']): void;
  /** Nothing is played: the player chooses. */
  rest(): void;
  /** The bet is on its way. */
  begin(): void;
  /** The round is open, and this far. */
  show(round: Round): void;
  /** Comes to the end of the round. Resolves when it is seen. */
  close(round: Round): Promise<void>;
  /** The result in words. */
  describe(round: Round): string;
  /** What becomes of a round with these choices when the player leaves; missing where the round waits for them. */
  whenLeft?(choices: Round['choices']): string;
  /** The step that the large button takes, or null when there is none yet. */
  pressed(round: Round): unknown;
}

/** A game on the page. */
export interface SteppedTable<Round extends PlayedRound = PlayedRound> extends Seated {
  readonly game: SteppedGame<Round>;
  readonly celebration: Celebration;
  /** What is said when a round that was begun elsewhere goes on. */
  readonly resumed: string;
  /** The round that is open. */
  round: Round | null;
  /** A bet or a step is on its way, or an end is being shown. */
  isBusy: boolean;
}

/** The large button: begins a round, or takes the win of the one that is open. */
export async function press<Round extends PlayedRound>(at: SteppedTable<Round>): Promise<void> {
  if (at.celebration.isCounting) return at.celebration.finish();
  if (at.round) {
    const sent = at.game.pressed(at.round);
    return sent === null ? undefined : step(at, sent);
  }
  if (!at.isBusy) await start(at);
}

async function start<Round extends PlayedRound>(at: SteppedTable<Round>): Promise<void> {
  const { session, table, game, celebration, sound, host } = at;
  if (host.isPaused) return;
  celebration.clear();
  const bet = table.betCentavos;
  if (table.balanceCentavos < bet) return refuseForMoney(at);
  at.isBusy = true;
  table.lock(true);
  const choices = game.choices();
  tellOfStart(at, choices);
  setBalance(at, table.balanceCentavos - bet);
  // Nothing is won until it is taken: what that would come to is on the button.
  table.showLastWin(null);
  table.say('');
  table.announce('');
  sound.play('turn');
  game.begin();
  try {
    const answer = (await session.play(bet, choices)) as RoundAnswer<Round>;
    at.isBusy = false;
    await follow(at, answer);
  } catch (error) {
    at.isBusy = false;
    if (isOpenElsewhere(error) && (await goOn(at))) return;
    rest(at);
    table.showLastWin(0);
    await explainFailure(at, error, bet);
  }
}

/** The page around the game hears of the round, and of what it has to say to a player who leaves. */
function tellOfStart<Round extends PlayedRound>(
  { host, game }: SteppedTable<Round>,
  choices: Round['choices'],
): void {
  const whenLeft = game.whenLeft?.(choices);
  host.tell({ type: 'game:round-started', ...(whenLeft !== undefined && { whenLeft }) });
}

/** The player has a round open that this page does not know: another device has begun it since the page was opened. */
function isOpenElsewhere(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'ROUND_OPEN';
}

/** Goes on with the player's open round. @returns false where the server knows of none */
async function goOn<Round extends PlayedRound>(at: SteppedTable<Round>): Promise<boolean> {
  const now = await at.session.state().catch(() => null);
  if (!now?.open) return false;
  if (now.balanceCentavos !== null) setBalance(at, now.balanceCentavos);
  resume(at, now.open as Round);
  return true;
}

/** Shows a round that was begun elsewhere, with its bet and its choices, as far as it is; from there on it is played here. */
export function resume<Round extends PlayedRound>(at: SteppedTable<Round>, round: Round): void {
  tellOfStart(at, round.choices);
  at.table.lock(true);
  at.table.showBet(round.betCentavos);
  at.game.restore(round.choices);
  at.table.showLastWin(null);
  void follow(at, { round, balanceCentavos: null });
  at.table.say(at.resumed);
  at.table.announce(at.resumed);
}

/** Sends a step of the open round. */
export async function step<Round extends PlayedRound>(at: SteppedTable<Round>, sent: unknown): Promise<void> {
  if (!at.round || at.isBusy) return;
  const { id } = at.round;
  at.isBusy = true;
  at.sound.play('press');
  const answer = await at.session.step(id, sent).catch((error: unknown) => error);
  at.isBusy = false;
  // It may have ended while the answer was on its way.
  if (at.round?.id !== id) return;
  if (answer instanceof Error) return mend(at, answer);
  await follow(at, answer as RoundAnswer<Round>);
}

/** Shows how a round stands after an answer of the server. */
export async function follow<Round extends PlayedRound>(
  at: SteppedTable<Round>,
  { round, balanceCentavos }: RoundAnswer<Round>,
  note = '',
): Promise<void> {
  if (round.isOpen) {
    at.round = round;
    at.game.show(round);
    return;
  }
  at.isBusy = true;
  at.round = null;
  await at.game.close(round);
  conclude(at, round, balanceCentavos, note);
  rest(at);
  at.isBusy = false;
}

function conclude<Round extends PlayedRound>(
  at: SteppedTable<Round>,
  round: Round,
  balanceCentavos: number | null,
  note: string,
): void {
  const { session, words, table, game } = at;
  const { winCentavos, betCentavos } = round;
  setBalance(at, balanceCentavos ?? table.balanceCentavos + winCentavos);
  session.seen(round.id);
  const description = game.describe(round);
  const result = winCentavos > 0 ? words.t('wins', { amount: words.money(winCentavos) }) : words.t('noWin');
  table.announce(`${description}. ${result}. ${note}`);
  if (winCentavos === 0) {
    table.showLastWin(0);
    return table.say(description, 'plain', note);
  }
  const multiplier = winCentavos / betCentavos;
  celebrateWin(at, { winCentavos, multiplier, note: note || description }, () => {});
}

function rest<Round extends PlayedRound>(at: SteppedTable<Round>): void {
  at.round = null;
  at.table.lock(false);
  at.table.offer(null);
  at.game.rest();
  at.host.tell({ type: 'game:round-ended' });
}

/** A step failed: the round is where the server says it is. */
async function mend<Round extends PlayedRound>(at: SteppedTable<Round>, error: Error): Promise<void> {
  const refusal = error instanceof Refusal ? error : new Refusal({});
  if (refusal.textKey === 'expired') return at.onExpired();
  if (refusal.code === 'OFFLINE') return warn(at, at.words.t('offline'));
  if (refusal.code === 'ROUND_ENDED' && at.round) {
    // The time ran out meanwhile, or another device has ended it.
    const ended = await at.session.watch(at.round.id).catch(() => null);
    if (ended?.round.id === at.round?.id) await follow(at, ended as RoundAnswer<Round>);
    return;
  }
  const fresh = await at.session.state().catch(() => null);
  const now = (fresh?.open ?? fresh?.unseen ?? null) as Round | null;
  if (now && now.id === at.round?.id)
    await follow(at, { round: now, balanceCentavos: fresh?.balanceCentavos ?? null });
}
