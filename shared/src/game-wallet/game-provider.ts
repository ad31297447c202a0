import type { GAME_TYPES, VOLATILITIES } from '../api/index.ts';

/** Look of a cover, and of the game itself. One of the families of @mosaico/shared/ui/cover. */
export type CoverFamily =
  | 'fruits'
  | 'gems'
  | 'egypt'
  | 'sea'
  | 'forest'
  | 'carnival'
  | 'space'
  | 'cards'
  | 'dice'
  | 'neon'
  | 'rolls'
  | 'mines'
  | 'plinko'
  | 'wheel'
  | 'crash';

/** A studio whose games an integration serves. */
export interface Brand {
  readonly key: string;
  readonly name: string;
  /** Name of an icon of @mosaico/shared/ui. */
  readonly icon: string;
}

/** A game as its provider offers it. */
export interface ProviderGame {
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly gameType: (typeof GAME_TYPES)[number];
  readonly cover: { readonly family: CoverFamily; readonly seed: number };
  /** Theoretical return to player, in hundredths of a percent. */
  readonly rtpHundredths: number;
  /** How its wins come; null where the provider does not say. */
  readonly volatility: (typeof VOLATILITIES)[number] | null;
  readonly minBetCentavos: number;
  readonly maxBetCentavos: number;
}

/** What the site knows of an integration; the rest goes over the wallet's wire. */
export interface GameProvider {
  /** Key of the integration: it signs its wallet calls under this name. */
  readonly integration: string;
  readonly brands: readonly Brand[];
  readonly games: readonly ProviderGame[];
  /**
   * Address that opens a game.
   *
   * @param launch `token` is good once, for 60 s; `origin` is where the site itself is seen
   */
  launchUrl(launch: {
    readonly origin: string;
    readonly siteKey: string;
    readonly token: string;
    readonly language: string;
  }): string;
}
