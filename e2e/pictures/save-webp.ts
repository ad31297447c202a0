import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { setting } from '../site.ts';

/** No picture of the documents is larger. */
const MAX_BYTES = 60_000;
const BEST_QUALITY = 0.9;
const WORST_QUALITY = 0.4;

/**
 * Saves a screenshot, or several side by side, with round corners on a transparent ground, as WebP: in the best quality whose
 * file is small enough.
 *
 * @param desk a page without content; its browser is the encoder
 * @throws when even the worst quality is too large
 */
export async function saveWebp(desk: Page, name: string, shots: readonly Buffer[]): Promise<void> {
  const sources = shots.map((shot) => `data:image/png;base64,${shot.toString('base64')}`);
  for (let quality = BEST_QUALITY; quality >= WORST_QUALITY; quality -= 0.05) {
    const encoded = Buffer.from(await desk.evaluate(sideBySide, { sources, quality }), 'base64');
    if (encoded.length > MAX_BYTES) continue;
    writeFileSync(join(setting('PICTURES_FOLDER'), `${name}.webp`), encoded);
    console.log(`  ${name}.webp: ${Math.ceil(encoded.length / 1000)} KB`);
    return;
  }
  throw new Error(`${name} is larger than ${MAX_BYTES / 1000} KB`);
}

/** Runs in the page. @returns the picture as Base64 */
async function sideBySide({ sources, quality }: { sources: readonly string[]; quality: number }) {
  const gap = 24;
  const radius = 28;
  const pictures = await Promise.all(
    sources.map(async (source) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      return picture;
    }),
  );
  const canvas = document.createElement('canvas');
  canvas.width = pictures.reduce((sum, { width }) => sum + width, gap * (pictures.length - 1));
  canvas.height = Math.max(...pictures.map(({ height }) => height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  let left = 0;
  for (const picture of pictures) {
    pen.save();
    pen.beginPath();
    pen.roundRect(left, 0, picture.width, picture.height, radius);
    pen.clip();
    pen.drawImage(picture, left, 0);
    pen.restore();
    left += picture.width + gap;
  }
  return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '');
}
