/** What a phone writes into its pictures beside the picture. */
export const CAMERA_NOTES = 'Exif GPSLatitude -22.9711 iPhone of Joana';

interface Sample {
  readonly width?: number;
  readonly height?: number;
  /** Makes one picture differ from another. */
  readonly text?: string;
  readonly notes?: string;
}

/** A JPEG as far as its segments go: notes of a camera, tables, a size, a scan, an end, and something behind it. */
export function sampleJpeg({
  width = 800,
  height = 600,
  text = 'picture',
  notes = CAMERA_NOTES,
}: Sample = {}): Buffer {
  const size = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    segment(0xe1, Buffer.from(notes)),
    segment(0xfe, Buffer.from(notes)),
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xc0, size),
    segment(0xc4, Buffer.alloc(20, 0)),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(text),
    Buffer.from([0xff, 0, 0xff, 0xd3]),
    Buffer.from(text),
    segment(0xe1, Buffer.from(notes)),
    Buffer.from([0xff, 0xd9]),
    Buffer.from(notes),
  ]);
}

function segment(marker: number, content: Buffer): Buffer {
  const length = content.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), content]);
}

/** Three pictures as they go over the wire. */
export function samplePictures(word = 'person') {
  const one = (place: string) => sampleJpeg({ text: `${word} ${place}` }).toString('base64');
  return { front: one('front'), back: one('back'), selfie: one('selfie') };
}
