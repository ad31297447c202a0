import {
  DICE_MARKS,
  DICE_ROLLS,
  type DiceChoices,
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
const FIRST_MARK = DICE_MARKS.findIndex(({ multiplierHundredths }) => multiplierHundredths === 200);

/** Dice. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const say = await loadChoiceTexts(language);
  const past = pastResults();
  const board = diceBoard(look, words, past.view);
  let [side, index]: [DiceSide, number] = ['low', FIRST_MARK];
  const mark = () => DICE_MARKS[index] ?? NO_MARK;
  const choices = (): DiceChoices => ({ side, winningRolls: mark().winningRolls });
  const scale = slider({
    label: say('mark'),
    least: 0,
    most: DICE_MARKS.length - 1,
    value: index,
    inWords: (at) => markInWords(say, words, side, at),
    shown: (at) => markInFigures(words, side, at),
    onChange(at) {
      index = at;
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
      scale.draw();
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
    abandon: () => board.aim(choices()),
    describe: ({ picture }) => say('rolled', { roll: rollInWords(words, picture.roll) }),
    celebrate: () => {},
  };
  return openDecided(options, {
    game,
    board: board.view,
    controls: element('div', { class: 'controls' }, sides, scale.view),
    rules: [
      paragraph(say('diceHow')),
      oddsList(DICE_MARKS.filter((_, at) => at % 6 === 0).map((_mark, at) => oddsOf(say, words, at * 6))),
    ],
    behind: [landscapeView(landscapeOf(look))],
    playLabel: say('play'),
  });
}

function rollInWords({ percent }: Words, roll: number): string {
  return percent(roll / 100);
}

/** Where the winning rolls of a mark begin or end. */
function edgeOf(side: DiceSide, winningRolls: number): number {
  return side === 'low' ? winningRolls : DICE_ROLLS - winningRolls;
}

function markInWords(say: Say, words: Words, side: DiceSide, index: number): string {
  const { winningRolls, multiplierHundredths } = DICE_MARKS[index] ?? NO_MARK;
  return say('markValue', {
    side: say(side),
    mark: rollInWords(words, edgeOf(side, winningRolls)),
    chance: words.number(winningRolls / 100),
    pays: words.number(multiplierHundredths / 100),
  });
}

/** The mark, its chance and what it pays. */
function markInFigures(words: Words, side: DiceSide, index: number): string {
  const { winningRolls, multiplierHundredths } = DICE_MARKS[index] ?? NO_MARK;
  const edge = `${side === 'low' ? '<' : '≥'} ${rollInWords(words, edgeOf(side, winningRolls))}`;
  return `${edge} · ${words.number(winningRolls / 100)}% · ${words.number(multiplierHundredths / 100)}×`;
}

function oddsOf(say: Say, words: Words, index: number) {
  const { winningRolls, multiplierHundredths } = DICE_MARKS[index] ?? NO_MARK;
  return {
    what: `${say('low')} ${rollInWords(words, winningRolls)}`,
    often: `${words.number(winningRolls / 100)}%`,
    pays: `${words.number(multiplierHundredths / 100)}×`,
  };
}
