/** What JSON leaves as it is and a terminal may obey: controls above the ASCII ones, and marks that turn the direction of a line. */
const OBEYED = /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** A text that somebody else has written, for a line of the terminal: in quotes, without anything that the terminal would obey. Pure. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(
    OBEYED,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
