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
  readonly least: number;
  readonly most: number;
  readonly value: number;
  /** The value in words, for who does not see it. */
  readonly inWords: (value: number) => string;
  /** The value as it is seen. */
  readonly shown: (value: number) => string;
  readonly onChange: (value: number) => void;
}

/** A choice on a scale, with a step to each side for thumbs. @returns the control, and how to draw it anew */
export function slider({ label, least, most, value, inWords, shown, onChange }: SliderOptions) {
  const range = element('input', { type: 'range', min: least, max: most, step: 1, 'aria-label': label });
  range.value = String(value);
  const output = element('output', { class: 'control-value', 'aria-hidden': 'true' });
  const draw = () => {
    range.setAttribute('aria-valuetext', inWords(Number(range.value)));
    output.textContent = shown(Number(range.value));
  };
  const change = () => {
    draw();
    onChange(Number(range.value));
  };
  const step = (by: number, sign: string) => {
    const button = element(
      'button',
      { type: 'button', class: 'step', tabindex: -1, 'aria-hidden': 'true' },
      sign,
    );
    button.addEventListener('click', () => {
      range.value = String(Number(range.value) + by);
      change();
    });
    return button;
  };
  range.addEventListener('input', change);
  draw();
  const view = element('div', { class: 'slider' }, output, step(-1, '−'), range, step(1, '+'));
  return { view, draw };
}

/** A choice from a list. */
export function picker<Value extends string>({
  name,
  label,
  options,
  chosen,
  onChange,
}: SegmentsOptions<Value>): HTMLElement {
  const list = element(
    'select',
    { name, 'aria-label': label },
    ...options.map(({ value, text }) => element('option', { value }, text)),
  );
  list.value = chosen;
  list.addEventListener('change', () => onChange(list.value as Value));
  return element(
    'div',
    { class: 'picker' },
    element('span', { class: 'control-name', 'aria-hidden': 'true' }, label),
    list,
  );
}
