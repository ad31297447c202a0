import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import type { Words } from '../messages/words.ts';
import type { Sound } from '../sound/sound.ts';
import { coins } from './coins.ts';
import { countUp, type CountUp } from './count-up.ts';
import type { WinTier } from './win-tier.ts';

const DURATION_MS: Readonly<Record<WinTier, number>> = { win: 700, big: 2_200, mega: 4_200 };
const COINS: Readonly<Record<WinTier, number>> = { win: 0, big: 14, mega: 36 };
/** A big win stays this long after it is counted, then shows the game again. */
const LINGER_MS = 1_800;

export interface Celebration {
  /** Lies over the game; takes presses only while a big win is shown. */
  readonly view: HTMLElement;
  readonly isCounting: boolean;
  /** Resolves when no win is being counted. */
  readonly counted: Promise<void>;
  /** Counts a win up, small ones with `show`, big ones in a place of their own as well. */
  celebrate(win: Win): void;
  /** Ends the counting with the whole amount. */
  finish(): void;
  /** Makes room for the next round; a win that is still being counted is shown whole before. */
  clear(): void;
}

interface Win {
  readonly tier: WinTier;
  readonly amountCentavos: number;
  /** Shows the amount counted so far. */
  readonly show: (centavos: number) => void;
  readonly onCounted: () => void;
}

/** Celebrates wins in proportion. Whatever is seen here, the balance has the win already. */
export function celebrationOf({ t, money }: Words, sound: Sound): Celebration {
  const title = element('strong', { class: 'celebration-title' });
  const amount = element('span', { class: 'celebration-amount' });
  const rain = element('div', { class: 'coins' });
  // Screen readers hear the result in words; figures that run would be noise.
  const view = element('div', { class: 'celebration', 'aria-hidden': 'true' }, rain, title, amount);
  let counting: CountUp | null = null;
  let counted = Promise.resolve();
  let lingering: ReturnType<typeof setTimeout> | undefined;
  const clear = () => {
    counting?.finish();
    clearTimeout(lingering);
    view.className = 'celebration';
    rain.replaceChildren();
  };
  view.addEventListener('pointerdown', () => (counting?.isRunning ? counting.finish() : clear()));

  return {
    view,
    get isCounting() {
      return counting?.isRunning ?? false;
    },
    get counted() {
      return counted;
    },
    celebrate({ tier, amountCentavos, show, onCounted }) {
      const isStill = prefersStill();
      const { promise, resolve } = Promise.withResolvers<void>();
      counted = promise;
      if (tier !== 'win') {
        title.textContent = t(tier === 'mega' ? 'megaWin' : 'bigWin');
        view.className = `celebration is-${tier}`;
        if (!isStill) rain.replaceChildren(...coins(COINS[tier]));
      }
      sound.play(tier);
      counting = countUp({
        amountCentavos,
        durationMs: isStill ? 0 : DURATION_MS[tier],
        nextFrame: requestAnimationFrame,
        show(centavos) {
          amount.textContent = money(centavos);
          show(centavos);
        },
        onEnd() {
          lingering = setTimeout(clear, LINGER_MS);
          onCounted();
          resolve();
        },
      });
    },
    finish: () => counting?.finish(),
    clear,
  };
}
