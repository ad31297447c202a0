import { buildChanged } from '../build-copy.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

test.use({ baseURL: ({ ownSite }, use) => use(ownSite.origin) });

test('an area that the site never had goes live with its page and its menu entry, without a release of the shell', async ({
  page,
  ownSite: { release, liveVersions },
}) => {
  const { shell } = liveVersions();
  const built = await buildChanged('e2e/fixtures/mf-sample', {});
  release('publish', 'sample', '--from', built);
  release('activate', 'sample', '--reason', 'one area more');

  await page.goto('/');
  const menu = await new TopBar(page).openMenu();
  await menu.getByRole('link', { name: 'Área Sample' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Área Sample' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/sample');
  expect(liveVersions()['shell']).toBe(shell);
});
