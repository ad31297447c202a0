import {
  WHEEL_KINDS,
  WHEEL_SEGMENTS,
  type WheelChoices,
  type WheelPicture,
} from '@mosaico/shared/fair-games/wheel/wheel';
import { kindColour } from '../../art/tables/wheel-colours.ts';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { loadChoiceTexts } from '../choices/messages/load-choice-texts.ts';
import { pickBoxes } from '../choices/pick-boxes.ts';
import { pastResults } from '../choices/past-results.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import { otherPlayers } from '../players/other-players.ts';
import type { DecidedGame } from '../round/decided-round.ts';
import { openDecided } from '../round/open-decided.ts';
import type { GameOptions } from '../round/seated.ts';
import { wheelBoard } from './wheel-board.ts';

type WheelRound = PlayedRound<WheelPicture, WheelChoices>;

/** The wheel. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const [say, board] = await Promise.all([
    loadChoiceTexts(language),
    wheelBoard(landscapeOf(look), look, () => sound.play('press')),
  ]);
  const past = pastResults();
  board.view.append(past.view);
  const total = element('p', { class: 'total-bet caption' });
  let stakeCentavos = 0;
  const showTotal = () =>
    void (total.textContent = say('totalBet', {
      amount: words.money(stakeCentavos * boxes.chosen.length),
    }));
  const boxes = pickBoxes({
    label: say('picks'),
    picks: WHEEL_KINDS.map(({ multiplier, segments }, kind) => ({
      value: kind,
      inWords: say('pick', { x: words.number(multiplier), n: segments }),
      face: `${words.number(multiplier)}×`,
      colour: kindColour(look, kind),
    })),
    first: 0,
    onChange() {
      sound.play('press');
      showTotal();
    },
  });
  const players = otherPlayers(
    say('players'),
    WHEEL_KINDS.map(({ multiplier, segments }, kind) => ({
      text: `${words.number(multiplier)}×`,
      colour: kindColour(look, kind),
      weight: segments,
    })),
    words,
  );
  const controls = element('div', { class: 'controls' }, players.view, boxes.view, total);
  const game: DecidedGame<WheelRound> = {
    choices: (): WheelChoices => ({ kinds: boxes.chosen }),
    stakes: () => boxes.chosen.length,
    chooseFirst: say('pickOne'),
    begin() {
      players.bet();
      board.turn();
    },
    async show({ picture, winCentavos }) {
      await board.land(picture.segment);
      sound.play('stop');
      players.settle(WHEEL_SEGMENTS[picture.segment] ?? 0);
      past.add(`${words.number(multiplierAt(picture))}×`, winCentavos > 0);
    },
    hurry: board.finish,
    abandon: board.stop,
    describe: ({ picture }) => say('stopsAt', { x: words.number(multiplierAt(picture)) }),
    celebrate: () => {},
  };
  const odds = WHEEL_KINDS.map(({ multiplier, segments }) => ({
    what: say('pick', { x: words.number(multiplier), n: segments }),
    often: words.t('oneIn', { n: words.number(Math.round((WHEEL_SEGMENTS.length / segments) * 10) / 10) }),
    pays: `${words.number(multiplier)}×`,
  }));
  return openDecided(options, {
    game,
    board: board.view,
    controls,
    onBet(betCentavos) {
      stakeCentavos = betCentavos;
      showTotal();
    },
    rules: [paragraph(say('wheelHow')), paragraph(say('wheelExample')), oddsList(odds)],
    behind: [landscapeView(landscapeOf(look))],
    playLabel: words.t('spin'),
  });
}

function multiplierAt({ segment }: WheelPicture): number {
  return WHEEL_KINDS[WHEEL_SEGMENTS[segment] ?? 0]?.multiplier ?? 0;
}
