import type { Transform } from 'node:stream';

/** A compressor that can be told to put out all it has been given. */
type Compressor = Transform & { flush(kind: number, callback: () => void): void };

/**
 * Compresses pieces one after the other in one stream, so that each can refer to those before it.
 *
 * @returns the compressed form of each piece, which begins and ends between two bytes; last, what ends the stream
 */
export async function flushed(
  compressor: Compressor,
  pieces: readonly Buffer[],
  flush: number,
): Promise<readonly Buffer[]> {
  let parts: Buffer[] = [];
  const ended = new Promise((resolve, reject) => compressor.once('end', resolve).once('error', reject));
  compressor.on('data', (part: Buffer) => parts.push(part));
  const take = () => Buffer.concat(parts.splice(0));
  const forms: Buffer[] = [];
  for (const piece of pieces) {
    compressor.write(piece);
    await new Promise<void>((resolve) => compressor.flush(flush, resolve));
    // The last part may be handed on a little later.
    await new Promise(setImmediate);
    forms.push(take());
  }
  compressor.end();
  await ended;
  forms.push(take());
  parts = [];
  return forms;
}

/** The pieces of a page with stand-ins between them. */
export function alternating(pieces: readonly Buffer[], standIns: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece, index) => {
    const standIn = standIns[index - 1];
    return standIn ? [standIn, piece] : [piece];
  });
}

/** Leaves out the forms of the stand-ins; the end of the stream is joined to the last piece. */
export function withoutStandIns(forms: readonly Buffer[]): Buffer[] {
  const pieces = forms.slice(0, -1).filter((_, index) => index % 2 === 0);
  const last = pieces.pop() ?? Buffer.alloc(0);
  return [...pieces, Buffer.concat([last, forms.at(-1) ?? Buffer.alloc(0)])];
}
