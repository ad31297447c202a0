import { MINES_FIELDS } from '@mosaico/shared/fair-games/mines/mines';
import type { Say } from '../choices/messages/load-choice-texts.ts';
import { element } from '../elements/element.ts';
import { prefersStill } from '../elements/prefers-still.ts';
import { pictureOf } from './field-pictures.ts';

const SIDE = 5;
/** Between the end and the fields that were not opened. */
const REVEAL_MS = 900;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

export interface MinesBoard {
  readonly view: HTMLElement;
  /** All fields are closed, and wait for the round. */
  clear(): void;
  /** The round is open, with these fields. */
  show(opened: readonly number[]): void;
  /** Shows where the mines were. Resolves when they have been seen. */
  reveal(opened: readonly number[], mined: readonly number[]): Promise<void>;
  /** Nothing can be opened; while all fields are closed the board says how a round begins. */
  lock(): void;
}

/** The field of 25: one stop for the tab key, arrows inside. */
export function minesBoard(look: string, say: Say, onOpen: (field: number) => void): MinesBoard {
  const fields = Array.from({ length: MINES_FIELDS }, (_, field) => {
    const button = element('button', { type: 'button', class: 'mine-field', tabindex: field === 0 ? 0 : -1 });
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') === 'true') return;
      button.classList.add('is-opening');
      onOpen(field);
    });
    return button;
  });
  const start = element(
    'p',
    { class: 'mines-start' },
    element('span', { class: 'caption' }, say('playFirst')),
  );
  const view = element(
    'div',
    { class: `mines-board mines-${look}`, role: 'group', 'aria-label': say('board') },
    ...fields,
    start,
  );
  view.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    const from = fields.indexOf(document.activeElement as HTMLButtonElement);
    if (by === undefined || from < 0) return;
    event.preventDefault();
    const to = fields[(from + by + MINES_FIELDS) % MINES_FIELDS];
    for (const field of fields) field.tabIndex = field === to ? 0 : -1;
    to?.focus();
  });

  function paint(field: number, kind: 'closed' | 'safe' | 'mined', isMuted: boolean) {
    const button = fields[field];
    if (!button) return;
    button.className = `mine-field is-${kind}${isMuted ? ' is-muted' : ''}`;
    button.setAttribute('aria-label', say(kind, { n: field + 1 }));
    button.setAttribute('aria-disabled', String(kind !== 'closed' || !view.classList.contains('is-open')));
    if (kind === 'closed') button.replaceChildren();
    else if (button.childElementCount === 0) button.replaceChildren(pictureOf(look, kind));
  }
  const all = (kindOf: (field: number) => readonly ['closed' | 'safe' | 'mined', boolean]) =>
    fields.forEach((_, field) => paint(field, ...kindOf(field)));

  function clear() {
    view.classList.remove('is-open');
    start.hidden = true;
    all(() => ['closed', false]);
  }
  clear();
  return {
    view,
    clear,
    show(opened) {
      view.classList.add('is-open');
      start.hidden = true;
      all((field) => [opened.includes(field) ? 'safe' : 'closed', false]);
    },
    async reveal(opened, mined) {
      view.classList.remove('is-open');
      const last = opened.at(-1);
      const isBlown = last !== undefined && mined.includes(last);
      view.classList.toggle('is-blown', isBlown && !prefersStill());
      all((field) => [opened.includes(field) ? (mined.includes(field) ? 'mined' : 'safe') : 'closed', false]);
      if (!prefersStill()) await new Promise((resolve) => setTimeout(resolve, REVEAL_MS));
      view.classList.remove('is-blown');
      all((field) => [mined.includes(field) ? 'mined' : 'safe', !opened.includes(field)]);
    },
    lock() {
      view.classList.remove('is-open');
      // Nobody takes fields that show what was in them for fields to be opened.
      start.hidden = !fields.every((field) => field.classList.contains('is-closed'));
    },
  };
}
