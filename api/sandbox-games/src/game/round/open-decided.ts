import type { PlayedRound } from '../../wire/game-wire.ts';
import { autoplayOf } from '../autoplay/autoplay.ts';
import type { IconName } from '../elements/icon.ts';
import { tableOf } from '../frame/table.ts';
import { paceOf } from '../pace/pace.ts';
import { rulesSheet } from '../rules/rules-sheet.ts';
import { celebrationOf } from '../wins/celebration.ts';
import {
  chooseFirst,
  play,
  playOnce,
  showButton,
  showUnseen,
  type DecidedGame,
  type DecidedTable,
} from './decided-round.ts';
import { playBySpaceBar } from './play-by-space-bar.ts';
import type { GameOptions } from './seated.ts';

/** Between two rounds that the game plays by itself, so that each is seen. */
const REST_MS = 700;
const QUICK_REST_MS = 150;

interface Look<Round extends PlayedRound> {
  readonly game: DecidedGame<Round>;
  /** Where the round is seen. A press on it brings the round to its end; it never begins one. */
  readonly board: HTMLElement;
  /** What the player chooses with the bet. */
  readonly controls?: HTMLElement;
  /** Told of the bet that is chosen, also of the first one. */
  readonly onBet?: (betCentavos: number) => void;
  /** What the rules sheet shows of the game. */
  readonly rules: readonly HTMLElement[];
  /** What lies behind the table, and what its pictures are painted with. */
  readonly behind: readonly Node[];
  readonly playLabel: string;
  readonly playIcon?: IconName;
}

/** Lays out a game whose rounds are decided with the bet. @returns what is laid out on the page */
export function openDecided<Round extends PlayedRound>(
  options: GameOptions,
  { game, board, controls, onBet, rules: content, behind, playLabel, playIcon }: Look<Round>,
): readonly Node[] {
  const { session, state, words, name, host, sound } = options;
  const celebration = celebrationOf(words, sound);
  const rules = rulesSheet({ content, state, words, changeSeeds: session.changeSeeds, host });
  const pace = paceOf(words, window.localStorage);
  const autoplay = autoplayOf({
    words,
    host,
    table: () => table,
    betCentavos: () => table.betCentavos * game.stakes(),
    chooseFirst: () => chooseFirst(at),
    play: async () => {
      const played = await playOnce(at);
      // The next round would take the place of the win before it has been read.
      await celebration.counted;
      await new Promise((resolve) => setTimeout(resolve, pace.isQuick ? QUICK_REST_MS : REST_MS));
      return played;
    },
    isPlaying: () => at.isPlaying,
    onSwitch: () => showButton(at),
  });
  const press = () => {
    // Between two rounds the button stops, and begins nothing.
    const isResting = autoplay.isOn && !at.isPlaying;
    autoplay.stop();
    if (isResting) celebration.finish();
    else void play(at);
  };
  const table = tableOf({
    words,
    name,
    sound,
    tools: [pace.button, autoplay.button],
    rtp: state.rtp,
    betsCentavos: state.bets,
    balanceCentavos: state.balanceCentavos ?? 0,
    game: [board, celebration.view],
    ...(controls && { controls }),
    onBet,
    playLabel,
    playIcon,
    hurryLabel: words.t('stop'),
    onPlay: press,
    onRules: rules.open,
  });
  const at: DecidedTable<Round> = {
    ...options,
    table,
    game,
    celebration,
    isQuick: () => pace.isQuick,
    isAutoplayOn: () => autoplay.isOn,
    isPlaying: false,
  };
  board.addEventListener('click', () => {
    if (at.isPlaying) game.hurry();
    else celebration.finish();
  });
  playBySpaceBar([rules.sheet, autoplay.sheet], press);
  host.onBalance((balanceCentavos) => {
    // A round in play ends with a balance of its own; the page says its own once more after it.
    if (at.isPlaying || balanceCentavos === table.balanceCentavos) return;
    table.setBalance(balanceCentavos);
    table.say('');
  });
  if (state.unseen) void showUnseen(at, state.unseen as Round);
  return [...behind, table.view, rules.sheet, autoplay.sheet];
}
