import { centavosFromWire } from '@mosaico/shared/money';

/**
 * Reads an amount that a client sends (`amountInput`): a plain decimal with at most two places, as text or number, and nothing
 * else. What people type, such as `1.234,56`, is read in the form: here it could mean a thousand times as much.
 *
 * @returns integer centavos; null when it is no such amount, or has a sign
 * Source: R152, A47.
 */
export function sentAmount(sent: string | number): number | null {
  const text = String(sent);
  if (text.startsWith('-')) return null;
  try {
    return centavosFromWire(text);
  } catch {
    return null;
  }
}
