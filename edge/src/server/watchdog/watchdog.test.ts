/** @jest-environment @mosaico/shared/build/jest/browser-environment.mjs */
import { gzipSync } from 'node:zlib';
import { telemetrySchema } from '@mosaico/shared/contract';
import { PAGE_TEXTS } from '../page-texts.ts';
import { messageTemplate, watchdogTag } from './watchdog-html.ts';
import { watchdogScript } from './watchdog-script.ts';

const SET = 'shell@1.0.0-b00000002 games@1.0.0-b00000001';
const LIVE = shell('2.0.0-b00000002');
const GOOD = shell('1.0.0-b00000001');
const ENOUGH_MS = 60_000;

function shell(version: string) {
  const asset = (name: string) => ({
    url: `http://site.test/releases/shell/${version}/${name}.js`,
    integrity: 'sha384-x',
  });
  return { version, scripts: [asset('vendor'), asset('main')] };
}

/** What the window of a page has, as far as the watchdog and these tests touch it. */
type PageWindow = Window &
  typeof globalThis & { [name: string]: unknown; __FEDERATION__?: object; webpackChunkshell?: string[] };

/** A page of its own, in a frame: as the edge writes it, with the shell's scripts in the hands of the test. */
function openPage({ offers = [] as (object | null)[], isServed = false } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const window = frame.contentWindow as PageWindow;
  const page = window.document;
  const reports: unknown[] = [];
  const asked: string[] = [];
  const cookies: string[] = [];
  Object.assign(window, {
    setTimeout: (run: () => void, waitMs: number) => setTimeout(run, waitMs),
    fetch(url: string) {
      asked.push(url);
      const offer = offers.shift();
      if (offer === undefined) return Promise.reject(new TypeError('no network'));
      return Promise.resolve({
        json: () => (offer ? Promise.resolve(offer) : Promise.reject(new SyntaxError())),
      });
    },
  });
  Object.assign(window.navigator, {
    sendBeacon(_url: string, text: string) {
      const { from, reports: sent } = telemetrySchema.parse(JSON.parse(text));
      expect(from).toEqual({ view: 'n', set: SET });
      reports.push(...sent);
    },
  });
  Object.defineProperty(page, 'cookie', {
    set(text: string) {
      cookies.push(text);
    },
  });
  page.open();
  page.write(`<!doctype html><html><head>${watchdogTag({ ...LIVE, set: SET }, 'n')}
    ${LIVE.scripts.map(({ url }) => `<script defer src="${url}"></script>`).join('')}
    <script type="application/json" id="release-map">{"shell":"${LIVE.version}"}</script></head>
    <body><div id="root"${isServed ? ' data-served' : ''}><p>Carregando</p></div>${messageTemplate(PAGE_TEXTS.pt.failure, 'aurora', 'n')}</body></html>`);
  page.close();

  const scripts = () => [...page.querySelectorAll<HTMLScriptElement>('script[src]')];
  return {
    window,
    page,
    reports,
    asked,
    cookies,
    scripts,
    root: () => page.getElementById('root') as HTMLElement,
    message: () => page.querySelector<HTMLElement>('[role="alert"]:not([hidden])'),
    /** How the scripts asked for last end, in their order. */
    async end(...endings: ('load' | 'error')[]) {
      const last = scripts().slice(-LIVE.scripts.length);
      endings.forEach((type, index) => last[index]?.dispatchEvent(new window.Event(type)));
      await pass(2_500);
    },
    throwIn(url: string, message = 'broken') {
      window.dispatchEvent(new window.ErrorEvent('error', { message, filename: url }));
    },
    rejectIn(url: string) {
      const reason = Object.assign(new window.Error('broken'), {
        stack: `Error: broken\n    at f (${url}:1:2)`,
      });
      window.dispatchEvent(Object.assign(new window.Event('unhandledrejection'), { reason }));
    },
    draw(text = 'the site') {
      page.getElementById('root')?.replaceChildren(text);
    },
  };
}

async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

function stages(reports: readonly unknown[]): unknown[] {
  return (reports as { kind: string; version: string; stage?: string }[])
    .filter(({ kind }) => kind === 'area.failed')
    .map(({ version, stage }) => `${version} ${stage}`);
}

const offer = { ...GOOD, map: { revision: 3, shell: GOOD.version, areas: [] } };

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

describe('the watchdog of a page', () => {
  it('says and asks nothing while a shell comes up, however slow its scripts arrive', async () => {
    const { end, draw, reports, asked, message } = openPage();
    await pass(600_000);

    await end('load', 'load');
    await pass(20_000);
    draw();
    await pass(ENOUGH_MS);

    expect([reports, asked, message()]).toEqual([[], [], null]);
  });

  it('asks once more for scripts that did not arrive, under another address and with their integrity', async () => {
    const { end, scripts, reports, draw, asked } = openPage({ offers: [offer] });

    await end('load', 'error');
    const [vendor, main] = scripts().slice(-2);
    await end('load', 'load');
    draw();
    await pass(ENOUGH_MS);

    expect(stages(reports)).toEqual([`${LIVE.version} load`]);
    expect(main?.src).toBe(`${LIVE.scripts[1]?.url}?retry=1`);
    expect([vendor?.integrity, vendor?.async, main?.nonce]).toEqual(['sha384-x', false, 'n']);
    expect(asked).toEqual([]);
  });

  it('loads the shell that the edge offers in the same page, with its map, when they do not arrive again', async () => {
    const { end, scripts, reports, draw, asked, page, cookies, message, root } = openPage({
      offers: [offer],
    });
    await end('error', 'error');

    await end('error', 'load');
    const last = scripts().slice(-2);
    expect(last.map(({ src }) => src)).toEqual(GOOD.scripts.map(({ url }) => url));
    expect(root().textContent).toBe('Carregando');
    await end('load', 'load');
    draw();
    await pass(ENOUGH_MS);

    expect(asked).toEqual([`/edge/shell-fallback?failed=${LIVE.version}`]);
    expect(JSON.parse(page.getElementById('release-map')?.textContent ?? '')).toEqual(offer.map);
    expect(stages(reports)).toEqual([`${LIVE.version} load`, `${LIVE.version} load`]);
    expect(cookies).toEqual([`shell-failed=${LIVE.version};path=/;max-age=600;samesite=lax`]);
    expect(message()).toBeNull();
  });

  it('goes to the offered shell at once while another script of the failed one hangs', async () => {
    const { end, scripts } = openPage({ offers: [offer] });

    await end('error');

    expect(scripts().at(-1)?.src).toBe(GOOD.scripts[1]?.url);
  });

  it.each([
    ['throws', (page: ReturnType<typeof openPage>, url: string) => page.throwIn(url)],
    ['rejects', (page: ReturnType<typeof openPage>, url: string) => page.rejectIn(url)],
  ])('loads the offered shell when the live one %s at start', async (_how, fail) => {
    const page = openPage({ offers: [offer] });

    fail(page, LIVE.scripts[1]?.url ?? '');
    await page.end('load', 'load');

    expect(stages(page.reports)).toEqual([`${LIVE.version} render`]);
    expect(page.scripts().at(-1)?.src).toBe(GOOD.scripts[1]?.url);
  });

  it('takes errors of others, and those of a shell that comes up all the same, for no failure', async () => {
    const { end, throwIn, rejectIn, draw, reports } = openPage({ offers: [offer] });
    await end('load', 'load');

    throwIn('chrome-extension://some/thing.js');
    rejectIn('http://site.test/releases/games/1.0.0-b1/area.js');
    throwIn('');
    await pass(5_000);
    throwIn(LIVE.scripts[0]?.url ?? '');
    draw();
    await pass(ENOUGH_MS);

    expect(reports).toEqual([]);
  });

  it('counts a shell as failed that has drawn nothing half a minute after its scripts arrived', async () => {
    const { end, reports } = openPage({ offers: [offer] });
    await end('load', 'load');

    await pass(20_000);
    expect(reports).toEqual([]);
    await pass(20_000);

    expect(stages(reports)).toEqual([`${LIVE.version} ready`]);
  });

  it.each([
    ['takes a drawn layout over', true, []],
    ['leaves it as it was drawn', false, [`${LIVE.version} ready`]],
  ])('knows a shell by what it does with a drawn layout: it %s', async (_, takesOver, failures) => {
    const { end, reports, root } = openPage({ isServed: true, offers: [null] });
    await end('load', 'load');

    if (takesOver) root().removeAttribute('data-served');
    await pass(ENOUGH_MS);

    expect(stages(reports)).toEqual(failures);
  });

  it('notices that a shell which was there has crashed and left the page empty', async () => {
    const { end, draw, root, throwIn, reports, scripts } = openPage({ offers: [offer] });
    await end('load', 'load');
    draw();
    await pass(ENOUGH_MS);

    root().replaceChildren();
    throwIn(LIVE.scripts[0]?.url ?? '');
    await pass(3_000);

    expect(stages(reports)).toEqual([`${LIVE.version} render`]);
    expect(scripts().at(-1)?.src).toBe(GOOD.scripts[1]?.url);
  });

  it('clears what the failed shell has left before another one starts', async () => {
    const { window, page, end, throwIn, root, scripts } = openPage({ offers: [offer] });
    Object.defineProperty(window, '__FEDERATION__', { value: { instances: 1 }, writable: true });
    window.webpackChunkshell = ['vendor'];
    page.head.append(Object.assign(page.createElement('style'), { textContent: 'p{}' }));
    page.head.lastElementChild?.setAttribute('data-emotion', 'm');

    throwIn(LIVE.scripts[0]?.url ?? '');
    await end('load', 'load');

    expect(scripts().at(-1)?.src).toBe(GOOD.scripts[1]?.url);
    expect('webpackChunkshell' in window).toBe(false);
    expect(window.__FEDERATION__).toEqual({});
    expect(page.querySelector('[data-emotion]')).toBeNull();
    expect(root().textContent).toBe('Carregando');
  });

  for (const [what, offers] of [
    ['nothing is offered', [null]],
    ['the edge does not answer', []],
    ['the offered shell fails too', [offer, null]],
  ] as const) {
    it(`says in the visitor's language that the site did not open when ${what}`, async () => {
      const page = openPage({ offers: [...offers] });
      await page.end('error', 'error');
      await page.end('error', 'error');
      await page.end('error', 'error');

      const message = page.message();
      expect(message?.textContent).toContain('O site não abriu');
      expect(message?.querySelector('a')?.textContent).toBe('Tentar de novo');
      const reference = message?.querySelector('code')?.textContent ?? '';
      expect(reference).toMatch(/^[2-9B-Z]{8}$/);
      expect(JSON.stringify(page.reports.at(-1))).toContain(reference);
    });
  }

  it('takes the message away when a shell comes up after all', async () => {
    const { end, message, draw } = openPage();
    await end('load', 'load');
    await pass(ENOUGH_MS);
    expect(message()).not.toBeNull();

    draw();
    await pass(10);

    expect(message()).toBeNull();
  });

  it('is small', () => {
    expect(gzipSync(watchdogScript()).length).toBeLessThan(1_536);
  });
});
