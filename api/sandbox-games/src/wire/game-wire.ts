/**
 * What the page of a game and its server say to each other, below `PROVIDER_PATH`. Money is an integer of centavos.
 */

import type { ReelPicture } from './symbol-wire.ts';

export { PROVIDER_PATH } from '@mosaico/shared/contract';

/** Header that names the session; its secret is in a cookie. */
export const SESSION_HEADER = 'x-game-session';

/** Which kind of game a title is: the folder of its page below `src/game`, and of its mathematics. */
export type EngineName =
  | 'reels'
  | 'lines'
  | 'ways'
  | 'hold'
  | 'dice'
  | 'mines'
  | 'plinko'
  | 'wheel'
  | 'duel'
  | 'crash';

/** An open game. */
export interface OpenGame {
  readonly session: string;
  /** Origin of the page around the game. */
  readonly parent: string;
  readonly engine: EngineName;
  /** One of the looks that the engine has. */
  readonly look: string;
  readonly name: string;
}

/** Where the page's script finds what it plays: attributes of `<body>`. `language` is the message set of the words. */
export type PageData =
  | (OpenGame & { readonly language: string })
  /** The address has a token, which the script exchanges for the game. */
  | { readonly language: string; readonly launch: string }
  /** The game of this code plays by itself, to be looked at. */
  | { readonly language: string; readonly demo: string }
  /** The session is over, or somebody else's. */
  | { readonly language: string; readonly failure: 'session' };

/** `POST api/launch`: exchanges the one-use token. The same browser may ask again and gets the same game. */
export interface LaunchRequest {
  readonly site: string;
  readonly token: string;
}

/** A round of a demonstration: drawn like any other, played by nobody. */
export interface DemoRound<Picture = unknown, Choices = unknown, Step = unknown> extends PlayedRound<
  Picture,
  Choices,
  Step
> {
  /** How long it is played, in a game that is played against time; else null. */
  readonly lastsMs: number | null;
}

/** `GET api/demo?code=&lang=`: what a game needs to play some rounds by itself. No money moves and nothing is kept. */
export interface DemoAnswer<Rules = unknown> {
  readonly engine: EngineName;
  readonly look: string;
  readonly name: string;
  /** As in `GameState`. */
  readonly rtp: string;
  readonly rules: Rules;
  /** As in `GameState`. */
  readonly pictures: readonly ReelPicture[];
  readonly betCentavos: number;
  /** With all their steps; the page shows them one after the other. */
  readonly rounds: readonly DemoRound[];
}

/** A round as its player may see it. What it shows is the engine's own. */
export interface PlayedRound<Picture = unknown, Choices = unknown, Step = unknown> {
  readonly id: string;
  readonly betCentavos: number;
  /** 0 while the round is open. */
  readonly winCentavos: number;
  /** What was drawn, as far as it is not secret any more. */
  readonly picture: Picture;
  /** What the player chose with the bet; null where there is nothing to choose. */
  readonly choices: Choices;
  /** What the player did since. */
  readonly steps: readonly Step[];
  /** Spins that the player has seen, in a game that shows several. */
  readonly shownSpins: number;
  /** The round waits for the player. */
  readonly isOpen: boolean;
  /** How long the round has been played, by the server's clock; null where it is decided with the bet. */
  readonly elapsedMs: number | null;
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

/** The seeds in use, and the server’s commitment to the seed that follows them. */
export interface SeedsInUse extends SeedCommitment {
  readonly nextServerSeedHash: string;
}

/** Seeds that are out of use: every draw under them can be repeated. */
export interface RevealedSeeds extends SeedCommitment {
  readonly serverSeed: string;
}

/** `GET api/state?lang=`: all the page shows before the first bet. */
export interface GameState<Rules = unknown, Round = PlayedRound> {
  /** Return to player in percent, with two decimals. */
  readonly rtp: string;
  /** Pay tables and odds, the engine's own. */
  readonly rules: Rules;
  /** What is on the reels of a slot of three, by the numbers of its draws; empty for other games, whose pages know their pictures. */
  readonly pictures: readonly ReelPicture[];
  readonly bets: readonly number[];
  /** The most that one round may cost. */
  readonly maxBetCentavos: number;
  /** Null when the wallet does not say. */
  readonly balanceCentavos: number | null;
  readonly isExpired: boolean;
  readonly fair: SeedsInUse;
  /** The last round, when the player left before it was shown. */
  readonly unseen: Round | null;
  /** The round that the player is in the middle of, on this device or another. */
  readonly open: Round | null;
}

/** `POST api/play`. Sent again with the same `requestId` it is the same round; without one it is refused as `REQUEST_ID_REQUIRED`. */
export interface PlayRequest {
  /** The page's own id of this bet, a UUID. */
  readonly requestId: string;
  readonly betCentavos: number;
  /** The engine's own. */
  readonly choices?: unknown;
}

/**
 * `POST api/step`: goes on with an open round. A step that the round has taken is answered again, also after its end; another one then is
 * refused as `ROUND_ENDED`.
 */
export interface StepRequest {
  readonly roundId: string;
  /** The engine's own. */
  readonly step: unknown;
}

/** `POST api/watch`: answers when the round has ended, or after some seconds as it is then. */
export interface WatchRequest {
  readonly roundId: string;
}

/** Answer to the three. The balance is null while the win is still on its way to the wallet. */
export interface RoundAnswer<Round = PlayedRound> {
  readonly round: Round;
  readonly balanceCentavos: number | null;
}

/** `POST api/seeds`. */
export interface SeedsAnswer {
  readonly revealed: RevealedSeeds | null;
  readonly fair: SeedsInUse;
}

/** Answer to a refused call; `error` is a code of the wallet or of the provider. */
export interface GameRefusal {
  readonly error: string;
  readonly balanceCentavos?: number | undefined;
}
