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

/** What happens in a game beside the ordinary round; `hold`: coins are held while the rest spins on, up to a prize for all places. */
export type GameFeature = 'free-spins' | 'cascades' | 'hold';

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
  readonly features: readonly GameFeature[];
  readonly minBetCentavos: number;
  readonly maxBetCentavos: number;
}

/** What the site opens a game with. */
export interface GameLaunch {
  /** Where the site itself is seen. */
  readonly origin: string;
  readonly siteKey: string;
  readonly memberId: number;
  /** The provider's own name of the game. */
  readonly gameCode: string;
  /** As the provider's `token` says. */
  readonly token: string;
  readonly language: string;
  readonly device: 'mobile' | 'desktop';
  /** Address of the player. */
  readonly ip: string;
}

/** A live table as it is looked at from the lobby. */
export interface LiveTable {
  readonly gameCode: string;
  /** Taken seats. */
  readonly seats: number;
  /** Nobody sits there: its rounds are played by players who do not exist. */
  readonly isSimulated: boolean;
  /** One after the other, the oldest first: some that are over, the one that is on, and the next. */
  readonly rounds: readonly LiveRound[];
}

/** A round of a table: bets until `playsAt`, its result from `standsAt` to `endsAt`, when the next one begins. */
export interface LiveRound {
  readonly playsAt: Date;
  readonly standsAt: Date;
  readonly endsAt: Date;
  readonly result: LiveSide;
  /** Pictures of 32 x 15 below the site's own address: one that comes to the result in the time from `playsAt` to `standsAt`, and the result. */
  readonly movingPath: string;
  readonly stillPath: string;
  /** Only of the rounds that are not over. */
  readonly bets: readonly LiveBet[];
}

/** What can be bet on, and come: as the table writes it, and its colour there. */
export interface LiveSide {
  readonly text: string;
  readonly colour: string;
}

export interface LiveBet {
  /** A first letter and asterisks. */
  readonly player: string;
  readonly on: LiveSide;
  readonly betCentavos: number;
}

/** A round that is shown as won by somebody who does not exist. */
export interface DrawnWinRequest {
  /** The same seed draws the same win. */
  readonly seed: string;
  /** Stakes that the site lets a player choose. */
  readonly stakesCentavos: readonly number[];
  /** Smaller wins are not shown. */
  readonly leastCentavos: number;
}

export interface DrawnWin {
  readonly betCentavos: number;
  /** More than the bet. */
  readonly winCentavos: number;
}

/** What the site knows of an integration; the rest goes over the wallet's wire. */
export interface GameProvider {
  /** Key of the integration: its wallet calls are kept under this name. */
  readonly integration: string;
  /**
   * `exchanged`: the launch token is good once, for 60 s, and `authenticate` gives a session token for it. `session`: the token names the
   * session from its beginning, so it may reach nobody but the provider.
   */
  readonly token: 'exchanged' | 'session';
  /** Whether it tells what it drew, and why (site-protocol.ts). */
  readonly isFair: boolean;
  /** Path, on the site's own origin, of a script with which players repeat rounds on their own computer. Absent where there is none. */
  readonly verifierPath?: string;
  /**
   * Address that opens a game. May ask the provider over the network, so never inside a transaction.
   *
   * @throws when the provider gives none
   */
  launchUrl(launch: GameLaunch): Promise<string>;
  /** Path, on the site's own origin, of a page on which the game plays by itself, for nobody and without money. Absent where there is none. */
  previewPath?(gameCode: string, language: string): string;
  /** Its live tables as anybody may look at them at an instant. Absent where there is nothing to see. @param language in which sides are named */
  tablesAt?(at: Date, language: string): readonly LiveTable[];
  /** A win that a game can pay, drawn for nobody; null where it knows none. Absent where there is nothing to show. */
  drawnWin?(gameCode: string, request: DrawnWinRequest): DrawnWin | null;
}

/** What a provider offers, where its own code says so. */
export interface GameOffer {
  readonly brands: readonly Brand[];
  readonly games: readonly ProviderGame[];
}
