import { element } from '../elements/element.ts';

export interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

interface SegmentsOptions<Value extends string> {
  /** Tells it from others of the page. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option<Value>[];
  readonly chosen: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice among a few, all of them in sight. */
export function segments<Value extends string>({
  name,
  label,
  options,
  chosen,
  onChange,
}: SegmentsOptions<Value>): HTMLElement {
  const radios = options.map(({ value, text }) => {
    const radio = element('input', { type: 'radio', name, value });
    radio.checked = value === chosen;
    radio.addEventListener('change', () => onChange(value));
    return element('label', {}, radio, element('span', {}, text));
  });
  return element(
    'div',
    { class: 'segments', role: 'radiogroup', 'aria-label': label },
    element('span', { class: 'control-name', 'aria-hidden': 'true' }, label),
    ...radios,
  );
}

interface SliderOptions {
  readonly label: string;
  /** Where the values stand on the scale, in ascending order; asked for anew whenever it is drawn. */
  readonly places: () => readonly number[];
  /** The scale itself, where it reaches further than its values. */
  readonly ends?: readonly [least: number, most: number];
  /** The place at first. */
  readonly place: number;
  /** The value in words, for who does not see it. */
  readonly inWords: (place: number) => string;
  /** The value as it is seen. */
  readonly shown: (place: number) => string;
  readonly onChange: (place: number) => void;
}

/** A choice on a scale, with a step to each side for thumbs and arrow keys. @returns the control, and how to draw it anew at a place */
export function slider({ label, places, ends, place, inWords, shown, onChange }: SliderOptions) {
  const [least = 0, most = 0] = ends ?? [places()[0], places().at(-1)];
  const range = element('input', { type: 'range', min: least, max: most, step: 1, 'aria-label': label });
  const output = element('output', { class: 'control-value', 'aria-hidden': 'true' });
  let now = place;
  const draw = (at = now) => {
    now = at;
    range.value = String(now);
    range.setAttribute('aria-valuetext', inWords(now));
    output.textContent = shown(now);
  };
  const choose = (at: number | undefined) => {
    draw(at ?? now);
    onChange(now);
  };
  const stepBy = (by: number) => {
    const all = places();
    choose(all[all.indexOf(now) + by]);
  };
  const step = (by: number, sign: string) => {
    const button = element(
      'button',
      { type: 'button', class: 'step', tabindex: -1, 'aria-hidden': 'true' },
      sign,
    );
    button.addEventListener('click', () => stepBy(by));
    return button;
  };
  range.addEventListener('input', () => {
    const moved = Number(range.value) - now;
    // An arrow key moves the scale by one, which may be less than the way to the next value.
    if (Math.abs(moved) === 1) stepBy(moved);
    else choose(nearest(places(), now + moved));
  });
  draw();
  const view = element('div', { class: 'slider' }, output, step(-1, '−'), range, step(1, '+'));
  return { view, draw };
}

function nearest(places: readonly number[], wanted: number): number | undefined {
  const farOff = (place: number) => Math.abs(place - wanted);
  const least = Math.min(...places.map(farOff));
  return places.find((place) => farOff(place) === least);
}

/** A choice from a list. @returns the control, and how to show another choice */
export function picker<Value extends string>({
  name,
  label,
  options,
  chosen,
  onChange,
}: SegmentsOptions<Value>) {
  const list = element(
    'select',
    { name, 'aria-label': label },
    ...options.map(({ value, text }) => element('option', { value }, text)),
  );
  list.value = chosen;
  list.addEventListener('change', () => onChange(list.value as Value));
  const view = element(
    'div',
    { class: 'picker' },
    element('span', { class: 'control-name', 'aria-hidden': 'true' }, label),
    list,
  );
  return { view, draw: (value: Value) => void (list.value = value) };
}
