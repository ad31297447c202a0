/**
 * Digits of a CPF, or null when the check digits are wrong. Accepts `529.982.247-25` and `52998224725`.
 * Eleven equal digits are refused. Source: R150.
 */
export function normaliseCpf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(trimmed)) return null;
  const digits = trimmed.replace(/\D/g, '');
  if (/^(\d)\1{10}$/.test(digits)) return null;
  const expected = `${checkDigit(digits, 9)}${checkDigit(digits, 10)}`;
  return digits.endsWith(expected) ? digits : null;
}

function checkDigit(digits: string, length: number): number {
  const sum = Array.from(digits.slice(0, length)).reduce(
    (total, digit, index) => total + Number(digit) * (length + 1 - index),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** `52998224725` becomes `***.982.247-**`: its owner recognises it, nobody else can use it. */
export function concealCpf(digits: string): string {
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`;
}
