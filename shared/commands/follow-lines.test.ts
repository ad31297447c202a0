import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { followLines } from './follow-lines.ts';

let folder = '';
let end = () => {};
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'mosaico-lines-'))));
afterEach(async () => {
  end();
  await rm(folder, { recursive: true });
});

/** Follows a file; `until` waits for that many lines. */
function follow(file: string) {
  const lines: string[] = [];
  end = followLines(file, (line) => lines.push(line));
  return async (count: number) => {
    while (lines.length < count) await pause(20);
    return lines;
  };
}

it('gives the lines that are written after it began, whole', async () => {
  const file = join(folder, 'edge.log');
  await writeFile(file, 'before\n');
  const until = follow(file);

  await appendFile(file, 'one\ntw');
  await until(1);
  await appendFile(file, 'o\n');

  expect(await until(2)).toEqual(['one', 'two']);
});

it('follows a file that begins later, and one that is emptied', async () => {
  const file = join(folder, 'edge.log');
  const until = follow(file);

  await writeFile(file, 'a long first line\nunfin');
  await until(1);
  await writeFile(file, 'two\n');

  expect(await until(2)).toEqual(['a long first line', 'two']);
});
