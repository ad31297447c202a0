import { centavosFromInput } from '../../money/money.ts';
import { MASKS, maskReais } from './masks.ts';
import type { Mask } from './masks.ts';

/** Rewrites the field's text through the mask and keeps the caret behind the same digit. */
export function applyMask(input: HTMLInputElement, mask: Mask): void {
  const masked = MASKS[mask].apply(input.value);
  if (masked === input.value) return;
  const caret = input.selectionStart ?? input.value.length;
  const isAtEnd = caret >= input.value.length;
  const digitsBefore = input.value.slice(0, caret).replace(/\D/g, '').length;
  input.value = masked;
  const position = isAtEnd || mask === 'reais' ? masked.length : afterDigits(masked, digitsBefore);
  if (document.activeElement === input) input.setSelectionRange(position, position);
}

/**
 * What a pasted amount means: `50` and `R$ 1.234,5` are reais, not digits typed cents first.
 *
 * @returns the masked text, or null when the mask should treat the paste as typing
 */
export function pastedText(text: string, mask: Mask): string | null {
  const centavos = mask === 'reais' ? centavosFromInput(text) : null;
  return centavos === null ? null : maskReais(String(centavos));
}

/** Sets the text of a field as typing would, so that React and form libraries notice. */
export function typeInto(input: HTMLInputElement, text: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

function afterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
