import { constants, createBrotliCompress } from 'node:zlib';
import { alternating, flushed, withoutStandIns } from './flushed.ts';
import { NONCE_LENGTH, standIns, templateOf, type Template } from './template.ts';

/** A page is prepared once and sent often; higher ones take ten times as long for a few bytes. */
const QUALITY = 9;
/**
 * Begins a block that is stored as it is: not the last one (1 bit), length in 4 nibbles (2), length - 1 (16), stored (1).
 * Source: RFC 7932, 9.2.
 */
const HEADER = (0 << 0) | (0 << 1) | ((NONCE_LENGTH - 1) << 3) | (1 << 19);
const STORED = Buffer.from([HEADER & 0xff, (HEADER >> 8) & 0xff, HEADER >> 16]);

/**
 * A page in brotli, in which each nonce is a stored block. This is exact: the compressor has counted a stand-in of the same length, to which it does not
 * refer, and whose last two bytes, which the next one is coded by, are the nonce's.
 */
export async function brotliTemplate(pieces: readonly Buffer[]): Promise<Template> {
  const all = alternating(pieces, standIns(pieces.length - 1));
  const bytes = all.reduce((sum, { length }) => sum + length, 0);
  const compressor = createBrotliCompress({
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  const forms = await flushed(compressor, all, constants.BROTLI_OPERATION_FLUSH);
  return templateOf(withoutStandIns(forms), STORED);
}
