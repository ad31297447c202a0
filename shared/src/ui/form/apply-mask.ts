/** Rewrites the field's text through the mask and keeps the caret behind the same digit. */
export function applyMask(input: HTMLInputElement, mask: (text: string) => string): void {
  const masked = mask(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  input.value = masked;
  const position = isAtEnd ? masked.length : afterDigits(masked, digitsBefore);
  if (document.activeElement === input) input.setSelectionRange(position, position);
}

function afterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
