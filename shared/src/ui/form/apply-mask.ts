/** Rewrites the field's text through the mask and keeps the caret behind the same digit or letter. */
export function applyMask(input: HTMLInputElement, mask: (text: string) => string): void {
  const masked = mask(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const signsBefore = signsIn(mask(input.value.slice(0, caret)));
  input.value = masked;
  const position = isAtEnd ? masked.length : afterSigns(masked, signsBefore);
  if (document.activeElement === input) input.setSelectionRange(position, position);
}

const SIGN = /[0-9A-Z]/i;

/** Digits and letters; what else is there, the mask has put in. */
function signsIn(text: string): number {
  return Array.from(text).filter((character) => SIGN.test(character)).length;
}

function afterSigns(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (SIGN.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
