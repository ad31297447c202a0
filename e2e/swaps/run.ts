/** See `pnpm swap-rehearsal` in CONTRIBUTING.md. */
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { buildChanged } from '../build-copy.ts';
import { startOwnSite, type OwnSite } from '../own-site.ts';
import { setting } from '../site.ts';
import { growthOf, measureTab, type TabCounts } from './measure-tab.ts';

const WAIT_MS = 60_000;
const HEADINGS = ['Clube VIP', 'Clube dos Campeões'] as const;

const { values: options } = parseArgs({
  options: { swaps: { type: 'string', default: '300' }, warm: { type: 'string', default: '20' } },
});
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Lets both versions go live in turn; the tab follows each in place. */
async function swap(site: OwnSite, page: Page, versions: readonly string[], n: number): Promise<void> {
  site.release('activate', 'promotions', versions[n % 2] ?? '', '--urgent', '--reason', 'a swap');
  await page
    .getByRole('heading', { level: 1, name: HEADINGS[n % 2] ?? '', exact: true })
    .waitFor({ timeout: WAIT_MS });
}

function sayCounts(swaps: number, counts: TabCounts): void {
  const { heapBytes, ...others } = counts;
  const rest = Object.entries(others).map(([name, value]) => `${name} ${value}`);
  say(`  after ${swaps} swaps: heap ${(heapBytes / 1024).toFixed(0)} KB, ${rest.join(', ')}`);
}

const [swaps, warm] = [Number(options.swaps), Number(options.warm)];
if (!(warm >= 2 && warm % 2 === 0 && swaps % 2 === 0 && swaps > warm))
  throw new Error('--swaps and --warm are even numbers, the former greater');
const site = await startOwnSite();
const browser = await chromium.launch({
  executablePath: setting('E2E_HEADLESS_BROWSER'),
  args: ['--no-sandbox', '--enable-precise-memory-info'],
});
try {
  const first = site.liveVersions()['promotions'] ?? '';
  const changes = { 'src/messages/pt.json': [`"${HEADINGS[0]}"`, `"${HEADINGS[1]}"`] } as const;
  site.release('publish', 'promotions', '--from', await buildChanged('mf-promotions', changes));
  site.release('activate', 'promotions');
  const versions = [first, site.liveVersions()['promotions'] ?? ''];
  site.release('activate', 'promotions', first);

  const page = await browser.newPage();
  await page.addInitScript(() => localStorage.setItem('backgroundStill', '1'));
  await page.goto(`${site.origin}/promotion/vip`);
  await page.getByRole('heading', { level: 1, name: HEADINGS[0], exact: true }).waitFor();
  const session = await page.context().newCDPSession(page);
  const found: { swaps: number; counts: TabCounts }[] = [];
  for (let n = 1; n <= swaps; n += 1) {
    await swap(site, page, versions, n);
    if (n !== warm && n !== swaps && n % 50 !== 0) continue;
    const counts = await measureTab(session);
    found.push({ swaps: n, counts });
    sayCounts(n, counts);
  }
  const begin = found.find((one) => one.swaps >= warm);
  const end = found.at(-1);
  if (!begin || !end) throw new Error('nothing was measured');
  const grown = growthOf(begin.counts, end.counts, end.swaps - begin.swaps);
  if (grown.length > 0) throw new Error(`the tab has grown: ${grown.join('; ')}`);
  say(`  nothing grew between swap ${begin.swaps} and swap ${end.swaps}`);
} finally {
  await browser.close();
  await site.stop();
}
