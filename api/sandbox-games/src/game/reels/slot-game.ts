import type { PlayedRound } from '../../wire/game-wire.ts';
import { payOf } from '../../wire/pay-of.ts';
import type { Reels, ReelsRules } from '../../wire/reels-wire.ts';
import { element } from '../elements/element.ts';
import type { DecidedGame } from '../round/decided-round.ts';
import { openDecided } from '../round/open-decided.ts';
import type { GameOptions } from '../round/seated.ts';
import { reelsExample } from '../rules/examples.ts';
import { scenery } from '../scenery/scenery.ts';
import { symbolName, symbolPaints } from '../symbols/symbols.ts';
import { payRow } from './pay-row.ts';
import { createReels } from './reels.ts';

type ReelsRound = PlayedRound<Reels>;

/** A slot of three reels. @returns what is laid out on the page */
export function openGame(options: GameOptions): readonly Node[] {
  const { state, words, look, sound } = options;
  const { t } = words;
  const { pictures } = state;
  const { pays } = state.rules as ReelsRules;
  document.body.classList.add(`look-${look}`);
  const describe = (picture: Reels) => {
    const [a = '', b = '', c = ''] = picture.map((index) => symbolName(pictures, index));
    return t('reels', { a, b, c });
  };
  const reels = createReels(pictures, describe, () => sound.play('stop'));
  const game: DecidedGame<ReelsRound> = {
    choices: () => null,
    stakes: () => 1,
    begin: reels.turn,
    show: ({ picture }) => reels.land(picture),
    hurry: reels.hurry,
    abandon: reels.stop,
    describe: ({ picture }) => describe(picture),
    celebrate({ picture }) {
      const pay = payOf(pays, picture);
      if (pay) reels.celebrate(picture, pay.symbol);
    },
  };
  return openDecided(options, {
    game,
    board: reels.view,
    rules: [
      element('ul', { class: 'pays' }, ...pays.map((pay) => payRow(pictures, pay, words))),
      element('p', { class: 'how' }, t('howTo')),
      element('p', { class: 'how' }, t('reelsExample', reelsExample(state.rules as ReelsRules, words))),
    ],
    behind: [symbolPaints(pictures), scenery(pictures)],
    playLabel: t('spin'),
  });
}
