const WEIGHTS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2] as const;

/**
 * The 14 characters of a CNPJ in capitals, or null when the check digits are wrong. Accepts `12.345.678/0001-95`, the same without
 * marks, and since July 2026 letters in the first twelve places: `12.ABC.345/01DE-35`. Fourteen equal digits are refused.
 * Source: R100; Instrução Normativa RFB 2.229/2024.
 */
export function normaliseCnpj(text: string): string | null {
  const trimmed = text.trim().toUpperCase();
  if (!/^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/.test(trimmed)) return null;
  const characters = trimmed.replace(/[./-]/g, '');
  if (/^(\d)\1{13}$/.test(characters)) return null;
  const expected = `${checkDigit(characters.slice(0, 12))}${checkDigit(characters.slice(0, 13))}`;
  return characters.endsWith(expected) ? characters : null;
}

/** A character counts what its ASCII code is above that of `0`: digits themselves, letters 17 to 42. */
function checkDigit(characters: string): number {
  const weights = WEIGHTS.slice(WEIGHTS.length - characters.length);
  const sum = Array.from(characters).reduce(
    (total, character, index) => total + (character.charCodeAt(0) - 48) * (weights[index] ?? 0),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
