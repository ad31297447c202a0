import { buildChanged } from '../build-copy.ts';
import { buildLaterShell, EARLIER, LATER } from '../later-shell.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.origin) });

/** Addresses of all release files that a page view loads, by area. */
function filesByArea(urls: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const url of urls) {
    const [, area] = /\/releases\/([^/]+)\//.exec(url) ?? [];
    if (area) (found[area] ??= []).push(new URL(url).pathname);
  }
  return Object.fromEntries(Object.entries(found).map(([area, files]) => [area, [...new Set(files)].sort()]));
}

test('one area goes live alone and rolls back alone: a word changes, no other area’s files do', async ({
  page,
  context,
  ownSite: { release, liveVersions },
}) => {
  let urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  const view = async () => {
    urls = [];
    // What a page view loads last: the code of the footer, of the moving background, and of what a tab does beside its screens.
    const last = ['layout', 'ambient', 'idle-work'].map((chunk) =>
      page.waitForRequest(new RegExp(`/releases/shell/[^/]+/${chunk}\\.\\w+\\.js$`)),
    );
    await page.goto('/promotion/vip');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await Promise.all(last);
    return { heading: await heading.innerText(), files: filesByArea(urls) };
  };
  const before = await view();
  const versionsBefore = liveVersions();

  const changed = await buildChanged('mf-promotions', {
    'src/messages/pt.json': ['"Clube VIP"', '"Clube dos Campeões"'],
  });
  release('publish', 'promotions', '--from', changed);
  const published = await view();
  release('activate', 'promotions', '--reason', 'another word');
  const activated = await view();

  expect(published).toEqual(before); // publishing changes nothing for visitors
  expect(activated.heading).toBe('Clube dos Campeões');
  expect(activated.files['shell']).toEqual(before.files['shell']);
  expect(activated.files['promotions']).not.toEqual(before.files['promotions']);
  expect({ ...liveVersions(), promotions: '' }).toEqual({ ...versionsBefore, promotions: '' });

  release('rollback', 'promotions', '--reason', 'the old word was better');
  const back = await view();

  expect(back).toEqual(before);
  expect(release('history', 'promotions')).toContain('the old word was better');
});

test('another shell goes live under an open tab: the page stays, the next one is loaded as a whole, the member stays', async ({
  page,
  ownSite: { release },
  member: _member,
}) => {
  const bar = new TopBar(page);
  const mark = () => page.evaluate(() => (window as { mark?: boolean }).mark);
  await page.goto('/');
  await expect(bar.balance).toBeVisible();
  await page.evaluate(() => ((window as { mark?: boolean }).mark = true));
  const changed = await buildLaterShell();

  release('publish', 'shell', '--from', changed);
  const told = page.waitForResponse((response) => new URL(response.url()).pathname === '/edge/map');
  release('activate', 'shell', '--reason', 'another word');
  await told;
  expect(await mark()).toBe(true);
  await expect(page.getByRole('contentinfo')).toContainText(EARLIER);
  await page
    .getByRole('navigation', { name: 'Navegação principal' })
    .getByRole('link', { name: 'Promoções' })
    .click();

  await expect(page.getByRole('contentinfo')).toContainText(LATER);
  await expect(page).toHaveURL('/promotion/activity');
  expect(await mark()).toBeUndefined();
  await expect(bar.balance).toBeVisible();
});

test('[G58] an urgent release, a withdrawal and the way back reach an open tab in place', async ({
  page,
  ownSite: { release },
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const mark = () => page.evaluate(() => (window as { mark?: boolean }).mark);
  const changed = await buildChanged('mf-promotions', {
    'src/messages/pt.json': ['"Clube VIP"', '"Clube dos Campeões"'],
  });
  release('publish', 'promotions', '--from', changed);
  const followed = page.waitForRequest((request) => new URL(request.url()).pathname === '/edge/map-events');
  await page.goto('/promotion/vip');
  await expect(heading).toHaveText('Clube VIP');
  await page.evaluate(() => ((window as { mark?: boolean }).mark = true));
  await followed;

  release('activate', 'promotions', '--urgent', '--reason', 'now');
  await expect(heading).toHaveText('Clube dos Campeões');
  release('withdraw', 'promotions', '--reason', 'not now');
  await expect(heading).toHaveText('Esta parte do site está fechada no momento');
  release('rollback', 'promotions', '--reason', 'now again');
  await expect(heading).toHaveText('Clube dos Campeões');

  expect(await mark()).toBe(true);
});

test('the release map is one document that the discovery document agrees with', async ({
  request,
  ownSite: { liveVersions },
}) => {
  const discovery = (await (await request.get('/edge/discovery.json')).json()) as {
    schema: string;
    microFrontends: Record<string, { url: string; metadata: { version: string; integrity?: string } }[]>;
  };

  const { shell, ...areas } = liveVersions();
  expect(shell).toBeDefined();
  expect(Object.keys(areas).length).toBeGreaterThan(0);
  for (const [area, version] of Object.entries(areas)) {
    const [key = ''] = Object.keys(discovery.microFrontends).filter((name) => name.endsWith(area));
    expect(discovery.microFrontends[key]?.map(({ metadata }) => metadata.version)).toContain(version);
  }
});
