import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';
import { temporaryFolders } from '../../testing/test-releases.ts';
import { brotliForm } from './brotli-form.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const MEGABYTE = 1024 * 1024;
const plain = Buffer.from('console.log("the file");\n'.repeat(200));

async function formOf(compressed: Buffer | null): Promise<Buffer | 'altered' | null> {
  const path = join(await folders.make(), 'area.js');
  if (compressed) await writeFile(`${path}.br`, compressed);
  return await brotliForm(path, plain);
}

/** A few kilobytes of brotli that stand for this many megabytes of zeros. */
async function bombOf(megabytes: number): Promise<Buffer> {
  const compressor = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  const compressed = buffer(compressor);
  const zeros = Buffer.alloc(MEGABYTE);
  for (let n = 0; n < megabytes; n += 1) if (!compressor.write(zeros)) await once(compressor, 'drain');
  compressor.end();
  return await compressed;
}

describe('the brotli form of a file', () => {
  it('is used when it holds exactly the file, and missed by nobody', async () => {
    const compressed = brotliCompressSync(plain);

    expect(await formOf(compressed)).toEqual(compressed);
    expect(await formOf(null)).toBeNull();
  });

  it.each([
    ['another file', brotliCompressSync(Buffer.from('another'))],
    ['more than the file', brotliCompressSync(Buffer.concat([plain, plain]))],
    ['no brotli', Buffer.from('no brotli')],
    ['more bytes than the file itself has', Buffer.alloc(plain.length + 1)],
  ])('is altered when it holds %s', async (_, compressed) => {
    expect(await formOf(compressed)).toBe('altered');
  });

  it('is not unpacked beyond the size of the file', async () => {
    const bomb = await bombOf(512);
    expect(bomb.length).toBeLessThan(plain.length);
    const before = process.resourceUsage().maxRSS;

    expect(await formOf(bomb)).toBe('altered');

    const grownKilobytes = process.resourceUsage().maxRSS - before;
    expect(grownKilobytes).toBeLessThan(128 * 1024);
  });
});
