type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';

/**
 * Keeps what the player enters into the fields of a drawn screen before its code is there: taking over gives controlled fields
 * the value that the code begins with.
 *
 * @returns enters it once more, as the player would, and keeps nothing from then on
 */
export function keepTyped(container: HTMLElement): () => void {
  const entered = new Map<Field, string>();
  const places = [...container.querySelectorAll<Field>(FIELDS)];
  const note = (field: Field) => entered.set(field, stateOf(field));
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS) && container.contains(target))
      note(target as Field);
  };
  for (const field of places) if (isChanged(field)) note(field);
  // Above all of React: its outer root stops events on their way to an inner one that is just being taken over.
  const above = container.ownerDocument;
  above.addEventListener('input', hear, true);

  return () => {
    above.removeEventListener('input', hear, true);
    for (const [drawn, state] of entered) {
      const field = container.contains(drawn) ? drawn : inPlaceOf(drawn, places, container);
      if (field) enter(field, state);
    }
  };
}

/** Where the screen had to be drawn anew, in another language for example: the same field of the new one. */
function inPlaceOf(drawn: Field, places: readonly Field[], container: HTMLElement): Field | null {
  const field = [...container.querySelectorAll<Field>(FIELDS)][places.indexOf(drawn)];
  return field?.type === drawn.type ? field : null;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  return field.value !== field.defaultValue;
}

function stateOf(field: Field): string {
  return isTicked(field) ? String(field.checked) : field.value;
}

function isTicked(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function enter(field: Field, state: string): void {
  if (isTicked(field)) tick(field, state === 'true');
  else if (field instanceof HTMLSelectElement) choose(field, state);
  else write(field, state);
}

/** React hears of a change only where the element differs from what React last saw or set: so it is made to differ first. */
function write(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart: start, selectionEnd: end } = field;
  field.value = '';
  // React puts a setter of its own on the element, to see what code sets; the prototype's goes past it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
}

function tick(field: HTMLInputElement, isOn: boolean): void {
  // A radio button that is off goes off by itself with the one that is on.
  if (!isOn && field.type === 'radio') return;
  field.checked = !isOn;
  field.click();
}

function choose(field: HTMLSelectElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
