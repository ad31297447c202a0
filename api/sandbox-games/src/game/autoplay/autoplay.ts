import { iconButton } from '../elements/buttons.ts';
import type { Host } from '../frame/host.ts';
import type { Table } from '../frame/table.ts';
import type { TextKey, Words } from '../messages/words.ts';
import {
  autoplayCount,
  type AutoplayCount,
  type AutoplayEnd,
  type AutoplayLimits,
  type PlayedBet,
} from './autoplay-limits.ts';
import { autoplaySheet } from './autoplay-sheet.ts';

const ENDS: Readonly<Record<AutoplayEnd, TextKey>> = {
  loss: 'autoEndLoss',
  nextBet: 'autoEndNextBet',
  win: 'autoEndWin',
  rounds: 'autoEndRounds',
};

interface AutoplayOptions {
  readonly words: Words;
  readonly host: Host;
  /**
   * Where it says how many rounds follow, and why it has ended; bet and choices are locked there while it plays. The button stands in the
   * table, so that comes later.
   */
  readonly table: () => Pick<Table, 'lock' | 'keepNote' | 'say' | 'announce'>;
  /** What the next round costs; 0 while something has still to be chosen. */
  readonly betCentavos: () => number;
  /** Asked to begin while nothing is chosen. */
  readonly chooseFirst?: () => void;
  /** Plays one round to its end, as the player sees it. @returns null when there was none: no money, no connection */
  readonly play: () => Promise<PlayedBet | null>;
  /** True while a round runs that the player began: autoplay waits for its end before it can be asked for. */
  readonly isPlaying: () => boolean;
  /** Told when it has begun and when it has ended. */
  readonly onSwitch: () => void;
}

/** Plays by itself, within limits that the player has set. */
export interface Autoplay {
  /** Opens the limits; while it plays, ends it. */
  readonly button: HTMLButtonElement;
  readonly sheet: HTMLDialogElement;
  readonly isOn: boolean;
  /** The round that is under way is the last one. */
  stop(): void;
}

export function autoplayOf({
  words,
  host,
  table,
  betCentavos,
  chooseFirst,
  play,
  isPlaying,
  onSwitch,
}: AutoplayOptions): Autoplay {
  const { t, money, number, list } = words;
  const button = iconButton('auto', t('auto'));
  /** What is counted now. One that was stopped goes on with nothing, also when another has begun before its last round was seen. */
  let current: AutoplayCount | null = null;
  const sheet = autoplaySheet(words, host, (limits) => void run(limits));

  function draw() {
    button.setAttribute('aria-pressed', String(current !== null));
    button.setAttribute('aria-label', t(current ? 'autoStop' : 'auto'));
    if (!current) delete button.dataset['left'];
  }
  function set(count: AutoplayCount | null) {
    if (count === current) return;
    current = count;
    draw();
    // What was set holds to the end: each round costs what the limits were counted from.
    table().lock(count !== null);
    if (!count) table().keepNote('');
    onSwitch();
  }
  async function run(limits: AutoplayLimits) {
    const count = autoplayCount(limits);
    set(count);
    while (count === current) {
      showLeft(count.left - 1);
      const played = await play();
      if (count !== current) return;
      const ends = played && count.after(played, betCentavos());
      if (ends?.length === 0) continue;
      set(null);
      if (ends) sayEnd(ends, count);
    }
  }
  /** @param left rounds after the one that begins */
  function showLeft(left: number) {
    button.dataset['left'] = number(left);
    table().keepNote(left === 0 ? t('autoLast') : t('autoLeft', { n: number(left) }));
  }
  /** Screen readers are told too: nothing else says that no further round comes. */
  function sayEnd(ends: readonly AutoplayEnd[], { played, stakedCentavos, netCentavos }: AutoplayCount) {
    const why = t('autoOver', { why: list(ends.map((end) => t(ENDS[end]))) });
    // A hyphen before the sign of the currency would end a line, so the minus is one.
    const sign = netCentavos > 0 ? '+' : netCentavos < 0 ? '−' : '';
    const net = `${sign}${money(Math.abs(netCentavos))}`;
    const sum = t('autoSum', { n: number(played), staked: money(stakedCentavos), net });
    table().say(why, 'end', sum);
    table().announce(`${why}. ${sum}`);
  }
  function open() {
    const bet = betCentavos();
    if (bet === 0) chooseFirst?.();
    else sheet.open(bet);
  }

  // It does not begin again by itself: who has answered decides anew.
  host.onPause((isPaused) => isPaused && set(null));
  button.addEventListener('click', () => {
    if (current) set(null);
    else if (!isPlaying()) open();
  });
  draw();
  return {
    button,
    sheet: sheet.view,
    get isOn() {
      return current !== null;
    },
    stop: () => set(null),
  };
}
