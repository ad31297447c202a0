import { createHmac } from 'node:crypto';

/** Easy to read aloud, as those of errors: no vowels, no look-alikes. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A reference of the form in which `visitorReference` gives it. */
export const REFERENCE = new RegExp(`^[${LETTERS}]{4}-[${LETTERS}]{4}$`);

/** What support knows a browser by. It follows from the id in its cookie, which does not follow from it. */
export function visitorReference(key: Buffer, id: string): string {
  let rest = createHmac('sha256', key).update('visitor ').update(id).digest().readBigUInt64BE();
  let text = '';
  while (text.length < LENGTH) {
    text += LETTERS[Number(rest % BigInt(LETTERS.length))];
    rest /= BigInt(LETTERS.length);
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
