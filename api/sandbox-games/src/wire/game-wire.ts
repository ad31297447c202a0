import type { CoverFamily } from '@mosaico/shared/game-wallet';

/**
 * What the page of a game and its server say to each other, below `PROVIDER_PATH`. Money is an integer of centavos.
 */

export { PROVIDER_PATH } from '@mosaico/shared/contract';

/** Header that names the session; its secret is in a cookie. */
export const SESSION_HEADER = 'x-game-session';

/** Look of a game, the same as that of its cover. */
export type Family = CoverFamily;

/** An open game. */
export interface OpenGame {
  readonly session: string;
  /** Origin of the page around the game. */
  readonly parent: string;
  readonly family: Family;
  readonly name: string;
}

/** Where the page's script finds what it plays: attributes of `<body>`. `language` is the message set of the words. */
export type PageData =
  | (OpenGame & { readonly language: string })
  /** The address has a token, which the script exchanges for the game. */
  | { readonly language: string; readonly launch: string }
  /** The session is over, or somebody else's. */
  | { readonly language: string; readonly failure: 'session' };

/** `POST api/launch`: exchanges the one-use token. The same browser may ask again and gets the same game. */
export interface LaunchRequest {
  readonly site: string;
  readonly token: string;
}

/** A row of the pay table. */
export interface Pay {
  /** `three`: the symbol on all reels. `two`: on exactly two of them. */
  readonly pattern: 'three' | 'two';
  readonly symbol: number;
  /** Of the bet. */
  readonly multiplier: number;
  /** One round in so many wins this. */
  readonly oneIn: number;
}

/** Symbols on the three reels, left to right. */
export type Reels = readonly [number, number, number];

export interface PlayedRound {
  readonly id: string;
  readonly reels: Reels;
  readonly betCentavos: number;
  readonly winCentavos: number;
  /** Number of the draw under the seeds in use. */
  readonly nonce: number;
}

/** What a player may know of the seeds in use. */
export interface SeedCommitment {
  readonly serverSeedHash: string;
  readonly clientSeed: string;
  /** Draws made under these seeds. */
  readonly draws: number;
}

/** Seeds that are out of use: every draw under them can be repeated. */
export interface RevealedSeeds extends SeedCommitment {
  readonly serverSeed: string;
}

/** `GET api/state`: all the page shows before the first bet. */
export interface GameState {
  /** Return to player in percent, with two decimals. */
  readonly rtp: string;
  readonly pays: readonly Pay[];
  readonly bets: readonly number[];
  /** Null when the wallet does not say. */
  readonly balanceCentavos: number | null;
  readonly isExpired: boolean;
  readonly fair: SeedCommitment;
  /** The last round, when the player left before it was shown. */
  readonly unseen: PlayedRound | null;
}

/** `POST api/spin`. The balance is null while the win is still on its way to the wallet. */
export interface SpinAnswer {
  readonly round: PlayedRound;
  readonly balanceCentavos: number | null;
}

/** `POST api/seeds`. */
export interface SeedsAnswer {
  readonly revealed: RevealedSeeds | null;
  readonly fair: SeedCommitment;
}

/** Answer to a refused call; `error` is a code of the wallet or of the provider. */
export interface GameRefusal {
  readonly error: string;
  readonly balanceCentavos?: number | undefined;
}
