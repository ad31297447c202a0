/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { ENGLISH } from '../../../testing/english-texts.ts';
import '../../../testing/no-layout.ts';
import { betChips } from '../bets/bet-chips.ts';
import { picker, segments, slider } from '../choices/controls.ts';
import { pickBoxes } from '../choices/pick-boxes.ts';
import { element } from '../elements/element.ts';
import { wordsOf } from '../messages/words.ts';
import { playBySpaceBar } from './play-by-space-bar.ts';

const sheet = element('dialog', {});
let rounds = 0;
playBySpaceBar([sheet], () => (rounds += 1));

const OPTIONS = [{ value: 'one', text: 'One' }];
const CHOICE = { name: 'choice', label: 'Choice', options: OPTIONS, chosen: 'one', onChange: () => {} };
const SCALE = {
  label: 'Scale',
  places: () => [1, 2],
  place: 1,
  inWords: String,
  shown: String,
  onChange: () => {},
};
const BOXES = {
  label: 'Picks',
  picks: [{ value: 2, inWords: 'Two', face: '2', colour: '#fff' }],
  first: 2,
  onChange: () => {},
};
const chips = () =>
  betChips({
    betsCentavos: [100, 200],
    balanceCentavos: 1_000,
    words: wordsOf(ENGLISH, 'en'),
    onChange: () => {},
  }).view;

/** Presses the space bar where the focus is. */
function press(on: Element, options: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true, ...options });
  on.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  rounds = 0;
  sheet.open = false;
  document.body.replaceChildren(sheet);
});

describe('the space bar', () => {
  it.each([
    ['a chip of the bet', chips, 'input[type=radio]'],
    ['one of a few', () => segments(CHOICE), 'input[type=radio]'],
    ['a scale', () => slider(SCALE).view, 'input[type=range]'],
    ['a list', () => picker(CHOICE).view, 'select'],
    ['a box to tick', () => pickBoxes(BOXES).view, 'input[type=checkbox]'],
    ['a field for a text', () => element('p', {}, element('input', { type: 'text' })), 'input'],
    ['a link', () => element('p', {}, element('a', { href: '/rules' }, 'Rules')), 'a'],
    // The button that plays is one: the browser presses it.
    ['what is drawn on a button', () => element('button', {}, element('span', {}, 'Spin')), 'span'],
  ])('is left to %s, and plays nothing', (_, view, selector) => {
    document.body.append(view());

    const { defaultPrevented } = press(document.querySelector(selector) as Element);

    expect([rounds, defaultPrevented]).toEqual([0, false]);
  });

  it('selects the chip that has the focus', () => {
    document.body.append(chips());
    const [, second] = document.querySelectorAll<HTMLInputElement>('input[type=radio]');

    // The browser clicks what has the focus unless the page has prevented it.
    if (second && !press(second).defaultPrevented) second.click();

    expect([second?.checked, rounds]).toEqual([true, 0]);
  });

  it.each([
    ['nothing', () => document.body],
    [
      'the board',
      () => document.body.appendChild(element('div', { tabindex: 0, role: 'img', 'aria-label': 'Reels' })),
    ],
  ])('plays with the focus on %s', (_, on) => {
    const { defaultPrevented } = press(on());

    expect([rounds, defaultPrevented]).toEqual([1, true]);
  });

  it.each([
    ['while a sheet is open', { isOpen: true }],
    ['again and again while it is held', { repeat: true }],
    ['for another key', { code: 'Enter' }],
  ])('plays nothing %s', (_, { isOpen = false, ...options }: KeyboardEventInit & { isOpen?: boolean }) => {
    sheet.open = isOpen;

    press(document.body, options);

    expect(rounds).toBe(0);
  });
});
