import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, crc32, gunzip, gzip } from 'node:zlib';
import { brotliTemplate } from './brotli-template.ts';
import { gzipTemplate } from './gzip-template.ts';
import { fill, NONCE_BYTES, templateOf } from './template.ts';

const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);
const zip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Fast enough for every view. */
const QUALITY_OF_ONE = 5;

export type PageEncoding = 'br' | 'gzip' | null;

/** Where the sum of the page stands in gzip, from its end. */
const GZIP_SUM = 8;

/** A page that differs from view to view by its nonce alone: made, and compressed, once. */
export interface PreparedPage {
  as(encoding: PageEncoding, nonce: string): Promise<Buffer>;
}

/**
 * @param html of the page, with `marker` wherever the nonce belongs
 * @param marker as long as a nonce, and nowhere else in the page
 */
export function preparePage(html: string, marker: string): PreparedPage {
  const pieces = html.split(marker).map((piece) => Buffer.from(piece));
  const plain = templateOf(pieces);
  const whole = (nonce: string) => fill(plain, nonce);
  const once = (make: () => Promise<Form>) => {
    let form: Promise<Form> | null = null;
    return async (nonce: string) => await (await (form ??= make()))(nonce);
  };

  const brotli = once(async () => {
    const template = await brotliTemplate(pieces);
    return await proven((nonce) => fill(template, nonce), whole, unbrotli, brotliCompressed);
  });
  const gzipped = once(async () => {
    const template = await gzipTemplate(pieces);
    const form = (nonce: string) => {
      const filled = fill(template, nonce);
      filled.writeUInt32LE(crc32(whole(nonce)), filled.length - GZIP_SUM);
      return filled;
    };
    return await proven(form, whole, unzip, zip);
  });

  return {
    async as(encoding, nonce) {
      if (encoding === null) return whole(nonce);
      return await (encoding === 'br' ? brotli : gzipped)(nonce);
    },
  };
}

/** The page of one view, compressed. */
type Form = (nonce: string) => Buffer | Promise<Buffer>;
type Compression = (bytes: Buffer) => Promise<Buffer>;

/** The form, if it leads back to the page; should a compressor ever do otherwise, each view is compressed as a whole. */
async function proven(
  form: (nonce: string) => Buffer,
  whole: (nonce: string) => Buffer,
  undo: Compression,
  compress: Compression,
): Promise<Form> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const read = await undo(form(nonce)).catch(() => null);
  return read?.equals(whole(nonce)) ? form : (own) => compress(whole(own));
}

async function brotliCompressed(bytes: Buffer): Promise<Buffer> {
  return await compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY_OF_ONE } });
}
