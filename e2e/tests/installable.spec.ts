import { expect, test } from '../test.ts';

// Without a network the browser notes every request that fails.
test.use({
  tolerates: { patterns: [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/] },
});

test('without a network the site says so in the player’s language, and comes back by itself', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline')) !== undefined))
    .toBe(true);

  await context.setOffline(true);
  await page.goto('/promotion/vip');
  await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible();
  await expect(page).toHaveURL('/promotion/vip');
  await context.setOffline(false);

  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Você está sem internet');
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('nothing but the offline page is ever stored: no answer of the API, no file of a release', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/promotion/vip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const caches_ = await Promise.all(names.map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toEqual(['/offline']);
});

test('a page view goes to the network even with the service worker: a release that went live is in the next one', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));

  const answer = await page.reload();

  expect(answer?.headers()).toMatchObject({ 'cache-control': 'private, no-cache', vary: '*' });
});

test('the manifest makes the site installable: name, colours, icons that load', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');

  const manifest = (await (await request.get(address ?? '')).json()) as {
    name: string;
    display: string;
    icons: { src: string; sizes: string }[];
  };

  expect(manifest).toMatchObject({ name: 'Mosaico', display: 'standalone' });
  for (const { src } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});
