import { constants, createDeflateRaw } from 'node:zlib';
import { alternating, flushed, withoutStandIns } from './flushed.ts';
import { NONCE_LENGTH, standIns, templateOf, type Template } from './template.ts';

const LEVEL = 9;
/** Deflate, no name, no time, any system. Source: RFC 1952, 2.3. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Begins a block that is stored as it is: length, and its complement. Source: RFC 1951, 3.2.4. */
const STORED = Buffer.from([0, NONCE_LENGTH, 0, 0xff - NONCE_LENGTH, 0xff]);

/**
 * A page in gzip, in which each nonce is a stored block. The sum at the end is left open: it covers the nonces.
 */
export async function gzipTemplate(pieces: readonly Buffer[]): Promise<Template> {
  const all = alternating(pieces, standIns(pieces.length - 1));
  const forms = await flushed(createDeflateRaw({ level: LEVEL }), all, constants.Z_SYNC_FLUSH);
  const bytes = all.reduce((sum, { length }) => sum + length, 0);
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(bytes, 4);
  const [first = Buffer.alloc(0), ...others] = withoutStandIns(forms);
  const blocks = [Buffer.concat([HEADER, first]), ...others];
  const last = blocks.pop() ?? Buffer.alloc(0);
  return templateOf([...blocks, Buffer.concat([last, trailer])], STORED);
}
