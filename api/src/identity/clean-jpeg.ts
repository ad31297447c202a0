import { PICTURE_LIMITS } from '@mosaico/shared/rules';

const [START, END, SCAN] = [0xd8, 0xd9, 0xda];
/** Far more than a camera writes. Without a limit a picture of nothing but empty segments, four bytes each, takes the time of everybody. */
const MOST_SEGMENTS = 1_000;

/**
 * A JPEG without anything but its picture: what a camera writes about place, time and device (EXIF, XMP, IPTC, comments), embedded thumbnails and what
 * stands behind the end is left out. Null for what is no whole JPEG, or has a size that nobody can check. Pure.
 *
 * Source: G33.
 */
export function cleanJpeg(bytes: Buffer): Buffer | null {
  if (bytes.length > PICTURE_LIMITS.mostBytes || bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  let hasScan = false;
  let isSized = false;
  for (let segments = 0; segments < MOST_SEGMENTS; segments += 1) {
    const marker = markerAt(bytes, at);
    if (marker === null) return null;
    if (marker === END)
      return hasScan && isSized ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null;
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (isFrame(marker)) {
      if (isSized || length < 8 || !isFit(bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)))
        return null;
      isSized = true;
    }
    const next = marker === SCAN ? endOfScan(bytes, end) : end;
    if (!isAside(marker)) kept.push(bytes.subarray(at, next));
    hasScan ||= marker === SCAN;
    at = next;
  }
  return null;
}

/** The marker of the segment that begins here; null where none does. */
function markerAt(bytes: Buffer, at: number): number | null {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) return null;
  return marker >= 0xc0 && marker !== START && marker !== 0xff ? marker : null;
}

/** Data of applications and comments. */
function isAside(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;
}

/** Says the size: SOF0 to SOF15 without the three that only look like it. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isFit(height: number, width: number): boolean {
  const { leastPixels, mostPixels } = PICTURE_LIMITS;
  return Math.min(width, height) >= leastPixels && Math.max(width, height) <= mostPixels;
}

/** Where the data of a scan end: at the next marker that is neither a filler nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const next = at === -1 ? undefined : bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at += next === 0xff ? 1 : 2;
  }
}
