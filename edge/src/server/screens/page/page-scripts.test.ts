/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { gzipSync } from 'node:zlib';
import { TAKEN_OVER_EVENT } from '@mosaico/shared/contract';
import { compareViewer, keepPresses } from '../first-screen-html.ts';

type PageWindow = Window & typeof globalThis;

/** A page of its own, in a frame: a layout with a screen in it, as the edge has drawn them. */
function openPage({ viewer = 'visitor', token = '' } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const window = frame.contentWindow as PageWindow;
  window.sessionStorage.clear();
  if (token) window.sessionStorage.setItem('token', token);
  Object.assign(window, {
    setTimeout: (run: () => void, waitMs: number) => setTimeout(run, waitMs),
    clearTimeout: (timer: never) => clearTimeout(timer),
  });
  const page = window.document;
  page.open();
  page.write(`<!doctype html><html><head></head><body>
    <script data-viewer="${viewer}">${compareViewer()}</script>
    <div id="root" data-served>
      <button id="menu"><b id="icon">Menu</b></button><a id="tab" href="/recharge">Recharge</a>
      <div id="screen" data-area="games" data-served>
        <button id="play">Play</button><a id="card" href="/gameInfo?id=1">Game</a>
        <a id="out" href="https://elsewhere.example/">Out</a><a id="other-tab" href="/x" target="_blank">New</a>
        <form id="search"><input id="field"></form><button id="off" disabled>Off</button><p id="text">Text</p>
      </div>
    </div>
    <script>${keepPresses()}</script></body></html>`);
  page.close();
  const element = (id: string) => page.getElementById(id) as HTMLElement;
  const pressed: string[] = [];
  return {
    page,
    element,
    /** What has been pressed, as the site's own code hears it. */
    pressed,
    start(...ids: string[]) {
      for (const id of ids)
        element(id).addEventListener('click', (event) => {
          event.preventDefault();
          pressed.push(id);
        });
    },
    /** A press of the player's. @returns whether the browser does what it does by itself */
    press(id: string, more: MouseEventInit = {}) {
      const event = new window.MouseEvent('click', { bubbles: true, cancelable: true, ...more });
      return dispatchTrusted(element(id), event);
    },
    submit(id: string) {
      return dispatchTrusted(element(id), new window.Event('submit', { bubbles: true, cancelable: true }));
    },
    takeOver(id: 'root' | 'screen') {
      element(id).removeAttribute('data-served');
      const target = id === 'root' ? page : element(id);
      target.dispatchEvent(new window.Event(TAKEN_OVER_EVENT, { bubbles: true }));
    },
  };
}

/** Only a browser makes events that are trusted; the wrapper of jsdom's own hides a symbol that says so. */
function dispatchTrusted(element: HTMLElement, event: Event): boolean {
  for (const symbol of Object.getOwnPropertySymbols(event)) {
    const inner = (event as never as Record<symbol, { isTrusted?: boolean; _dispatch?: unknown }>)[symbol];
    if (inner && typeof inner === 'object' && 'isTrusted' in inner) {
      const target = (element as never as Record<symbol, { _dispatch(event: unknown): boolean }>)[symbol];
      inner.isTrusted = true;
      return target?._dispatch(inner) ?? false;
    }
  }
  throw new Error('jsdom keeps its events elsewhere');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the script before a drawn first screen', () => {
  it.each([
    ['visitor', '', false],
    ['member', 'abc', false],
    ['visitor', 'abc', true],
    ['member', '', true],
  ])('finds that a page for a %s and a session "%s" differ: %s', (viewer, token, differ) => {
    const { page } = openPage({ viewer, token });

    expect(page.documentElement.hasAttribute('data-other-viewer')).toBe(differ);
  });
});

describe('a press before the code is there', () => {
  it('is shown at once, and repeated when the part it lies in is taken over', () => {
    const { element, press, pressed, start, takeOver } = openPage();
    start('menu');

    expect(press('icon')).toBe(false);
    expect(pressed).toEqual([]);
    expect(element('menu').hasAttribute('data-pressed')).toBe(true);
    takeOver('root');

    expect(pressed).toEqual(['menu']);
    expect(element('menu').hasAttribute('data-pressed')).toBe(false);
  });

  it('in a screen waits for that screen', () => {
    const { press, pressed, start, takeOver } = openPage();
    start('play');
    press('play');

    takeOver('root');
    expect(pressed).toEqual([]);
    takeOver('screen');
    expect(pressed).toEqual(['play']);
    takeOver('screen');
    expect(pressed).toEqual(['play']);
  });

  it('is repeated when it is the last one', () => {
    const { element, press, pressed, start, takeOver } = openPage();
    start('menu', 'play');
    press('play');
    press('menu');
    expect(element('play').hasAttribute('data-pressed')).toBe(false);

    takeOver('screen');
    takeOver('root');

    expect(pressed).toEqual(['menu']);
  });

  it.each(['tab', 'card'])('on the link "%s" is the browser’s', (id) => {
    const { element, press, pressed, start } = openPage();
    start(id);

    press(id);

    expect(pressed).toEqual([id]);
    expect(element(id).hasAttribute('data-pressed')).toBe(false);
  });

  it('on a link of a screen is kept once the layout is taken over, and its code follows it', () => {
    const { press, pressed, start, takeOver } = openPage();
    takeOver('root');
    start('card');

    press('card');
    expect(pressed).toEqual([]);
    takeOver('screen');

    expect(pressed).toEqual(['card']);
  });

  it('on a kept link is followed by the browser when no code has come', () => {
    const { element, press, takeOver } = openPage();
    takeOver('root');
    press('card');

    jest.advanceTimersByTime(3_999);
    expect(element('card').hasAttribute('data-pressed')).toBe(true);
    // The frame of a test cannot be led elsewhere: that the press is given up is what shows it.
    const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.advanceTimersByTime(1);
    silent.mockRestore();

    expect(element('card').hasAttribute('data-pressed')).toBe(false);
  });

  it.each([
    ['with a modifier key', 'play', { metaKey: true }],
    ['with another button', 'play', { button: 1 }],
    ['on text', 'text', {}],
    ['on a field', 'field', {}],
    ['on a link to another tab', 'other-tab', {}],
    ['on a link to another site', 'out', {}],
  ])('%s is not touched', (_, id, more) => {
    const { element, press, pressed, start, takeOver } = openPage();
    takeOver('root');
    start(id);

    press(id, more);

    expect(pressed).toEqual([id]);
    expect(element(id).hasAttribute('data-pressed')).toBe(false);
  });

  it('is forgotten after a quarter of a minute', () => {
    const { press, pressed, start, takeOver } = openPage();
    start('menu');
    press('menu');

    jest.advanceTimersByTime(15_000);
    takeOver('root');

    expect(pressed).toEqual([]);
  });

  it('is forgotten with an element that is not there any more', () => {
    const { element, press, pressed, start, takeOver } = openPage();
    start('menu');
    press('menu');
    element('menu').remove();

    takeOver('root');

    expect(pressed).toEqual([]);
  });

  it('that sends a form is kept too', () => {
    const { element, submit, takeOver } = openPage();
    const sent: string[] = [];
    Object.assign(element('search'), { requestSubmit: () => sent.push('search') });

    expect(submit('search')).toBe(false);
    takeOver('screen');

    expect(sent).toEqual(['search']);
  });

  it('is the code’s own afterwards', () => {
    const { press, pressed, start, takeOver } = openPage();
    takeOver('root');
    takeOver('screen');
    start('play', 'menu');

    press('play');
    press('menu');

    expect(pressed).toEqual(['play', 'menu']);
  });
});

it('the scripts of a first screen are small', () => {
  expect(gzipSync(compareViewer()).length).toBeLessThan(300);
  expect(gzipSync(keepPresses()).length).toBeLessThan(1_000);
});
