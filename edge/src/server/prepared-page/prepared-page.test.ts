import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { preparePage } from './prepared-page.ts';
import { NONCE_BYTES, standIns } from './template.ts';

const MARKER = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123==';
const nonce = () => randomBytes(NONCE_BYTES).toString('base64');

/** Markup like that of a page, with a nonce in every script. */
function page(scripts: number): string {
  const words = 'jogo slot aposta rodada saldo prêmio bônus 老虎机 สล็อต'.split(' ');
  const card = (n: number) =>
    `<li class="x${n % 7}"><a href="/gameInfo?id=${n}">${words[n % 8]} ${n * 7919}</a> == "=="</li>`;
  return Array.from(
    { length: scripts },
    (_, n) =>
      `<script nonce="${MARKER}" src="/releases/${n}.js"></script>${Array.from({ length: n * 3 }, (__, m) => card(m)).join('')}`,
  ).join('\n');
}

describe('a prepared page', () => {
  it('is, decompressed, the same page with the nonce of the view', async () => {
    const html = page(25);
    const prepared = preparePage(html, MARKER);

    for (let view = 0; view < 20; view += 1) {
      const own = nonce();
      const expected = html.replaceAll(MARKER, own);
      expect((await prepared.as(null, own)).toString()).toBe(expected);
      expect(gunzipSync(await prepared.as('gzip', own)).toString()).toBe(expected);
      expect(brotliDecompressSync(await prepared.as('br', own)).toString()).toBe(expected);
    }
  });

  it('is so for pages of any text', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '=', '"', '<p>', 'jogo', 'ç', '老', '\n') }), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        async (pieces, bytes) => {
          const own = Buffer.from(bytes).toString('base64');
          const prepared = preparePage(pieces.join(MARKER), MARKER);

          expect(gunzipSync(await prepared.as('gzip', own)).toString()).toBe(pieces.join(own));
          expect(brotliDecompressSync(await prepared.as('br', own)).toString()).toBe(pieces.join(own));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('costs few bytes more than the page compressed as a whole', async () => {
    const html = page(25);
    const whole = html.replaceAll(MARKER, nonce());
    const prepared = preparePage(html, MARKER);

    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const extraBrotli =
      (await prepared.as('br', nonce())).length - brotliCompressSync(whole, { params }).length;
    const extraGzip = (await prepared.as('gzip', nonce())).length - gzipSync(whole, { level: 9 }).length;

    expect([extraBrotli, extraGzip].every((bytes) => bytes < 25 * 80)).toBe(true);
  });
});

describe('what stands in for nonces', () => {
  it('has no row of three bytes twice, and nothing that text has', () => {
    const all = standIns(90);

    const rows = all.flatMap((one) =>
      [...one.subarray(0, 20)].map((_, at) => one.subarray(at, at + 3).toString('hex')),
    );
    expect(new Set(rows).size).toBe(rows.length);
    expect(all.every((one) => one.length === 24 && one.subarray(22).toString() === '==')).toBe(true);
    expect(all.some((one) => /[\0-\x7f]/.test(one.subarray(0, 22).toString('latin1')))).toBe(false);
  });
});
