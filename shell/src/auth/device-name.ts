import { openStorage } from '@mosaico/shared/storage';

const KEY = 'device';
const BYTES = 16;

/**
 * The random name of this browser, made with its first login. The server keeps no more than keyed hashes of it: it writes
 * to a member whose account is entered under a name that is new (G54), and sees that two members use one browser (G38).
 */
export function deviceName(): string {
  const storage = openStorage(() => window.localStorage);
  const known = storage.getItem(KEY);
  if (known) return known;
  const name = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  storage.setItem(KEY, name);
  return name;
}
