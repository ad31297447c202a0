import type { PlayedRound } from '../../wire/game-wire.ts';
import type { IconName } from '../elements/icon.ts';
import { tableOf } from '../frame/table.ts';
import { rulesSheet } from '../rules/rules-sheet.ts';
import { celebrationOf } from '../wins/celebration.ts';
import { playBySpaceBar } from './play-by-space-bar.ts';
import type { GameOptions } from './seated.ts';
import { follow, press, resume, type SteppedGame, type SteppedTable } from './stepped-round.ts';

interface Look {
  readonly board: HTMLElement;
  readonly controls: HTMLElement;
  readonly rules: readonly HTMLElement[];
  readonly behind: readonly Node[];
  readonly playLabel: string;
  readonly playIcon?: IconName;
  /** What is said when the page opens in the middle of a round. */
  readonly resumed: string;
}

/** Lays out a game whose rounds are played in steps; one that is open goes on. @param gameAt what is seen of it */
export function openStepped<Round extends PlayedRound>(
  options: GameOptions,
  look: Look,
  gameAt: (at: () => SteppedTable<Round>) => SteppedGame<Round>,
): readonly Node[] {
  const { session, state, words, name, host, sound } = options;
  const celebration = celebrationOf(words, sound);
  const rules = rulesSheet({ content: look.rules, state, words, changeSeeds: session.changeSeeds, host });
  const table = tableOf({
    words,
    name,
    sound,
    rtp: state.rtp,
    betsCentavos: state.bets,
    balanceCentavos: state.balanceCentavos ?? 0,
    game: [look.board, celebration.view],
    controls: look.controls,
    playLabel: look.playLabel,
    playIcon: look.playIcon,
    hurryLabel: words.t('stop'),
    onPlay: () => void press(at),
    onRules: rules.open,
  });
  const at: SteppedTable<Round> = {
    ...options,
    table,
    celebration,
    resumed: look.resumed,
    game: gameAt(() => at),
    round: null,
    isBusy: false,
  };
  playBySpaceBar([rules.sheet], () => void press(at));
  host.onBalance((balanceCentavos) => {
    if (at.round || at.isBusy || balanceCentavos === table.balanceCentavos) return;
    table.setBalance(balanceCentavos);
    table.say('');
  });
  at.game.rest();
  const open = state.open as Round | null;
  if (open) resume(at, open);
  else if (state.unseen) {
    const round = state.unseen as Round;
    void follow(at, { round, balanceCentavos: table.balanceCentavos }, words.t('resumed'));
  }
  return [...look.behind, table.view, rules.sheet];
}
