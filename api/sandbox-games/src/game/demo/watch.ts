import type { DemoAnswer, EngineName } from '../../wire/game-wire.ts';
import { element } from '../elements/element.ts';
import type { Host } from '../frame/host.ts';
import type { Words } from '../messages/words.ts';
import type { GameOptions } from '../round/seated.ts';
import { callServer } from '../session/call-server.ts';
import type { Sound } from '../sound/sound.ts';
import { demoSession, demoState } from './demo-session.ts';
import { playByItself } from './play-by-itself.ts';

interface WatchOptions {
  readonly code: string;
  readonly words: Words;
  readonly language: string;
  readonly host: Host;
  /** Opens the page of a kind of game. */
  readonly open: (engine: EngineName, options: GameOptions) => Promise<readonly Node[]>;
  readonly layOut: (...nodes: readonly Node[]) => void;
}

const SILENT: Sound = { isOn: false, toggle: () => false, play: () => {} };

/** Lays out a game that plays by itself: its board alone, named as what it is. @throws Refusal */
export async function watch({ code, words, language, host, open, layOut }: WatchOptions): Promise<void> {
  const path = `demo?${new URLSearchParams({ code, lang: language }).toString()}`;
  const demo = await callServer<DemoAnswer>({ method: 'GET', path });
  const session = demoSession(demo);
  document.body.classList.add('is-demo');
  const nodes = await open(demo.engine, {
    session,
    state: demoState(demo),
    words,
    language,
    look: demo.look,
    name: demo.name,
    host,
    sound: SILENT,
    onExpired: () => {},
  });
  // Rounds of a demonstration concern nobody outside, and none of its controls is for a player.
  const board = element('div', { class: 'demo', inert: '' }, ...nodes);
  layOut(board, element('p', { class: 'demo-label' }, words.t('demo')));
  playByItself(board, session);
}
