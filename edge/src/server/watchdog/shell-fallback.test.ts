import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { testEdges } from '../../../testing/test-edges.ts';
import { testVersion as v } from '../../../testing/test-releases.ts';
import { PAGE_TEXTS } from '../page-texts.ts';
import type { OfferedShell, WatchdogFacts } from './facts.ts';

const edges = testEdges();
afterAll(() => edges.close());

/** A site whose second shell needs the second games: those of before do not run beside it. */
async function twoShells(): Promise<string> {
  const registry = await edges.registry('shell', 'games');
  await edges.live(registry, 'shell', { version: v(2) });
  await edges.live(registry, 'games', { version: v(2) });
  return registry;
}

const scriptsOf = (version: string) =>
  ['vendor.js', 'main.js'].map((file) => `/releases/shell/${version}/${file}`);
const vendorOf = (registry: string, version: string) =>
  join(registry, 'releases/shell', version, 'vendor.js');

describe('a page', () => {
  it('tells its watchdog the shell that it names, and where another one is offered', async () => {
    const app = await edges.edge(await twoShells());

    const { body } = await app.inject('/');

    const [, text = ''] = /data-facts="([^"]+)"/.exec(body) ?? [];
    const facts = JSON.parse(text.replaceAll('&quot;', '"')) as WatchdogFacts;
    expect(facts).toMatchObject({
      version: v(2),
      reports: '/edge/telemetry?view=',
      fallback: '/edge/shell-fallback?failed=',
    });
    expect(facts.scripts.map(({ url }) => url)).toEqual(scriptsOf(v(2)));
    expect(facts.scripts.every(({ integrity }) => integrity.startsWith('sha384-'))).toBe(true);
    expect(body.indexOf('data-facts')).toBeLessThan(body.indexOf('<script defer'));
  });

  it.each([...MESSAGE_SETS])('holds the message in the language of %s', async (set) => {
    const app = await edges.edge(await twoShells());
    const value = { pt: 'pt', en: 'en', cn: 'zh_cn', ch: 'ch', vi: 'vi', id: 'id', th: 'th', msa: 'msa' }[
      set
    ];

    const { body } = await app.inject({ url: '/', headers: { cookie: `language=${value}` } });

    expect(body).toContain(`<h1>${PAGE_TEXTS[set].failure.title}</h1>`);
  });

  it('begins with the fallback where the live shell has failed a short time ago', async () => {
    const registry = await twoShells();
    const app = await edges.edge(registry);
    const page = async (failed: string) =>
      (await app.inject({ url: '/games', headers: { cookie: `a=b; shell-failed=${failed}` } })).body;

    expect(await page(v(2))).toContain(`<script defer src="${scriptsOf(v(1))[0]}"`);
    expect(await page(v(1))).toContain(`<script defer src="${scriptsOf(v(2))[0]}"`);
    expect(await page('%3Cscript%3E')).toContain(`<script defer src="${scriptsOf(v(2))[0]}"`);
    await edges.live(registry, 'shell', { version: v(3) });
    expect(await page(v(2))).toContain(`<script defer src="${scriptsOf(v(3))[0]}"`);
  });
});

describe('the offer of another shell', () => {
  const ask = async (app: Awaited<ReturnType<typeof edges.edge>>, failed: string) =>
    app.inject(`/edge/shell-fallback?failed=${failed}`);

  it('is the last good one, with areas that fit it', async () => {
    const app = await edges.edge(await twoShells());

    const answer = await ask(app, v(2));

    const offered = answer.json<OfferedShell>();
    expect(offered).toMatchObject({ version: v(1), map: { shell: v(1), areas: [{ area: 'games' }] } });
    expect(offered.scripts.map(({ url }) => url)).toEqual(scriptsOf(v(1)));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is the live one for a page that is older than that', async () => {
    const app = await edges.edge(await twoShells());

    expect((await ask(app, v(9))).json()).toMatchObject({ version: v(2), map: { revision: 4 } });
    expect((await ask(app, v(1))).json()).toMatchObject({ version: v(2) });
  });

  it('is empty when all have failed, and when there is no other one', async () => {
    const app = await edges.edge(await twoShells());
    const single = await edges.edge(await edges.registry('shell'));

    for (const answer of [await ask(app, `${v(2)},${v(1)}`), await ask(single, v(1))])
      expect([answer.statusCode, answer.body]).toEqual([404, '']);
  });

  it('is the live one for whoever asks without saying what has failed, twice, or with nonsense', async () => {
    const app = await edges.edge(await twoShells());

    for (const query of [
      '',
      '?failed=',
      '?failed=a&failed=b',
      '?failed=%00,%2e%2e',
      `?failed=${'x'.repeat(5_000)}`,
    ])
      expect((await app.inject(`/edge/shell-fallback${query}`)).json()).toMatchObject({ version: v(2) });
  });
});

describe('a shell that is damaged when the edge starts', () => {
  it.each([
    ['altered', (file: string) => writeFile(file, 'alert(1)')],
    ['missing', (file: string) => rm(file)],
  ])(
    'is replaced by the last good one when a script of it is %s, and the status says so',
    async (_how, damage) => {
      const registry = await twoShells();
      await damage(vendorOf(registry, v(2)));

      const app = await edges.edge(registry);

      expect((await app.inject('/games')).body).toContain(`<script defer src="${scriptsOf(v(1))[0]}"`);
      expect((await app.inject('/edge/status')).json()).toMatchObject({
        areas: [{ area: 'shell', version: v(2), served: v(1) }, { area: 'games' }],
      });
      expect((await app.inject('/edge/healthz')).statusCode).toBe(200);
    },
  );

  it('is served all the same when there is no other one: its page says that the site did not open', async () => {
    const registry = await edges.registry('shell');
    await writeFile(vendorOf(registry, v(1)), 'alert(1)');

    const app = await edges.edge(registry);

    const page = await app.inject('/');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain(PAGE_TEXTS.pt.failure.title);
    expect((await app.inject(scriptsOf(v(1))[0] ?? '')).statusCode).toBe(500);
  });
});

describe('reports about the shell', () => {
  it('are counted like those about an area, for the live one and its fallback', async () => {
    const app = await edges.edge(await twoShells());
    const report = (kind: string, version: string, more: object) =>
      app.inject({
        method: 'POST',
        url: '/edge/telemetry?view=x',
        headers: { 'content-type': 'text/plain' },
        payload: JSON.stringify({ reports: [{ kind, area: 'shell', version, ...more }] }),
      });

    await report('area.failed', v(2), { stage: 'load', reference: 'BCDFGHJK' });
    await report('area.ready', v(1), { durationMs: 900 });
    await report('area.ready', v(9), { durationMs: 900 });

    expect((await app.inject('/edge/status')).json()).toMatchObject({
      counters: [
        { area: 'shell', version: v(2), ready: 0, failed: 1 },
        { area: 'shell', version: v(1), ready: 1, failed: 0 },
      ],
      unknownReports: 1,
    });
  });
});
