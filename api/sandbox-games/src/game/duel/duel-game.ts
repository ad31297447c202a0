import {
  DUEL_PAYS,
  DUEL_SIDES,
  duelOutcome,
  duelRtpHundredths,
  type DuelChoices,
  type DuelPicture,
  type DuelSide,
} from '@mosaico/shared/fair-games/duel/duel';
import { rankOf, suitOf } from '../../art/tables/cards.ts';
import { OFTEN, OFTEN_ROUNDS, tableOfLook } from '../../art/tables/duel-sides.ts';
import type { PlayedRound } from '../../wire/game-wire.ts';
import { loadChoiceTexts, type Say } from '../choices/messages/load-choice-texts.ts';
import { oddsList, paragraph } from '../choices/odds.ts';
import { pastResults } from '../choices/past-results.ts';
import { pickBoxes } from '../choices/pick-boxes.ts';
import { element } from '../elements/element.ts';
import { landscapeOf, landscapeView } from '../landscapes/landscape-view.ts';
import type { Words } from '../messages/words.ts';
import { otherPlayers } from '../players/other-players.ts';
import type { DecidedGame } from '../round/decided-round.ts';
import { openDecided } from '../round/open-decided.ts';
import type { GameOptions } from '../round/seated.ts';
import { duelBoard } from './duel-board.ts';

type DuelRound = PlayedRound<DuelPicture, DuelChoices>;

/** High card. @returns what is laid out on the page */
export async function openGame(options: GameOptions): Promise<readonly Node[]> {
  const { words, look, language, sound } = options;
  const say = await loadChoiceTexts(language);
  const { colours, names } = tableOfLook(look);
  const nameOf: Readonly<Record<DuelSide, string>> = {
    home: words.t(names[0]),
    away: words.t(names[1]),
    tie: words.t('sideTie'),
  };
  const past = pastResults();
  const board = duelBoard(look, [nameOf.home, nameOf.away], past.view, () => sound.play('press'));
  const total = element('p', { class: 'total-bet caption' });
  let stakeCentavos = 0;
  const showTotal = () =>
    void (total.textContent = say('totalBet', {
      amount: words.money(stakeCentavos * boxes.chosen.length),
    }));
  const boxes = pickBoxes<DuelSide>({
    label: say('picks'),
    picks: DUEL_SIDES.map((side) => ({
      value: side,
      inWords: `${nameOf[side]}, ${say('pays')} ${words.number(DUEL_PAYS[side])}×`,
      face: `${nameOf[side]} ${words.number(DUEL_PAYS[side])}×`,
      colour: colours[side],
    })),
    first: 'home',
    onChange() {
      sound.play('press');
      showTotal();
    },
  });
  const players = otherPlayers(
    say('players'),
    DUEL_SIDES.map((side) => ({ text: nameOf[side], colour: colours[side], weight: OFTEN[side] })),
    words,
  );
  const game: DecidedGame<DuelRound> = {
    choices: (): DuelChoices => ({ sides: boxes.chosen }),
    stakes: () => boxes.chosen.length,
    chooseFirst: say('pickSide'),
    begin() {
      players.bet();
      board.deal();
    },
    async show({ picture, winCentavos }) {
      await board.turn(picture);
      sound.play('stop');
      const outcome = duelOutcome(picture);
      players.settle(DUEL_SIDES.indexOf(outcome));
      past.add(nameOf[outcome], winCentavos > 0);
    },
    hurry: board.finish,
    abandon: board.clear,
    describe: ({ picture: { home, away } }) =>
      `${nameOf.home}: ${cardInWords(say, home)}. ${nameOf.away}: ${cardInWords(say, away)}`,
    celebrate: () => {},
  };
  return openDecided(options, {
    game,
    board: board.view,
    controls: element('div', { class: 'controls' }, players.view, boxes.view, total),
    onBet(betCentavos) {
      stakeCentavos = betCentavos;
      showTotal();
    },
    rules: [
      paragraph(say('duelHow')),
      paragraph(say('duelExample')),
      oddsList(DUEL_SIDES.map((side) => oddsOf(say, words, nameOf, side))),
    ],
    behind: [landscapeView(landscapeOf(look))],
    playLabel: say('deal'),
    playIcon: 'deal',
  });
}

/** A card as it is read out. */
function cardInWords(say: Say, card: number): string {
  const suit = say((['spades', 'hearts', 'diamonds', 'clubs'] as const)[suitOf(card)] ?? 'spades');
  return say('card', { rank: rankOf(card), suit });
}

function oddsOf(
  say: Say,
  { number, t, percent }: Words,
  names: Readonly<Record<DuelSide, string>>,
  side: DuelSide,
) {
  const oneIn = t('oneIn', { n: number(Math.round((OFTEN_ROUNDS / OFTEN[side]) * 100) / 100) });
  const returns = say('returns', { rtp: percent(duelRtpHundredths(side) / 100) });
  return { what: names[side], often: `${oneIn} · ${returns}`, pays: `${number(DUEL_PAYS[side])}×` };
}
