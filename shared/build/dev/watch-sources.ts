import { watch } from 'node:fs';
import { join } from 'node:path';
import { SHARED_ROOT } from '../paths.ts';

/** Waited for after a change, because editors and formatters write a file several times in a row. */
const SETTLE_MS = 80;

/** Calls back soon after a source of the area, or shared code that it bundles, has changed. */
export function watchSources(dir: string, onChange: () => void): void {
  let settling: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settling);
    settling = setTimeout(onChange, SETTLE_MS);
  };
  for (const folder of [join(dir, 'src'), join(SHARED_ROOT, 'src')])
    watch(folder, { recursive: true }, changed);
  watch(join(dir, 'area.json'), changed);
}
