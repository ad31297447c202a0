import {
  FEWEST_MINES,
  MINES_FIELDS,
  minesLadder,
  minesWin,
  MOST_MINES,
  type MinesChoices,
  type MinesPicture,
} from '@mosaico/shared/fair-games/mines/mines';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { slider } from '../choices/controls.ts';
import { loadChoiceTexts, type Say } from '../choices/messages/load-choice-texts.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import type { Words } from '../messages/words.ts';
import { openStepped } from '../round/open-stepped.ts';
import type { GameOptions } from '../round/seated.ts';
import { step, type SteppedTable } from '../round/stepped-round.ts';
import { minesBoard } from './mines-board.ts';

type MinesRound = PlayedRound<MinesPicture, MinesChoices, number>;

const FIRST_MINES = 3;
const COUNTS = Array.from({ length: MOST_MINES - FEWEST_MINES + 1 }, (_, index) => FEWEST_MINES + index);

/** Mines. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const say = await loadChoiceTexts(language);
  let mines = FIRST_MINES;
  let at: () => SteppedTable<MinesRound>;
  const board = minesBoard(look, say, (field) => void step(at(), { open: field }));
  const odds = element('div', {});
  const scale = slider({
    label: say('mines'),
    places: () => COUNTS,
    place: mines,
    inWords: (count) => words.number(count),
    shown: (count) => `${say('mines')}: ${words.number(count)}`,
    onChange(count) {
      mines = count;
      draw();
    },
  });
  const hint = element('p', { class: 'mines-next caption' });
  function draw() {
    odds.replaceChildren(ladderOdds(say, words, mines));
    showNext(0);
  }
  function showNext(opened: number) {
    const next = minesLadder(mines)[opened];
    hint.textContent = next === undefined ? '' : say('next', { x: words.percent(next / 100) });
  }
  draw();
  return openStepped<MinesRound>(
    options,
    {
      board: board.view,
      controls: element('div', { class: 'controls' }, scale.view, hint),
      rules: [paragraph(say('minesHow')), paragraph(say('minesExample')), odds],
      behind: [landscapeView(landscapeOf(look))],
      playLabel: say('play'),
      playIcon: 'begin',
      resumed: say('goesOn'),
    },
    (table) => {
      at = table;
      return {
        choices: (): MinesChoices => ({ mines }),
        restore(choices) {
          mines = choices.mines;
          scale.draw(mines);
          draw();
        },
        rest: () => {
          board.lock();
          showNext(0);
        },
        begin: board.clear,
        show(round) {
          board.show(round.steps);
          showNext(round.steps.length);
          const prize = words.money(minesWin(round.betCentavos, round.choices, round.steps.length));
          const hasWin = round.steps.length > 0;
          if (hasWin) sound.play('stop');
          table().table.offer({
            label: hasWin ? say('take', { amount: prize }) : say('openOne'),
            text: hasWin ? `${say('takeNow')}\n${prize}` : say('openOne'),
            isDisabled: !hasWin,
          });
          if (hasWin) table().table.announce(say('take', { amount: prize }));
        },
        async close(round) {
          await board.reveal(round.steps, round.picture.mined);
        },
        describe: ({ winCentavos, steps }) =>
          winCentavos === 0 ? say('blown') : say('fields', { n: words.number(steps.length) }),
        pressed: (round) => (round.steps.length > 0 ? { take: true } : null),
      };
    },
  );
}

/** The odds with so many mines, of the first steps and some later ones. */
function ladderOdds(say: Say, words: Words, mines: number): HTMLElement {
  let chance = 1;
  const rows = minesLadder(mines).map((hundredths, index) => {
    chance *= (MINES_FIELDS - mines - index) / (MINES_FIELDS - index);
    return {
      what: say('fields', { n: words.number(index + 1) }),
      often: words.t('oneIn', { n: words.number(Math.round(10 / chance) / 10) }),
      pays: `${words.percent(hundredths / 100)}×`,
    };
  });
  return element('div', {}, element('h3', {}, `${say('mines')}: ${words.number(mines)}`), oddsList(rows));
}
