import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from './call-site.ts';

interface Picture {
  readonly place: string;
  readonly jpeg: string;
}

/**
 * Writes the pictures of an identity check into a folder, readable for their owner alone.
 *
 * @returns the names of the files
 * @throws Refused when the folder cannot be written
 */
export async function writePictures(
  folder: string,
  number: string,
  pictures: readonly Picture[],
): Promise<readonly string[]> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await Promise.all(
      pictures.map(async ({ place, jpeg }) => {
        const path = join(folder, `${number}-${place}.jpg`);
        await writeFile(path, Buffer.from(jpeg, 'base64'), { mode: 0o600 });
        return path;
      }),
    );
  } catch {
    throw new Refused(`${folder} cannot be written`);
  }
}
