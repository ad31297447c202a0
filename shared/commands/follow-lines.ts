import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  statSync,
  unwatchFile,
  watchFile,
} from 'node:fs';

/** Of looking whether the file has grown. */
const INTERVAL_MS = 300;

/**
 * Calls back with each line that is written to a file from now on.
 *
 * @param file may not be there yet
 * @returns ends it
 */
export function followLines(file: string, onLine: (line: string) => void): () => void {
  let position = existsSync(file) ? statSync(file).size : 0;
  let unfinished = '';
  const look = () => {
    if (!existsSync(file)) return;
    const descriptor = openSync(file, 'r');
    const { size } = fstatSync(descriptor);
    // The log was rotated or emptied: what stands in it now is new.
    if (size < position) [position, unfinished] = [0, ''];
    const added = Buffer.alloc(size - position);
    position += readSync(descriptor, added, 0, added.length, position);
    closeSync(descriptor);
    const lines = `${unfinished}${added.toString('utf8')}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  watchFile(file, { interval: INTERVAL_MS }, look);
  return () => unwatchFile(file, look);
}
