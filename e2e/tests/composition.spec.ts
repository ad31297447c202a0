import { expect, test } from '../test.ts';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the layout is painted from the HTML alone', async ({ page }) => {
    await page.goto('/recharge');

    await expect(page.locator('#root header').first()).toBeVisible();
    await expect(page.locator('#root nav').last()).toBeVisible();
  });
});

test('[R29] every declared address answers with the site itself, an unknown one with 404 inside the layout', async ({
  request,
}) => {
  for (const path of ['/', '/recharge', '/promotion/vip', '/agency-center/invite', '/profile']) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  expect((await request.get('/nowhere')).status()).toBe(404);
});

test('the security policy has no unsafe source, and a new nonce in every answer', async ({ request }) => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await request.get('/')).headers()['content-security-policy'] ?? ''),
  );

  expect(policies[0]).toContain("'strict-dynamic'");
  expect(policies.join()).not.toMatch(/unsafe-(inline|eval)/);
  expect(policies[0]).not.toBe(policies[1]);
});

test('[R30] the page starts at the top after a navigation, also back', async ({ page }) => {
  await page.goto('/promotion/vip');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));

  await page.getByRole('link', { name: 'Convidar' }).click();
  await expect(page).toHaveURL('/agency-center/invite');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('[R166] the OpenAPI document is 3.1 and names every endpoint', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, unknown>;
  };

  expect(document.openapi).toMatch(/^3\.1/);
  expect(Object.keys(document.paths)).toContain('/api/auth/login2');
});
