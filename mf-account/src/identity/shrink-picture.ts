import { PICTURE_LIMITS } from '@mosaico/shared/rules';

/** A picture that is ready to be sent. */
export interface ReadyPicture {
  /** `data:image/jpeg;base64,…`, to be shown. */
  readonly address: string;
  /** The same as it goes over the wire. */
  readonly base64: string;
}

/** The picture cannot be read, or has too few pixels. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';
  readonly fault: 'unreadable' | 'tooSmall';
  constructor(fault: 'unreadable' | 'tooSmall') {
    super(fault);
    this.fault = fault;
  }
}

const QUALITIES = [0.85, 0.7, 0.5];

/**
 * Makes a JPEG of moderate size of any picture that the browser can read, upright, and without what the camera has written beside it.
 *
 * @throws UnusablePicture
 * Source: G33.
 */
export async function shrinkPicture(file: Blob): Promise<ReadyPicture> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnusablePicture('unreadable');
  });
  const { width, height } = picture;
  if (Math.min(width, height) < PICTURE_LIMITS.leastPixels) throw new UnusablePicture('tooSmall');
  const scale = scaleOf(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const address = canvas.toDataURL('image/jpeg', quality);
    const base64 = address.slice(address.indexOf(',') + 1);
    if ((base64.length * 3) / 4 <= PICTURE_LIMITS.mostBytes) return { address, base64 };
  }
  throw new UnusablePicture('unreadable');
}

/** As small as is sent, and no side below what is taken. Pure. */
export function scaleOf(width: number, height: number): number {
  const { leastPixels, sentPixels } = PICTURE_LIMITS;
  const wanted = Math.min(1, sentPixels / Math.max(width, height));
  return Math.max(wanted, Math.min(1, leastPixels / Math.min(width, height)));
}
