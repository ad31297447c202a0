import type { Release } from '@mosaico/shared/contract';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** What one release may hold. The largest of ours, the shell with its pictures, has a tenth of it. */
export const PUBLISHING_LIMITS = {
  files: 2_000,
  /** A path, and one name in it: what file systems take. */
  pathLetters: 500,
  nameLetters: 200,
  fileBytes: 16 * MEGABYTE,
  totalBytes: 128 * MEGABYTE,
  /** release.json, which every edge keeps in memory. */
  documentBytes: MEGABYTE,
  /** Entry and chunks, compressed: what a browser loads first. Ours have 17 KB at most, and the shell 170. */
  firstBytes: { area: 100 * KILOBYTE, shell: 300 * KILOBYTE },
} as const;

/** Every limit that a release exceeds, by what its document says of its files. */
export function exceededLimits({ files }: Release): string[] {
  const reasons = files
    .filter(({ bytes }) => bytes > PUBLISHING_LIMITS.fileBytes)
    .map(
      ({ path, bytes }) =>
        `${path} has ${inMegabytes(bytes)}; a file may have ${inMegabytes(PUBLISHING_LIMITS.fileBytes)}`,
    );
  const { pathLetters, nameLetters } = PUBLISHING_LIMITS;
  const long = files.filter(
    ({ path }) => path.length > pathLetters || path.split('/').some((name) => name.length > nameLetters),
  );
  reasons.push(...long.map(({ path }) => `${path.slice(0, 40)}… is too long a path`));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > PUBLISHING_LIMITS.totalBytes)
    reasons.push(
      `all files together have ${inMegabytes(total)}; a release may have ${inMegabytes(PUBLISHING_LIMITS.totalBytes)}`,
    );
  if (files.length > PUBLISHING_LIMITS.files)
    reasons.push(`it lists ${files.length} files; a release may have ${PUBLISHING_LIMITS.files}`);
  return reasons;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`;
}
