import { iconButton } from '../elements/buttons.ts';
import type { Host } from '../frame/host.ts';
import type { TextKey, Words } from '../messages/words.ts';
import { autoplayCount, type AutoplayEnd, type AutoplayLimits, type PlayedBet } from './autoplay-limits.ts';
import { autoplaySheet } from './autoplay-sheet.ts';

const ENDS: Readonly<Record<AutoplayEnd, TextKey>> = {
  loss: 'autoEndLoss',
  win: 'autoEndWin',
  rounds: 'autoEndRounds',
};

interface AutoplayOptions {
  readonly words: Words;
  readonly host: Host;
  /** What the next round costs. */
  readonly betCentavos: () => number;
  /** Plays one round to its end, as the player sees it. @returns null when there was none: no money, no connection */
  readonly play: () => Promise<PlayedBet | null>;
  /** True while a round runs that the player began: autoplay waits for its end before it can be asked for. */
  readonly isPlaying: () => boolean;
  /** Tells how many rounds are left, or why it has ended. */
  readonly say: (text: string) => void;
  /** Tells screen readers why it has ended: nothing else says that no further round comes. */
  readonly announce: (text: string) => void;
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
  betCentavos,
  play,
  isPlaying,
  say,
  announce,
  onSwitch,
}: AutoplayOptions): Autoplay {
  const { t, number, list } = words;
  const button = iconButton('auto', t('auto'));
  let isOn = false;
  const sheet = autoplaySheet(words, host, (limits) => void run(limits));

  function draw() {
    button.setAttribute('aria-pressed', String(isOn));
    button.setAttribute('aria-label', t(isOn ? 'autoStop' : 'auto'));
    if (!isOn) delete button.dataset['left'];
  }
  function set(wanted: boolean) {
    isOn = wanted;
    draw();
    onSwitch();
  }
  async function run(limits: AutoplayLimits) {
    const count = autoplayCount(limits);
    set(true);
    while (isOn) {
      button.dataset['left'] = number(count.left);
      say(t('autoLeft', { n: number(count.left) }));
      const played = await play();
      const ends = played && count.after(played, betCentavos());
      if (ends?.length) sayWhy(ends);
      if (!ends || ends.length > 0) set(false);
    }
  }
  function sayWhy(ends: readonly AutoplayEnd[]) {
    const text = t('autoOver', { why: list(ends.map((end) => t(ENDS[end]))) });
    say(text);
    announce(text);
  }

  button.addEventListener('click', () => {
    if (isOn) set(false);
    else if (!isPlaying()) sheet.open(betCentavos());
  });
  draw();
  return {
    button,
    sheet: sheet.view,
    get isOn() {
      return isOn;
    },
    stop: () => set(false),
  };
}
