import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { STORES, useStores, type TestStore } from '../../testing/registry-stores.ts';
import { verifyHistory } from './change-keys.ts';
import { readHistory } from './history.ts';
import { openRegistry, readMap } from './registry.ts';
import { checkRelease, listVersions } from './release-store.ts';

const ROUNDS = 12;
const changer = join(import.meta.dirname, '../../testing/crash-changer.ts');

/** Starts a process that publishes and activates without end; reports each step it has finished. */
async function startChanger(store: TestStore, builds: string) {
  const { registry, env } = await store.place();
  const child = spawn(process.execPath, [changer, registry, builds], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let steps = '';
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => (steps += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const started = new Promise<void>((resolve) => {
    child.stdout.once('data', () => resolve());
    child.once('close', () => resolve());
  });
  return {
    child,
    started,
    ended,
    steps: () => steps.split('\n').filter(Boolean),
    complaint: () => complaint,
  };
}

async function expectWhole(registry: string): Promise<number> {
  await openRegistry(registry);
  const [map, { entries: history, damage }] = [await readMap(registry), await readHistory(registry)];
  expect(damage).toEqual([]);
  expect(history.map(({ revision }) => revision)).toEqual(history.map((_, index) => index + 1));
  expect(map).toEqual(history.at(-1)?.map ?? { revision: 0, areas: {} });
  expect((await verifyHistory(registry)).fault).toBeNull();
  for (const version of await listVersions(registry, 'shell')) {
    expect((await checkRelease(registry, 'shell', version)).faults).toEqual([]);
  }
  return map.revision;
}

describe.each(STORES)('[G59] a registry (%s) whose changer is killed at any moment', (kind) => {
  const stores = useStores(kind);

  it('is whole when it is opened again, with nothing lost that was reported done', async () => {
    const builds = await stores.folders.make();
    const store = await stores.make();
    const registry = await store.machine();
    let revision = 0;

    for (let round = 0; round < ROUNDS; round += 1) {
      const { child, started, ended, steps, complaint } = await startChanger(store, builds);
      await started;
      // Counted in steps, so that a slow machine is killed in the middle of its work too.
      const enough = 1 + Math.floor(Math.random() * 6);
      while (steps().length < enough && complaint() === '') await pause(1);
      await pause(Math.random() * 15);
      child.kill('SIGKILL');
      await ended;
      expect(complaint()).toBe('');

      const reported = steps().flatMap((line) => line.match(/^revision (\d+)$/)?.[1] ?? []);
      const now = await expectWhole(registry);
      expect(now).toBeGreaterThanOrEqual(Math.max(revision, ...reported.map(Number)));
      const published = steps().flatMap((line) => line.match(/^published (.+)$/)?.[1] ?? []);
      expect(await listVersions(registry, 'shell')).toEqual(expect.arrayContaining(published));
      revision = now;
    }

    expect(revision).toBeGreaterThan(0);
  });

  it('keeps no left-overs of publications that were killed', async () => {
    const builds = await stores.folders.make();
    const store = await stores.make();
    const { registry } = await store.place();
    // One machine after the other would find nothing: it is the same one that starts again.
    const same = { ...store, place: async () => ({ ...(await store.place()), registry }) };
    for (let round = 0; round < 10; round += 1) {
      const { child, started, ended } = await startChanger(same, builds);
      await started;
      child.kill('SIGKILL');
      await ended;
    }

    const last = await startChanger(same, builds);
    while (last.steps().length < 4) await pause(5);
    last.child.kill('SIGTERM');
    await last.ended;

    expect((await readdir(join(registry, 'releases/.incoming'))).length).toBeLessThanOrEqual(1);
  });

  it('serves several changers at once, in one line of revisions', async () => {
    const builds = await stores.folders.make();
    const store = await stores.make();
    const changers = await Promise.all([1, 2, 3].map(() => startChanger(store, builds)));

    while (!changers.every(({ steps }) => steps().length > 8)) await pause(10);
    for (const { child } of changers) child.kill('SIGKILL');
    await Promise.all(changers.map(({ ended }) => ended));

    const revisions = changers.flatMap(({ steps }) => steps().filter((line) => line.startsWith('revision')));
    expect(new Set(revisions).size).toBe(revisions.length);
    expect(changers.map(({ complaint }) => complaint())).toEqual(['', '', '']);
    await expectWhole(await store.machine());
  });
});
