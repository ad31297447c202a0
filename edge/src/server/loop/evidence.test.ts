import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runRelease } from '../../../testing/run-command-line.ts';
import { testEdges } from '../../../testing/test-edges.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';
import { openEvidence } from './evidence.ts';
import { evidenceTable, readEvidence } from './read-evidence.ts';
import { sharedKey } from './shared-key.ts';
import { visitorReference } from './visitor-reference.ts';

const edges = testEdges();
const folders: string[] = [];
afterAll(async () => {
  await edges.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const DAY_MS = 86_400_000;
const ALWAYS = { from: 0, to: Infinity };
const visitor = (name: string) => name.padEnd(22, '0');
const linesOf = async (registry: string, count: number) => {
  for (;;) {
    const lines = await readEvidence(registry, ALWAYS);
    if (lines.length >= count) return lines;
    await sleep(50);
  }
};

describe('what page views had', () => {
  it('is kept by every edge, and found by the reference of the browser and the time [G63]', async () => {
    const registry = await edges.registry('shell', 'games');
    const [one, other] = await Promise.all([edges.edge(registry), edges.edge(registry)]);
    const get = (app: typeof one, url: string, id: string) =>
      app.inject({ url, headers: { cookie: `visitor=${visitor(id)}; token=secret` } });
    await get(one, '/games?invite=SECRET', 'ana');
    await get(one, '/games', 'rui');
    await edges.live(registry, 'games', { version: v(2) });
    await get(other, '/edge/map', 'ana');
    await linesOf(registry, 3);
    const reference = visitorReference(await sharedKey(registry), visitor('ana'));
    expect(reference).toMatch(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{4}-[2-9BCDFGHJKMNPQRSTVWXYZ]{4}$/);

    const found = await readEvidence(registry, { ...ALWAYS, visitor: reference });

    expect(found).toEqual([
      { at: expect.any(String), visitor: reference, how: 'page', releases: { shell: v(1), games: v(1) } },
      { at: expect.any(String), visitor: reference, how: 'map', releases: { shell: v(1), games: v(2) } },
    ]);
    const until = Date.parse(found[1]?.at ?? '');
    expect(await readEvidence(registry, { from: 0, to: until, visitor: reference })).toHaveLength(1);
    const table = evidenceTable(found).split('\n');
    expect(table[0]).toBe('at,visitor,how,games,shell');
    expect(table[2]).toBe(`${found[1]?.at},${reference},map,${v(2)},${v(1)}`);

    const print = async (...argv: string[]) =>
      (await runRelease(['evidence', ...argv], { REGISTRY_DIR: registry })).said;
    expect(JSON.parse(await print('--visitor', reference, '--json'))).toEqual(found);
    expect((await print('--visitor', reference, '--csv', '--to', '2020-01-01')).trim()).toBe(
      'at,visitor,how',
    );
  });

  it('names neither the id in the cookie, nor an address, nor where the visitor was [G63]', async () => {
    const registry = await edges.registry('shell', 'games');
    const app = await edges.edge(registry);
    await app.inject({
      url: '/games?invite=SECRET',
      headers: { cookie: `visitor=${visitor('ana')}; token=secret` },
    });
    await linesOf(registry, 1);

    const folder = join(registry, 'evidence');
    const [name = ''] = await readdir(folder);
    const text = await readFile(join(folder, name), 'utf8');

    expect(text).not.toMatch(/ana0|127\.0|SECRET|secret|\/games/);
  });

  it('is in the log beside the reference of an error, so that support comes from one to the other [G63]', async () => {
    const registry = await edges.registry('shell', 'games');
    const lines: string[] = [];
    const pino = (await import('pino')).default;
    const app = await edges.edge(
      registry,
      {},
      { log: pino({ level: 'warn' }, { write: (line) => lines.push(line) }) },
    );
    const failed = {
      kind: 'area.failed',
      area: 'games',
      version: v(1),
      stage: 'load',
      reference: 'K7PX-29MD',
    };

    await app.inject({
      method: 'POST',
      url: '/edge/telemetry',
      headers: { cookie: `visitor=${visitor('ana')}` },
      payload: { reports: [failed] },
    });

    const reference = visitorReference(await sharedKey(registry), visitor('ana'));
    const logged = lines.find((line) => line.includes('K7PX-29MD')) ?? '';
    expect(JSON.parse(logged)).toMatchObject({ report: { reference: 'K7PX-29MD', visitor: reference } });
    expect(logged).not.toContain('ana0');
  });

  it('goes after 90 days, and one network cannot fill the file of a day for the others [G63]', async () => {
    const registry = await mkdtemp(join(tmpdir(), 'mosaico-evidence-'));
    folders.push(registry);
    const world = { now: Date.parse('2026-11-20T12:00:00Z') };
    const evidence = openEvidence({ registry, key: Buffer.alloc(32, 7), now: () => world.now });
    evidence.note(visitor('ana'), 'shell@1', 'page', 'a');
    await evidence.round();
    world.now += 89 * DAY_MS;
    evidence.note(visitor('ana'), 'shell@2', 'page', 'a');
    await evidence.round();
    const versions = async () =>
      (await readEvidence(registry, ALWAYS)).map(({ releases }) => releases['shell']);
    expect(await versions()).toEqual(['1', '2']);

    world.now += 3 * DAY_MS;
    await evidence.round();
    expect(await versions()).toEqual(['2']);

    for (let view = 0; view < 100_010; view += 1) evidence.note(visitor('flood'), 'shell@3', 'page', 'flood');
    evidence.note(visitor('ana'), 'shell@3', 'page', 'a');
    await evidence.round();
    expect(evidence.counts()).toMatchObject({ noted: 100_003, dropped: 10 });
    expect((await versions()).filter((version) => version === '3')).toHaveLength(100_001);
  });
});
