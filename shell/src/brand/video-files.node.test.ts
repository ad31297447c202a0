import { statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../shared/assets/video');
const KILOBYTE = 1024;

describe('the files of the background video', () => {
  it.each([
    ['aurora', ''],
    ['mare', 'mare'],
  ])(
    '[G43] of %s are within their size: 600 KB for both formats together, 40 KB for the poster',
    (_, folder) => {
      const bytes = (file: string) => statSync(join(FOLDER, folder, file)).size;

      expect(bytes('ambient.webm') + bytes('ambient.mp4')).toBeLessThanOrEqual(600 * KILOBYTE);
      expect(bytes('poster.webp')).toBeLessThanOrEqual(40 * KILOBYTE);
      for (const file of ['ambient.webm', 'ambient.mp4', 'poster.webp']) {
        expect(bytes(file)).toBeGreaterThan(KILOBYTE);
      }
    },
  );
});
