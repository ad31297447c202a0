import type { EngineName, OpenGame } from '../wire/game-wire.ts';
import { failure } from './frame/failure.ts';
import { hostAt, type Host } from './frame/host.ts';
import { loadTexts } from './messages/load-texts.ts';
import { wordsOf, type Words } from './messages/words.ts';
import type { GameOptions } from './round/seated.ts';
import { launch } from './session/launch.ts';
import { pageData } from './session/page-data.ts';
import { Refusal } from './session/refusal.ts';
import { sessionWith } from './session/session.ts';
import { createSound } from './sound/sound.ts';
import { voiceOf } from './sound/voices.ts';

/** The page of each kind of game; only the one that is opened is loaded. */
const GAMES: Readonly<Record<EngineName, () => Promise<GamePage>>> = {
  reels: () => import('./reels/slot-game.ts'),
  dice: () => import('./dice/dice-game.ts'),
  mines: () => import('./mines/mines-game.ts'),
  plinko: () => import('./plinko/plinko-game.ts'),
  wheel: () => import('./wheel/wheel-game.ts'),
  duel: () => import('./duel/duel-game.ts'),
  crash: () => import('./crash/crash-game.ts'),
  lines: () => import('./video-slot/lines-game.ts'),
  ways: () => import('./video-slot/ways-game.ts'),
  hold: () => import('./video-slot/hold-game.ts'),
};

interface GamePage {
  /** @returns what is laid out on the page */
  openGame(options: GameOptions): readonly Node[] | Promise<readonly Node[]>;
}

const data = pageData(document.body.dataset);
const [words, opened] = await Promise.all([
  loadTexts(data.language).then((texts) => wordsOf(texts, document.documentElement.lang)),
  'demo' in data ? null : openGame().catch((error: unknown) => error),
]);
if ('demo' in data) await show(data.demo, words);
else if (opened instanceof Error || opened === null) explain(opened, hostAt(window.location.origin));
else await start(opened as OpenGame, words);

/** The game of this page, or null when its session is over. */
async function openGame(): Promise<OpenGame | null> {
  if ('failure' in data || 'demo' in data) return null;
  return 'launch' in data ? launch() : data;
}

/** A demonstration of a game. What fails is left to the page around it, which has a picture of its own. */
async function show(code: string, own: Words): Promise<void> {
  const host = hostAt(window.location.origin);
  const { watch } = await import('./demo/watch.ts');
  await watch({
    code,
    words: own,
    language: data.language,
    host: { ...host, tell: () => {} },
    open: async (engine, options) => (await GAMES[engine]()).openGame(options),
    layOut: (...nodes) => layOut(host, ...nodes),
  });
}

async function start(game: OpenGame, own: Words): Promise<void> {
  const host = hostAt(game.parent);
  try {
    const session = sessionWith(game.session, data.language);
    const [state, { openGame: open }] = await Promise.all([session.state(), GAMES[game.engine]()]);
    if (state.isExpired) return showExpired(own, host);
    const common = { words: own, language: data.language, onExpired: () => showExpired(own, host) };
    const { look, name } = game;
    const sound = createSound(window.localStorage, voiceOf(look));
    layOut(host, ...(await open({ ...common, session, state, look, name, host, sound })));
  } catch (error) {
    explain(error, host);
  }
}

function explain(error: unknown, host: Host): void {
  const isOver = error === null || (error instanceof Refusal && error.textKey === 'expired');
  if (isOver) return showExpired(words, host);
  const retry = { label: words.t('retry'), press: () => window.location.reload() };
  layOut(host, failure(words.t('failed'), retry));
}

function showExpired({ t }: Words, host: Host): void {
  layOut(host, failure(t('expired'), { label: t('leave'), press: () => host.tell({ type: 'game:close' }) }));
}

/** From here on there is something to see, and the page around the game takes its cover away. */
function layOut(host: Host, ...nodes: readonly Node[]): void {
  document.getElementById('game')?.replaceChildren(...nodes);
  host.tell({ type: 'game:loaded' });
}
