import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolders, testVersion as v, writeBuild } from '../../testing/test-releases.ts';
import { renewKey, rotateKey, verifyHistory } from './change-keys.ts';
import { walkChain } from './chain.ts';
import { historyFile, readLines } from './history-file.ts';
import { readHistory } from './history.ts';
import { publishRelease } from './publish.ts';
import { changeLive, openRegistry } from './registry.ts';
import { releaseFolder } from './release-store.ts';
import { SIGNATURE_FILE } from './signature.ts';

const folders = temporaryFolders();
afterAll(() => folders.removeAll());

const author = { by: 'ana', why: 'test', at: '2026-11-20T08:00:00.000Z' };
const activate = (registry: string, n: number) =>
  changeLive(
    registry,
    { action: 'activate', releases: [{ area: 'shell', version: v(n) }], isAgain: true },
    author,
  );

/** A registry in which versions 1 and 2 of the shell went live. */
async function changedRegistry(): Promise<string> {
  const registry = await folders.make();
  await openRegistry(registry);
  for (const n of [1, 2]) {
    const build = await folders.make();
    await writeBuild(build, 'shell', { version: v(n) });
    await publishRelease(registry, build);
    await activate(registry, n);
  }
  return registry;
}

const rewrite = async (registry: string, change: (lines: string[]) => string[]) =>
  await writeFile(historyFile(registry), `${change(await readLines(registry)).join('\n')}\n`);

describe('the signed history', () => {
  it('[G59] ties each line to the one before, under a key that only its owner can read', async () => {
    const registry = await changedRegistry();

    const report = await verifyHistory(registry);

    expect(report).toMatchObject({ linked: 3, sealed: 0, restarts: [], fault: null });
    expect(report.firstKey).toBe(report.key);
    const [name = ''] = await readdir(join(registry, 'keys'));
    expect((await stat(join(registry, 'keys', name))).mode & 0o777).toBe(0o600);
    expect((await stat(join(registry, 'keys'))).mode & 0o777).toBe(0o700);
    expect(await readFile(historyFile(registry), 'utf8')).not.toContain('PRIVATE');
  });

  it.each([
    [
      'says something else',
      (lines: string[]) => lines.map((line) => line.replace('"by":"ana"', '"by":"rui"')),
      2,
      'its signature does not fit what it says',
    ],
    ['is missing', (lines: string[]) => [lines[0] ?? '', lines[2] ?? ''], 2, 'the line before it'],
    ['is there twice', (lines: string[]) => [...lines, lines[2] ?? ''], 4, 'the line before it'],
    [
      'stands elsewhere',
      ([seal = '', ...lines]: string[]) => [seal, ...lines.reverse()],
      2,
      'the line before it',
    ],
    [
      'is damaged',
      ([seal = '', first = '', ...lines]: string[]) => [seal, first.slice(9), ...lines],
      2,
      'damaged',
    ],
    [
      'is not signed',
      (lines: string[]) =>
        lines.map((line) => line.replace(/,"link":.*$/, '}').replace('"revision":2', '"revision":9')),
      1,
      'signed',
    ],
    ['seal is missing', (lines: string[]) => lines.slice(1), 1, 'no line is signed'],
  ])('[G59] names the first line that is wrong when one %s', async (_, change, line, reason) => {
    const registry = await changedRegistry();

    await rewrite(registry, change);

    expect((await verifyHistory(registry)).fault).toEqual({ line, reason: expect.stringContaining(reason) });
  });

  it('[G59] is not believed when somebody signs with a key of their own', async () => {
    const registry = await changedRegistry();
    const other = await changedRegistry();
    const foreign = (await readLines(other)).at(-1) ?? '';

    await rewrite(registry, (lines) => [...lines.slice(0, -1), foreign]);

    expect((await verifyHistory(registry)).fault?.line).toBe(3);
  });

  it('[G59] seals what stood there before there were signatures, so that nobody can change it later', async () => {
    const registry = await changedRegistry();
    const old = (await readLines(registry)).slice(1).map((line) => line.replace(/,"link":.*$/, '}'));
    await writeFile(historyFile(registry), `${old.join('\n')}\n{"revision":3,"torn`);
    await rm(join(registry, 'keys'), { recursive: true });
    for (const n of [1, 2]) await rm(join(releaseFolder(registry, 'shell', v(n)), SIGNATURE_FILE));

    await openRegistry(registry);
    await activate(registry, 1);

    expect(await verifyHistory(registry)).toMatchObject({ sealed: 2, linked: 2, fault: null });
    expect((await readHistory(registry)).entries.map(({ revision }) => revision)).toEqual([1, 2, 3]);
    await rewrite(registry, (lines) => lines.map((line) => line.replace('"by":"ana"', '"by":"rui"')));
    expect((await verifyHistory(registry)).fault).toEqual({
      line: 3,
      reason: 'the lines before the seal are not those that it sealed',
    });
  });

  it('[G59] goes on under another key, which the one before has named', async () => {
    const registry = await changedRegistry();
    const { key: before } = await verifyHistory(registry);

    const { key } = await rotateKey(registry, author);
    await rm(join(registry, 'keys', `${before}.pem`));
    await activate(registry, 1);

    expect(await verifyHistory(registry)).toMatchObject({
      firstKey: before,
      key,
      linked: 5,
      restarts: [],
      fault: null,
    });
  });

  it('[G59] changes nothing without its key, and says for ever where another one took over', async () => {
    const registry = await changedRegistry();
    await rm(join(registry, 'keys'), { recursive: true });

    await expect(activate(registry, 1)).rejects.toThrow(/cannot be read at .*ENOENT.*keys renew/);
    await renewKey(registry, author);
    expect(await activate(registry, 1)).toMatchObject({ kind: 'change', entry: { revision: 3 } });

    expect(await verifyHistory(registry)).toMatchObject({ restarts: [4], linked: 5, fault: null });
  });

  it('[G59] goes on after a damaged line, which stays named', async () => {
    const registry = await changedRegistry();
    await rewrite(registry, (lines) => [...lines.slice(0, 1), 'damaged', ...lines.slice(2)]);

    expect(await activate(registry, 1)).toMatchObject({ kind: 'change', entry: { revision: 3 } });

    expect((await verifyHistory(registry)).fault).toEqual({ line: 2, reason: 'the line is damaged' });
  });
});

describe('the walk over any lines', () => {
  it.each([[['']], [['null']], [['[]', '{}']], [['{"action":"seal"}']], [['"action":"seal"']]])(
    '[G59] finds the fault in %j',
    (lines) => {
      expect(walkChain(lines).fault?.line).toBe(1);
    },
  );

  it('[G59] finds nothing wrong with no lines', () => {
    expect(walkChain([])).toMatchObject({ linked: 0, fault: null });
  });
});
