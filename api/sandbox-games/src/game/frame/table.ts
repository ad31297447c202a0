import { betChips } from '../bets/bet-chips.ts';
import { element } from '../elements/element.ts';
import { tableParts, type TableText } from './table-parts.ts';

/** How much a message stands out. `end`: a whole sentence, smaller than the result of a round. */
export type Tone = 'plain' | 'warning' | 'win' | 'end';

export interface TableOptions extends TableText {
  /** Bets to choose from, the lowest first. */
  readonly betsCentavos: readonly number[];
  readonly balanceCentavos: number;
  /** Where the game itself is seen, and what lies over it. */
  readonly game: readonly Node[];
  /** What the player chooses with the bet. */
  readonly controls?: HTMLElement;
  /** Told of the bet that is chosen, also of the first one. */
  readonly onBet?: ((betCentavos: number) => void) | undefined;
  /** What the button says that plays, and the same button while a round runs. */
  readonly playLabel: string;
  readonly hurryLabel: string;
  /** Plays; while a round runs, brings it to its end sooner. */
  readonly onPlay: () => void;
  readonly onRules: () => void;
}

/** Stands for an amount that is not decided. */
const NOT_YET = '–';

export interface Offer {
  readonly label: string;
  readonly text: string;
  readonly isDisabled?: boolean;
}

/** What stands around every game: its name, the balance, the bet, the button that plays, and what is said about the round. */
export interface Table {
  readonly view: HTMLElement;
  readonly betCentavos: number;
  readonly balanceCentavos: number;
  setBalance(centavos: number): void;
  setPlaying(isPlaying: boolean): void;
  /** Has the button offer something else than to play: its name, and what is written on it. Null: it plays again. */
  offer(other: Offer | null): void;
  /** Bet and choices belong to the round that is open. */
  lock(isLocked: boolean): void;
  /** Chooses the bet of a round that was begun elsewhere. */
  showBet(centavos: number): void;
  /** What the round has won so far; null while that is still at stake. */
  showLastWin(centavos: number | null): void;
  /** Shows a text where texts of a round are shown; nothing else moves for it. @param note a second, smaller line */
  say(text: string, tone?: Tone, note?: string): void;
  /** A second line that stands whatever is said, where that has none of its own. Empty: it goes at once. */
  keepNote(text: string): void;
  /** Says that the balance is too low for the bet, as long as that is so. */
  sayTooLow(text: string): void;
  /** Tells screen readers. Figures that run are shown and not told. */
  announce(text: string): void;
}

export function tableOf(options: TableOptions): Table {
  const { betsCentavos, words, sound, onPlay, onRules, playLabel, hurryLabel } = options;
  let balance = options.balanceCentavos;
  let isSaidTooLow = false;
  let [saidNote, keptNote] = ['', ''];
  const chips = betChips({
    betsCentavos,
    balanceCentavos: balance,
    words,
    onChange() {
      sound.play('press');
      endTooLow();
      options.onBet?.(chips.betCentavos);
    },
  });
  const choices = element(
    'fieldset',
    { class: 'choices' },
    ...(options.controls ? [options.controls] : []),
    chips.view,
  );
  const parts = tableParts(options, options.game, choices);

  function setBalance(centavos: number) {
    balance = centavos;
    parts.balance.textContent = words.money(centavos);
    endTooLow();
  }
  function endTooLow() {
    if (isSaidTooLow && balance >= chips.betCentavos) say('');
  }
  function say(text: string, tone: Tone = 'plain', note = '') {
    isSaidTooLow = false;
    parts.said.textContent = text;
    parts.said.className = `said is-${tone}`;
    saidNote = note;
    showNote();
  }
  function showNote() {
    parts.note.textContent = saidNote || keptNote;
  }
  function setPlaying(isPlaying: boolean) {
    parts.play.classList.toggle('is-playing', isPlaying);
    parts.play.setAttribute('aria-label', isPlaying ? hurryLabel : playLabel);
  }

  function offer(other: Offer | null) {
    parts.play.classList.toggle('is-offering', other !== null);
    parts.offer.textContent = other?.text ?? '';
    // It keeps the focus, so it is not really disabled.
    parts.play.setAttribute('aria-disabled', String(other?.isDisabled ?? false));
    parts.play.setAttribute('aria-label', other?.label ?? playLabel);
  }

  parts.rules.addEventListener('click', onRules);
  parts.play.addEventListener('click', onPlay);
  setBalance(balance);
  setPlaying(false);
  options.onBet?.(chips.betCentavos);
  return {
    view: parts.view,
    get betCentavos() {
      return chips.betCentavos;
    },
    get balanceCentavos() {
      return balance;
    },
    setBalance,
    setPlaying,
    offer,
    lock: (isLocked) => void (choices.disabled = isLocked),
    showBet: chips.choose,
    showLastWin: (centavos) =>
      void (parts.lastWin.textContent = centavos === null ? NOT_YET : words.money(centavos)),
    say,
    keepNote(text) {
      keptNote = text;
      showNote();
    },
    sayTooLow(text) {
      say(text, 'warning');
      isSaidTooLow = true;
    },
    announce: (text) => void (parts.announcer.textContent = text),
  };
}
