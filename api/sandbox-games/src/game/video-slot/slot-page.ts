import type { PlaySlot, SlotRound, Window } from '@mosaico/shared/fair-games/slots/slot-round';
import type { Autoplay } from '../autoplay/autoplay.ts';
import type { Pace } from '../pace/pace.ts';
import type { Seated } from '../round/seated.ts';
import type { Stage } from '../stage/stage.ts';
import type { Celebration } from '../wins/celebration.ts';
import type { Backdrop } from './backdrop.ts';
import type { CoinLayer } from './coin-layer.ts';
import type { ReelShow } from './reel-show.ts';
import type { SymbolPainter } from './symbols.ts';
import type { WinShow } from './win-show.ts';
import type { WindowView } from './window-view.ts';

/** A slot of five reels on the page. */
export interface SlotPage extends Seated {
  /** Makes the round of the draws that the server tells. */
  readonly playSlot: PlaySlot;
  /** So many scatters give free spins. */
  readonly scattersNeeded: number;
  readonly stage: Stage;
  readonly painter: SymbolPainter;
  readonly window: WindowView;
  readonly reels: ReelShow;
  readonly wins: WinShow;
  readonly coins: CoinLayer;
  readonly backdrop: Backdrop;
  readonly celebration: Celebration;
  readonly pace: Pace;
  readonly autoplay: Autoplay;
  isPlaying: boolean;
  /** What the reels show while nothing happens. */
  resting: Window;
  /** The player wants the round at its end: what is left of it is shown without pauses. */
  isHurried: boolean;
}

/** A round that is shown. */
export interface ShownRound {
  readonly id: string;
  readonly betCentavos: number;
  readonly round: SlotRound;
}
