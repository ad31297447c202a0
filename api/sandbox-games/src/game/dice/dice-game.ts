import {
  DICE_MARKS,
  DICE_ROLLS,
  diceMark,
  type DiceChoices,
  type DiceMark,
  type DiceRoll,
  type DiceSide,
} from '@mosaico/shared/fair-games/dice/dice';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { segments, slider } from '../choices/controls.ts';
import { loadChoiceTexts, type Say } from '../choices/messages/load-choice-texts.ts';
import { pastResults } from '../choices/past-results.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import type { Words } from '../messages/words.ts';
import type { DecidedGame } from '../round/decided-round.ts';
import { openDecided } from '../round/open-decided.ts';
import type { GameOptions } from '../round/seated.ts';
import { diceBoard } from './dice-board.ts';

type DiceRound = PlayedRound<DiceRoll, DiceChoices>;

const NO_MARK = { winningRolls: 1, multiplierHundredths: 0 };

/** Even money. */
const FIRST_MARK = 4_950;

/** Dice. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const say = await loadChoiceTexts(language);
  const past = pastResults();
  const board = diceBoard(look, words, past.view);
  let [side, winningRolls]: [DiceSide, number] = ['low', FIRST_MARK];
  const choices = (): DiceChoices => ({ side, winningRolls });
  // The scale is that of the board: its thumb stands below the edge between green and red.
  const scale = slider({
    label: say('mark'),
    places: () => DICE_MARKS.map((mark) => edgeOf(side, mark.winningRolls)).sort((one, other) => one - other),
    ends: [0, DICE_ROLLS],
    place: edgeOf(side, winningRolls),
    inWords: (edge) => markInWords(say, words, side, edge),
    shown: (edge) => markInFigures(words, side, edge),
    onChange(edge) {
      winningRolls = edgeOf(side, edge);
      board.aim(choices());
    },
  });
  const sides = segments<DiceSide>({
    name: 'side',
    label: say('side'),
    options: [
      { value: 'low', text: say('low') },
      { value: 'high', text: say('high') },
    ],
    chosen: side,
    onChange(chosen) {
      side = chosen;
      scale.draw(edgeOf(side, winningRolls));
      board.aim(choices());
    },
  });
  board.aim(choices());
  const game: DecidedGame<DiceRound> = {
    choices,
    stakes: () => 1,
    begin: board.roll,
    async show(round) {
      await board.land(round.picture.roll, round.choices);
      sound.play('stop');
      past.add(rollInWords(words, round.picture.roll), round.winCentavos > 0);
    },
    hurry: board.finish,
    abandon: board.stop,
    describe: ({ picture }) => say('rolled', { roll: rollInWords(words, picture.roll) }),
    celebrate: () => {},
  };
  return openDecided(options, {
    game,
    board: board.view,
    controls: element('div', { class: 'controls' }, sides, scale.view),
    rules: [
      paragraph(say('diceHow')),
      paragraph(say('diceExample')),
      oddsList(DICE_MARKS.filter((_, at) => at % 6 === 0).map((mark) => oddsOf(say, words, mark))),
    ],
    behind: [landscapeView(landscapeOf(look))],
    playLabel: say('play'),
    playIcon: 'roll',
  });
}

function rollInWords({ percent }: Words, roll: number): string {
  return percent(roll / 100);
}

/** Where the winning rolls begin or end; and of such an edge, how many rolls win. */
function edgeOf(side: DiceSide, rolls: number): number {
  return side === 'low' ? rolls : DICE_ROLLS - rolls;
}

function markInWords(say: Say, words: Words, side: DiceSide, edge: number): string {
  const { winningRolls, multiplierHundredths } = diceMark(edgeOf(side, edge)) ?? NO_MARK;
  return say('markValue', {
    side: say(side),
    mark: rollInWords(words, edge),
    chance: words.number(winningRolls / 100),
    pays: words.number(multiplierHundredths / 100),
  });
}

/** The mark, its chance and what it pays, in figures alone: on a small phone one line has no room for words. */
function markInFigures(words: Words, side: DiceSide, edge: number): string {
  const { winningRolls, multiplierHundredths } = diceMark(edgeOf(side, edge)) ?? NO_MARK;
  const rolls = `${side === 'low' ? '<' : '≥'} ${rollInWords(words, edge)}`;
  return `${rolls} · ${words.number(winningRolls / 100)}% · ${words.number(multiplierHundredths / 100)}×`;
}

function oddsOf(say: Say, words: Words, { winningRolls, multiplierHundredths }: DiceMark) {
  return {
    what: `${say('low')} ${rollInWords(words, winningRolls)}`,
    often: `${words.number(winningRolls / 100)}%`,
    pays: `${words.number(multiplierHundredths / 100)}×`,
  };
}
