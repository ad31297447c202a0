import type { Draw } from '@mosaico/shared/fair-games/draws';
import type { PlaySlot, Window } from '@mosaico/shared/fair-games/slots/slot-round';
import { FIRST_PAYING, SYMBOL_COUNT } from '@mosaico/shared/fair-games/slots/symbols';
import { autoplayOf } from '../autoplay/autoplay.ts';
import { failure } from '../frame/failure.ts';
import { tableOf } from '../frame/table.ts';
import { paceOf } from '../pace/pace.ts';
import { playBySpaceBar } from '../round/play-by-space-bar.ts';
import type { GameOptions } from '../round/seated.ts';
import { rulesSheet } from '../rules/rules-sheet.ts';
import { createStage, type Stage } from '../stage/stage.ts';
import { celebrationOf } from '../wins/celebration.ts';
import { backdropOf } from './backdrop.ts';
import { coinLayer } from './coin-layer.ts';
import { reelShow } from './reel-show.ts';
import type { SlotPage } from './slot-page.ts';
import { hurry, playOnce, press, resume, showButton } from './slot-round.ts';
import { symbolPainter, type SymbolPainter } from './symbols.ts';
import { themeOf } from '../../art/themes/themes.ts';
import { winShow } from './win-show.ts';
import { windowView } from './window-view.ts';

/** What one kind of slot has that another has not. */
export interface SlotKind {
  readonly rows: number;
  readonly playSlot: PlaySlot;
  readonly scattersNeeded: number;
  /** A picture of its reels, for the time before the first round. */
  readonly window: (draw: Draw) => Window;
  readonly rules: (painter: SymbolPainter) => readonly HTMLElement[];
}

/** Between two rounds that the game plays by itself, so that each is seen. */
const REST_MS = 600;
const QUICK_REST_MS = 150;

/** What only passes by decides nothing: any chance is good enough. */
const anyBelow = (below: number) => Math.floor(Math.random() * below);

/** A slot of five reels, drawn on a stage. @returns what is laid out on the page */
export async function slotGame(options: GameOptions, kind: SlotKind): Promise<readonly Node[]> {
  const { words, host } = options;
  const stage = await createStage().catch(() => null);
  if (stage) return seatedGame(options, kind, stage);
  return [
    failure(words.t('noPicture'), {
      label: words.t('leave'),
      press: () => host.tell({ type: 'game:close' }),
    }),
  ];
}

function seatedGame(options: GameOptions, kind: SlotKind, stage: Stage): readonly Node[] {
  const { session, state, words, look, name, host, sound } = options;
  const { t } = words;
  const theme = themeOf(look);
  document.body.classList.add('look-slot', `look-${theme.key}`);
  const painter = symbolPainter(theme, words);
  const resting = kind.window(anyBelow);
  const backdrop = backdropOf(theme);
  const celebration = celebrationOf(words, sound);
  const pace = paceOf(words, window.localStorage);
  const rules = rulesSheet({
    content: kind.rules(painter),
    state,
    words,
    changeSeeds: session.changeSeeds,
    host,
  });
  const autoplay = autoplayOf({
    words,
    host,
    table: () => table,
    betCentavos: () => table.betCentavos,
    play: async () => {
      const played = await playOnce(page);
      await new Promise((resolve) => setTimeout(resolve, pace.isQuick ? QUICK_REST_MS : REST_MS));
      return played;
    },
    isPlaying: () => page.isPlaying,
    onSwitch: () => showButton(page),
  });
  const table = tableOf({
    words,
    name,
    sound,
    rtp: state.rtp,
    betsCentavos: state.bets,
    balanceCentavos: state.balanceCentavos ?? 0,
    game: [stage.view, celebration.view],
    tools: [pace.button, autoplay.button],
    playLabel: t('spin'),
    hurryLabel: t('stop'),
    onPlay: () => press(page),
    onRules: rules.open,
  });
  const view = windowView({
    stage,
    theme,
    painter,
    rows: kind.rows,
    chance: () => anyBelow(SYMBOL_COUNT - FIRST_PAYING) + FIRST_PAYING,
    onLaidOut() {
      wins.clear();
      coins.layOut();
    },
  });
  const coins = coinLayer(stage, view, kind.rows, words.short);
  const wins = winShow(stage, theme, view);
  const page: SlotPage = {
    ...options,
    playSlot: kind.playSlot,
    scattersNeeded: kind.scattersNeeded,
    stage,
    painter,
    window: view,
    reels: reelShow(stage, theme, view, (hasScatter) => sound.play(hasScatter ? 'win' : 'stop')),
    wins,
    coins,
    backdrop,
    celebration,
    pace,
    autoplay,
    table,
    resting,
    isPlaying: false,
    isHurried: false,
  };
  view.show(resting);
  stage.view.addEventListener('click', () => hurry(page));
  playBySpaceBar([rules.sheet, autoplay.sheet], () => press(page));
  host.onBalance((balanceCentavos) => {
    // A round in play ends with a balance of its own; the page says its own once more after it.
    if (page.isPlaying || balanceCentavos === table.balanceCentavos) return;
    table.setBalance(balanceCentavos);
    table.say('');
  });
  if (state.unseen) void resume(page, state.unseen);
  return [backdrop.view, table.view, rules.sheet, autoplay.sheet];
}
