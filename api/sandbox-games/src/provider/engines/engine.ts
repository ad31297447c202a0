import type { Draw } from '@mosaico/shared/fair-games/draws';
import type { ProviderGame } from '@mosaico/shared/game-wallet';

/** What decides a round: nothing else does, so anyone can repeat it. Source: G14. */
export interface DrawnRound<Choices> {
  /** Name of the pay table, as the title has it. */
  readonly table: string;
  readonly draw: Draw;
  readonly betCentavos: number;
  readonly choices: Choices;
}

/** How a round comes out. */
export interface Outcome<Picture> {
  /** What was drawn. */
  readonly picture: Picture;
  /** 0 for a game that is played in steps: there the player decides it. */
  readonly winCentavos: number;
}

/** A kind of game: its mathematics, and what of a round a player may see. Choices and steps come from the page, unchecked. */
export interface Engine<Choices = unknown, Picture = unknown, Step = unknown, Sent = unknown> {
  readonly gameType: ProviderGame['gameType'];
  /** Every bet is a multiple of it, so that each multiplier of the tables pays whole centavos. */
  readonly betUnitCentavos: number;
  /** Theoretical return to player, in hundredths of a percent; the lowest, where it depends on what the player does. */
  rtpHundredths(table: string): number;
  /** How the wins of a table come; where the player chooses it, it is not said. */
  volatility?(table: string): ProviderGame['volatility'];
  /** What happens in it beside the ordinary round; left out where nothing does. */
  readonly features?: ProviderGame['features'];
  /** What the page shows of the table: pays and odds. */
  rules(table: string): unknown;
  /** @returns undefined when these are no choices of this game */
  choicesOf(sent: unknown, table: string): Choices | undefined;
  /** Of how many equal stakes a bet consists. */
  stakesOf(choices: Choices): number;
  draw(round: DrawnRound<Choices>): Outcome<Picture>;
  readonly stepping?: Stepping<Choices, Picture, Step, Sent>;
}

/** A round as it stands. */
export interface Standing<Choices = unknown, Picture = unknown, Step = unknown> {
  readonly betCentavos: number;
  readonly choices: Choices;
  /** All that was drawn, also what is still secret. */
  readonly picture: Picture;
  readonly steps: readonly Step[];
  /** Since the bet was accepted, by the server's clock. */
  readonly elapsedMs: number;
}

/** How a round goes on that is played in steps. `Sent` is what the page sends, `Step` what is kept of it. */
export interface Stepping<Choices = unknown, Picture = unknown, Step = unknown, Sent = unknown> {
  /** How long the round lasts from now, when nothing more is done. */
  lastsMs(standing: Standing<Choices, Picture, Step>): number;
  /** @returns undefined for what is no step of this game */
  stepOf(sent: unknown): Sent | undefined;
  /** @returns null when the step cannot be taken now. One that was taken already changes nothing. */
  take(standing: Standing<Choices, Picture, Step>, step: Sent): StepTaken<Step> | null;
  /** Whether a step is one of those that the round has taken, so that it is only sent again. */
  wasTaken(standing: Standing<Choices, Picture, Step>, step: Sent): boolean;
  /** What becomes of a round whose time is over. */
  runOut(standing: Standing<Choices, Picture, Step>): RoundEnd;
  /** What may be seen while the round is open. */
  shown(standing: Standing<Choices, Picture, Step>): unknown;
}

/** A round that has been decided. `undone`: the bet goes back. */
export type RoundEnd = { readonly kind: 'ended'; readonly winCentavos: number } | { readonly kind: 'undone' };

export interface StepTaken<Step> {
  readonly steps: readonly Step[];
  /** Null when the round goes on. */
  readonly winCentavos: number | null;
}
