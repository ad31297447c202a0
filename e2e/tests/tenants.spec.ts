import type { Page } from '@playwright/test';
import { setting } from '../site.ts';
import { expect, test } from '../test.ts';

/** The second seeded site, on the same server under a host of its own (R13). */
const mare = () => setting('E2E_ORIGIN').replace('//localhost', '//mare.localhost');

/** Asks from the page itself: only the browser knows every name below `localhost` as this machine. */
function ask(page: Page, path: string, token?: string): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ([address, bearer]) => {
      const answer = await fetch(
        address ?? '',
        bearer
          ? {
              method: 'POST',
              body: '{}',
              headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            }
          : {},
      );
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [path, token],
  );
}

test('[R13] [R178] [G34] two sites differ in name, colours, languages and games', async ({ page }) => {
  const seen = [];
  for (const origin of [setting('E2E_ORIGIN'), mare()]) {
    await page.goto(origin);
    await expect(page.getByRole('article').first()).toBeVisible();
    seen.push({
      title: await page.title(),
      action: await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--m-color-action').trim(),
      ),
      games: (await page.getByRole('article').allTextContents()).join('|'),
    });
    const languages = (await ask(page, '/api/language/getList')).body as { data: { code: string }[] };
    seen.push({ languages: languages.data.map(({ code }) => code) });
  }

  expect(seen).toEqual([
    { title: 'Home | Mosaico', action: '#2bd67b', games: expect.any(String) },
    { languages: ['pt', 'en', 'zh_cn'] },
    { title: 'Home | Maré', action: '#ff6b57', games: expect.any(String) },
    { languages: ['pt', 'en'] },
  ]);
  expect(seen[0]?.games).not.toBe(seen[2]?.games);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('[R13] the first paint has the colours and the name of the site', async ({ page }) => {
    await page.goto(mare());

    await expect(page).toHaveTitle('Home | Maré');
    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--m-color-ground').trim(),
    );
    expect(ground).toBe('#06121f');
  });
});

test.describe('with a token of the first site', () => {
  test.use({ tolerates: { patterns: [/status of 401 .*auth\/me/] } });

  test('[R14] a member is nobody on the second', async ({ page }) => {
    const login = await page.request.post('/api/auth/login2', {
      data: {
        name: setting('E2E_MEMBER'),
        password: setting('E2E_PASSWORD'),
        captcha: setting('E2E_CAPTCHA'),
        key: 'none',
      },
    });
    const { access_token: token } = ((await login.json()) as { data: { access_token: string } }).data;

    await page.goto('/terms');
    const here = await ask(page, '/api/auth/me', token);
    await page.goto(`${mare()}/terms`);
    const there = await ask(page, '/api/auth/me', token);

    expect(here.status).toBe(200);
    expect(there).toMatchObject({ status: 401, body: { message: 'Unauthenticated.' } });
  });
});
