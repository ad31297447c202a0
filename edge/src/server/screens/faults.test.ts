import { setTimeout as sleep } from 'node:timers/promises';
import pino from 'pino';
import { Metrics } from '@mosaico/shared/server';
import { drawingSites } from '../../../testing/drawing-site.ts';
import { areaScript, SHELL_SCRIPT } from '../../../testing/server-scripts.ts';
import { route, testVersion as v } from '../../../testing/test-releases.ts';
import { changeLive } from '../../registry/registry.ts';

const sites = drawingSites();
afterAll(() => sites.close());

/** What ends a process, or keeps it from its start: each an area of its own. What ends one in which way is proved beside the drawer. */
const DEADLY: Readonly<Record<string, string>> = {
  'syntax-error': 'exports.draw = (',
  'throws-at-once': 'throw new Error("at once")',
  loops: areaScript('for (;;);'),
  'endless-regex': areaScript(`return screen(/^(a+)+$/.test('a'.repeat(60) + 'b'))`),
  'swells-heap': areaScript('const kept = []; for (;;) kept.push(Array(1e5).fill({}))'),
  'swells-buffers': areaScript('const kept = []; for (;;) kept.push(new Uint8Array(1e7).fill(1))'),
  'never-ends': areaScript('await new Promise(() => {})'),
  'writes-50-mb': areaScript(`return screen('<p>' + 'x'.repeat(50e6) + '</p>')`),
  'changes-prototypes': areaScript(
    `Object.prototype.html = '<p>x</p>'; Array.prototype.map = () => []; JSON.stringify = () => '{}'; return {}`,
  ),
};

/** What one drawing does wrong: each a route of one area. */
const BAD: Readonly<Record<string, string>> = {
  throws: 'throw new Error("while drawing")',
  'throws-nothing': 'throw undefined',
  exits: 'process.exit(0)',
  'writes-script': `return screen('<p>x</p><script>alert(1)</script>')`,
  'writes-handler': `return screen('<img src=x onerror=alert(1)>')`,
  'writes-style': `return screen('<p style="color:red">x</p>')`,
  'writes-frame': `return screen('<iframe src="https://evil.example"></iframe>')`,
  'ends-its-place': `return screen('</div></main></div><p>x</p>')`,
  'ends-its-rules': `return screen('<p>x</p>', { rules: { ids: [], css: '</style><script>' } })`,
  'draws-nothing': 'return undefined',
  'draws-empty': `return screen('')`,
  'wrong-shape': 'return { html: ["<p>"], rules: null }',
  'prototype-tricks': `return JSON.parse('{"__proto__":{"html":"<p>x</p>"},"constructor":1}')`,
  'hostile-answer': 'return new Proxy({}, { get() { throw 1; }, ownKeys() { throw 1; } })',
  'wants-network': `return screen(await (await fetch('http://127.0.0.1')).text())`,
  'wants-files': `return screen(require('node:fs').readFileSync('/etc/passwd', 'utf8'))`,
  'wants-programs': `return screen(String(require('node:child_process').execSync('id')))`,
};
const BAD_SCRIPT = areaScript(
  `switch (request.path) {${Object.entries(BAD)
    .map(([name, body]) => `case '/${name}': {${body}}`)
    .join('\n')}}`,
);

const AREAS = [...Object.keys(DEADLY), 'bad'];
const PATHS = [...Object.keys(DEADLY), ...Object.keys(BAD)].map((name) => `/${name}`);

it('a release that cannot draw costs its own first screens and nothing else, until it is rolled back', async () => {
  const { registry, get, pageWith, status, app } = await sites.open();
  const good = areaScript(`return screen('<p>good ' + request.path + '</p>')`);
  const routes = Object.keys(BAD).map((name) => route(`/${name}`));
  for (const area of AREAS) {
    const declaration = area === 'bad' ? { declaration: { routes } } : {};
    await sites.edges.live(registry, area, { ...declaration, server: good });
    const server = DEADLY[area] ?? BAD_SCRIPT;
    await sites.edges.live(registry, area, { ...declaration, version: v(2), server });
  }
  await pageWith('Tigre');

  for (const path of PATHS) {
    const { statusCode, body } = await get(path);
    expect([statusCode, body.includes('data-area="'), body.includes('alert(1)')]).toEqual([
      200,
      false,
      false,
    ]);
    expect((await get('/')).body).toContain('Tigre');
  }
  const faultsOf = async (area: string) =>
    (await status()).undrawn.find((one) => one.area === area && one.version === v(2))?.failed ?? 0;
  for (const area of AREAS)
    while ((await faultsOf(area)) < (area === 'bad' ? Object.keys(BAD).length : 1)) {
      await Promise.all(PATHS.map((path) => get(path)));
      await sleep(50);
    }

  for (const path of PATHS) {
    const { statusCode, body } = await pageWith('class="skeleton"', path);
    expect([statusCode, body.includes('data-area="')]).toEqual([200, false]);
  }
  expect((await status()).undrawn.map(({ area }) => area).sort()).toEqual([...AREAS].sort());
  expect((await get('/')).body).toContain('Tigre');
  expect((await app.inject('/edge/healthz')).statusCode).toBe(200);

  const author = { by: 'ana', why: '', at: new Date().toISOString() };
  await changeLive(registry, { action: 'rollback', areas: AREAS.map((area) => ({ area })) }, author);

  for (const path of PATHS) await pageWith(`<p>good ${path}</p>`, path);
});

it.each([
  ['throws', `throw new Error('no layout')`],
  ['loops', 'for (;;);'],
])('a shell whose server script %s leaves the static frame', async (_, script) => {
  const { registry, get, pageWith, status } = await sites.open();
  await pageWith('Tigre');
  await sites.edges.live(registry, 'shell', {
    version: v(2),
    server: `${SHELL_SCRIPT}; exports.drawLayout = () => {${script}};`,
  });

  while ((await status()).undrawn.every(({ area }) => area !== 'shell')) {
    expect((await get('/')).statusCode).toBe(200);
    await sleep(25);
  }

  const { body } = await get('/');
  expect(body).toContain('Carregando');
  expect(body).not.toContain('id="first-screen"');
});

it('a failed drawing is counted at a stage of its own, and says nothing of browsers', async () => {
  const { registry, api } = await sites.open();
  await sites.edges.live(registry, 'wallet', { server: areaScript('throw new Error("no")') });
  const metrics = new Metrics();
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const app = await sites.edges.edge(registry, { apiUrl: api.url }, { metrics, log });
  const page = async () => (await app.inject({ url: '/wallet', headers: { host: 'mare.test' } })).body;
  while (!(await page()).includes('class="skeleton"')) await sleep(25);

  for (let view = 0; view < 5; view += 1) await page();

  const text = await metrics.text();
  expect(text).toContain(`mosaico_area_failures_total{area="wallet",version="${v(1)}",stage="draw"} 1`);
  expect(text).toMatch(/mosaico_first_screens_total\{had="kept"\} \d/);
  expect((await app.inject('/edge/status')).json()).toMatchObject({ counters: [] });
  expect(lines).toEqual([
    expect.objectContaining({
      msg: 'a first screen could not be drawn',
      area: 'wallet',
      version: v(1),
      path: '/wallet',
      reason: expect.stringContaining('Error: no'),
    }),
  ]);
});
