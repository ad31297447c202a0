import type { PlayedRound } from '../../wire/game-wire.ts';
import type { Family, Reels, ReelsRules } from '../../wire/reels-wire.ts';
import { element } from '../elements/element.ts';
import { tableOf } from '../frame/table.ts';
import type { GameOptions } from '../round/seated.ts';
import { rulesSheet } from '../rules/rules-sheet.ts';
import { scenery } from '../scenery/scenery.ts';
import { symbolName, symbolPaints } from '../symbols/symbols.ts';
import { celebrationOf } from '../wins/celebration.ts';
import { payRow } from './pay-row.ts';
import { createReels } from './reels.ts';
import { play, showUnseen, type Slot } from './slot-round.ts';

/** A slot of three reels. @returns what is laid out on the page */
export function openGame(options: GameOptions): readonly Node[] {
  const { session, state, words, look, name, host, sound } = options;
  const family = look as Family;
  const rulesOfSlot = state.rules as ReelsRules;
  document.body.classList.add(`look-${family}`);
  const { t } = words;
  const describe = (picture: Reels) => {
    const [a = '', b = '', c = ''] = picture.map((index) => words.symbol(symbolName(family, index)));
    return t('reels', { a, b, c });
  };
  const reels = createReels(family, describe, () => sound.play('stop'));
  const celebration = celebrationOf(words, sound);
  const pays = element('ul', { class: 'pays' }, ...rulesOfSlot.pays.map((pay) => payRow(family, pay, words)));
  const content = [pays, element('p', { class: 'how' }, t('howTo'))];
  const rules = rulesSheet({ content, state, words, changeSeeds: session.changeSeeds, host });
  const table = tableOf({
    words,
    name,
    sound,
    rtp: state.rtp,
    betsCentavos: state.bets,
    balanceCentavos: state.balanceCentavos ?? 0,
    game: [reels.view, celebration.view],
    playLabel: t('spin'),
    hurryLabel: t('stop'),
    onPlay: () => void play(slot),
    onRules: rules.open,
  });
  const slot: Slot = {
    ...options,
    rules: rulesOfSlot,
    describe,
    table,
    reels,
    celebration,
    isPlaying: false,
  };
  reels.view.addEventListener('click', () => hurry(slot));
  playBySpaceBar(slot, rules.sheet);
  host.onBalance((balanceCentavos) => {
    // A round in play ends with a balance of its own; the page says its own once more after it.
    if (slot.isPlaying || balanceCentavos === table.balanceCentavos) return;
    table.setBalance(balanceCentavos);
    table.say('');
  });
  if (state.unseen) void showUnseen(slot, state.unseen as PlayedRound<Reels>);
  return [symbolPaints(family), scenery(family), table.view, rules.sheet];
}

/** A press on the reels stops them, or ends the counting of a win. It never begins a round. */
function hurry({ isPlaying, reels, celebration }: Slot): void {
  if (isPlaying) reels.hurry();
  else celebration.finish();
}

function playBySpaceBar(slot: Slot, sheet: HTMLDialogElement): void {
  document.addEventListener('keydown', (event) => {
    const isElsewhere = sheet.open || event.target instanceof HTMLButtonElement;
    if (event.code !== 'Space' || event.repeat || isElsewhere) return;
    event.preventDefault();
    void play(slot);
  });
}
