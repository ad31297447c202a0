import { appendFile, rename, truncate, utimes, writeFile } from 'node:fs/promises';
import { temporaryFolders } from '../../testing/test-releases.ts';
import { dropTornLine, growingLines, historyFile, readLines } from './history-file.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

/** A history with these lines, and how it is read: which lines had to be parsed. */
async function historyOf(lines: readonly string[]) {
  const registry = await folders.make();
  const parsed: string[] = [];
  const read = growingLines((text) => {
    parsed.push(text);
    return text;
  });
  const file = historyFile(registry);
  const put = async (texts: readonly string[]) =>
    await writeFile(file, texts.map((one) => `${one}\n`).join(''));
  if (lines.length > 0) await put(lines);
  return {
    registry,
    file,
    put,
    /** The lines, and those that were parsed for it. */
    async read() {
      parsed.length = 0;
      return { lines: await read(registry), parsed: [...parsed] };
    },
  };
}

describe('[G60] the history of a registry', () => {
  it('is read on from its last line, so that a change costs the same in a long one', async () => {
    const history = await historyOf(['one', 'two']);

    const first = await history.read();
    const again = await history.read();
    await appendFile(history.file, 'três\nfour\n');
    const grown = await history.read();
    await appendFile(history.file, 'five\n');
    const last = await history.read();

    expect(first).toEqual({ lines: ['one', 'two'], parsed: ['one', 'two'] });
    expect(again).toEqual({ lines: ['one', 'two'], parsed: [] });
    expect(grown).toEqual({ lines: ['one', 'two', 'três', 'four'], parsed: ['três', 'four'] });
    expect(last).toEqual({ lines: ['one', 'two', 'três', 'four', 'five'], parsed: ['five'] });
  });

  it('is read without a line that is not finished, and with it as soon as it is', async () => {
    const history = await historyOf(['one']);
    await appendFile(history.file, 'tw');
    const torn = await history.read();
    await appendFile(history.file, 'o\n');

    expect(torn.lines).toEqual(['one']);
    expect((await history.read()).lines).toEqual(['one', 'two']);
  });

  it('is read anew when it was shortened, and written on in another way', async () => {
    const history = await historyOf(['one', 'two', 'three']);
    await history.read();
    await truncate(history.file, 'one\n'.length);
    const shortened = await history.read();
    await history.put(['one', 'two', 'three']);
    await history.read();
    await history.put(['one', 'zwei', 'drei', 'vier']);

    expect(shortened.lines).toEqual(['one']);
    expect((await history.read()).lines).toEqual(['one', 'zwei', 'drei', 'vier']);
  });

  it('is read anew when a line before its end was changed, or another file is in its place', async () => {
    const history = await historyOf(['one', 'two']);
    await history.read();
    await history.put(['eno', 'two']);
    await utimes(history.file, 1, 1);
    const changed = await history.read();
    await writeFile(`${history.file}.new`, 'neo\ntwo\nthree\n');
    await rename(`${history.file}.new`, history.file);

    expect(changed.lines).toEqual(['eno', 'two']);
    expect((await history.read()).lines).toEqual(['neo', 'two', 'three']);
  });

  it('begins empty, and with nothing but a torn line too', async () => {
    const history = await historyOf([]);
    const missing = await history.read();
    await writeFile(history.file, '');
    const empty = await history.read();
    await writeFile(history.file, 'on');
    const torn = await history.read();
    await writeFile(history.file, '\n\none\n');

    expect([missing.lines, empty.lines, torn.lines]).toEqual([[], [], []]);
    expect((await history.read()).lines).toEqual(['', '', 'one']);
    await appendFile(history.file, 'two\n');
    expect(await history.read()).toEqual({ lines: ['', '', 'one', 'two'], parsed: ['two'] });
  });

  it('loses only the part of a line that a killed process has left', async () => {
    const history = await historyOf(['one', 'two']);
    await dropTornLine(history.registry);
    const whole = await readLines(history.registry);
    await appendFile(history.file, 'thr');
    await dropTornLine(history.registry);
    await appendFile(history.file, 'four\n');
    const after = await readLines(history.registry);
    await writeFile(history.file, 'on');
    await dropTornLine(history.registry);

    expect(whole).toEqual(['one', 'two']);
    expect(after).toEqual(['one', 'two', 'four']);
    expect(await readLines(history.registry)).toEqual([]);
    await dropTornLine(await folders.make());
  });
});
