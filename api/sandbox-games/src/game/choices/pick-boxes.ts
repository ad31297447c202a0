import { element } from '../elements/element.ts';

export interface Pick<Value> {
  readonly value: Value;
  /** What it is and what it pays, in words. */
  readonly inWords: string;
  /** What is written on it. */
  readonly face: string;
  readonly colour: string;
}

interface PickBoxesOptions<Value> {
  readonly label: string;
  readonly picks: readonly Pick<Value>[];
  /** Chosen at first. */
  readonly first: Value;
  readonly onChange: () => void;
}

export interface PickBoxes<Value> {
  readonly view: HTMLElement;
  /** What is chosen, in the order of the picks. */
  readonly chosen: readonly Value[];
}

/** Boxes to put the same stake on one thing or on several. */
export function pickBoxes<Value>({
  label,
  picks,
  first,
  onChange,
}: PickBoxesOptions<Value>): PickBoxes<Value> {
  const boxes = picks.map(({ value, inWords, face, colour }) => {
    const box = element('input', { type: 'checkbox', 'aria-label': inWords });
    box.checked = value === first;
    box.addEventListener('change', onChange);
    const shown = element('span', {}, face);
    shown.style.setProperty('--kind', colour);
    return { value, box, view: element('label', { class: 'pick' }, box, shown) };
  });
  const view = element(
    'div',
    { class: 'picks', role: 'group', 'aria-label': label },
    ...boxes.map((one) => one.view),
  );
  return {
    view,
    get chosen() {
      return boxes.filter(({ box }) => box.checked).map(({ value }) => value);
    },
  };
}
