import { chmod, chown, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { BEHIND_A_BALANCER, beats, failed, pageView, report } from '../../../testing/page-views.ts';
import { testEdges } from '../../../testing/test-edges.ts';
import { testReleaseApis } from '../../../testing/test-release-api.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';

const edges = testEdges();
const apis = testReleaseApis();
afterAll(async () => {
  await apis.close();
  await edges.close();
});

const NOBODY = 65_534;
/** What the unit of an edge may write (deploy/systemd). */
const WRITTEN = ['loop', 'evidence'];

/** Somebody who may write what edges hear and nothing else of a registry; root may always write, so it becomes another user meanwhile. */
async function asListener(registry: string, work: () => Promise<void>): Promise<void> {
  const isRoot = process.geteuid?.() === 0;
  const modes = async (of: (isFolder: boolean) => number) => {
    for (const entry of await readdir(registry, { withFileTypes: true }))
      if (!WRITTEN.includes(entry.name)) await chmod(join(registry, entry.name), of(entry.isDirectory()));
  };
  if (isRoot)
    for (const name of WRITTEN)
      for (const path of ['', ...(await readdir(join(registry, name), { recursive: true }))])
        await chown(join(registry, name, path), NOBODY, NOBODY);
  await modes((isFolder) => (isFolder ? 0o555 : 0o444));
  await chmod(registry, 0o555);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(registry, 0o755);
    await modes((isFolder) => (isFolder ? 0o755 : 0o644));
  }
}

async function toldIn(registry: string): Promise<number> {
  const folder = join(registry, 'loop/outcomes');
  const files = (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8'));
  return (await Promise.all(files)).join('').split('\n').length - 1;
}

it('an edge that may only write what it hears says so, goes on writing it, and the release API takes the version back [G62]', async () => {
  const registry = await edges.registry('shell', 'games', 'wallet');
  await edges.live(registry, 'games', { version: v(2) });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const app = await edges.edge(registry, { ...BEHIND_A_BALANCER, firstScreens: false }, { log });
  const oneFails = async (n: number) =>
    await report(app, await pageView(app), `203.0.113.${n}`, failed('games', v(2)));
  // The folders are there from the first round on.
  await oneFails(0);
  await beats();

  await asListener(registry, async () => {
    for (let visitor = 1; visitor < 12; visitor += 1) await oneFails(visitor);
    await beats();
    await oneFails(12);
    await beats();
  });

  const left = lines.filter((line) => line.includes('left to who may change the registry'));
  expect(left).toHaveLength(1);
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  expect(await toldIn(registry)).toBe(13);
  await apis.api(registry);
  const isBack = async () => (await edges.readMap(registry)).areas['games']?.version === v(1);
  while (!(await isBack())) await beats();
  expect((await pageView(app)).version).toBe(v(1));
});
