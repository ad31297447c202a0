import type { Page } from '@playwright/test';
import jsQr from 'jsqr';

/** A quarter of the pixels is enough for a code that is to be read from a distance. */
const SCALE = 0.5;

/** What the QR code in a picture says, read as a camera would: from its pixels. @param page decodes the PNG */
export async function qrOfPng(page: Page, png: Buffer): Promise<string | undefined> {
  const { width, height, pixels } = await page.evaluate(
    async ({ base64, scale }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const size = [Math.round(picture.width * scale), Math.round(picture.height * scale)] as const;
      const pen = new OffscreenCanvas(...size).getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(picture, 0, 0, ...size);
      const { data } = pen.getImageData(0, 0, ...size);
      let text = '';
      for (const value of data) text += String.fromCharCode(value);
      return { width: size[0], height: size[1], pixels: btoa(text) };
    },
    { base64: png.toString('base64'), scale: SCALE },
  );
  return jsQr(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data;
}
