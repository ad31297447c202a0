import type { Words } from '../messages/words.ts';
import type { Sound } from '../sound/sound.ts';
import { iconButton } from '../elements/buttons.ts';
import { element } from '../elements/element.ts';
import { icon, type IconName } from '../elements/icon.ts';

export interface TableText {
  readonly words: Words;
  /** Name of the game. */
  readonly name: string;
  /** Return to player in percent. */
  readonly rtp: string;
  readonly sound: Sound;
  /** On the button that plays: what it does. Without one it spins. */
  readonly playIcon?: IconName | undefined;
  /** Buttons of the game's own, before those that every game has. */
  readonly tools?: readonly Node[];
}

/** The elements of the table around a game, in the order in which they are read; the style places them by the room there is. */
export function tableParts(
  { words, name, rtp, sound, playIcon = 'spin', tools = [] }: TableText,
  game: readonly Node[],
  choices: Node,
) {
  const { t, money, percent } = words;
  const rules = iconButton('info', t('rules'));
  const offer = element('span', { class: 'offer' });
  const play = element('button', { type: 'button', class: 'play' }, icon(playIcon), icon('stop'), offer);
  const balance = element('strong', {}, money(0));
  const lastWin = element('strong', {}, money(0));
  const said = element('p', { class: 'said' });
  const note = element('p', { class: 'note' });
  const announcer = element('p', { class: 'unseen', role: 'status' });

  const title = element(
    'header',
    { class: 'title' },
    element('h1', {}, name),
    element('p', {}, `RTP ${percent(Number(rtp))}%`),
  );
  const facts = element('div', { class: 'facts' }, fact(t('balance'), balance), fact(t('lastWin'), lastWin));
  const view = element(
    'div',
    { class: 'table' },
    title,
    element('div', { class: 'tools' }, ...tools, soundButton(words, sound), rules),
    element('div', { class: 'stage' }, ...game),
    // What is said is spoken by the announcer, in whole words.
    element('div', { class: 'message', 'aria-hidden': 'true' }, said, note),
    announcer,
    facts,
    choices,
    play,
  );
  return { view, rules, play, offer, balance, lastWin, said, note, announcer };
}

function soundButton({ t }: Words, sound: Sound): HTMLButtonElement {
  const button = iconButton('mute', t('sound'));
  const draw = () => {
    button.setAttribute('aria-pressed', String(sound.isOn));
    button.replaceChildren(icon(sound.isOn ? 'volume' : 'mute'));
  };
  button.addEventListener('click', () => {
    sound.toggle();
    draw();
  });
  draw();
  return button;
}

function fact(name: string, value: Node): HTMLElement {
  return element('p', {}, element('span', {}, name), value);
}
