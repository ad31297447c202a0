/** Bytes of a nonce, which as base64 ends with `==`. */
export const NONCE_BYTES = 16;
/** Its length as a text. */
export const NONCE_LENGTH = 24;

/** Bytes in which a nonce has its places. */
export interface Template {
  readonly bytes: Buffer;
  /** Where each of them begins. */
  readonly places: readonly number[];
}

/** @param between what stands before a nonce, if anything */
export function templateOf(pieces: readonly Buffer[], between: Buffer = Buffer.alloc(0)): Template {
  const places: number[] = [];
  const parts: Buffer[] = [];
  let length = 0;
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      length += between.length;
      places.push(length);
      parts.push(between, Buffer.alloc(NONCE_LENGTH));
      length += NONCE_LENGTH;
    }
    parts.push(piece);
    length += piece.length;
  }
  return { bytes: Buffer.concat(parts), places };
}

/** A copy with the nonce in its places. */
export function fill({ bytes, places }: Template, nonce: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const place of places) filled.write(nonce, place, NONCE_LENGTH, 'latin1');
  return filled;
}

/** Bytes that no text in UTF-8 has. */
const NEVER_IN_TEXT = [0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff];
/** As every nonce ends. */
const END = '==';

/**
 * What a compressor is given in place of the nonces, so that it counts their bytes: none of them occurs in the page, and no two of a row
 * of three are the same anywhere, so that it never refers to one.
 *
 * @returns `count` of them, each as long as a nonce
 */
export function standIns(count: number): Buffer[] {
  rows ??= rowsOfThree();
  const all = rows;
  return Array.from({ length: count }, (_, index) => {
    const start = index * (NONCE_LENGTH - END.length);
    const bytes = all.slice(start, start + NONCE_LENGTH - END.length);
    if (bytes.length < NONCE_LENGTH - END.length) throw new RangeError('a page has too many nonces');
    return Buffer.concat([Buffer.from(bytes), Buffer.from(END)]);
  });
}

let rows: readonly number[] | undefined;

/** Every row of three of the bytes once (a de Bruijn sequence, by the greedy rule). */
function rowsOfThree(): number[] {
  const sequence = [0, 0, 0].map(() => NEVER_IN_TEXT[0] ?? 0);
  const seen = new Set([String(sequence)]);
  for (;;) {
    const [one, two] = sequence.slice(-2);
    const next = NEVER_IN_TEXT.toReversed().find((byte) => !seen.has(String([one, two, byte])));
    if (next === undefined) return sequence;
    seen.add(String([one, two, next]));
    sequence.push(next);
  }
}
