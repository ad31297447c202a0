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
 * @param {string} file may not be there yet
 * @param {(line: string) => void} onLine
 * @returns {() => void} ends it
 */
export function followLines(file, onLine) {
  let position = existsSync(file) ? statSync(file).size : 0;
  let unfinished = '';
  const look = () => {
    if (!existsSync(file)) return;
    const descriptor = openSync(file, 'r');
    const added = Buffer.alloc(Math.max(0, fstatSync(descriptor).size - position));
    position += readSync(descriptor, added, 0, added.length, position);
    closeSync(descriptor);
    const lines = `${unfinished}${added.toString('utf8')}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  };
  watchFile(file, { interval: INTERVAL_MS }, look);
  return () => unwatchFile(file, look);
}
