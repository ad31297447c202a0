import type { Page, Request } from '@playwright/test';
import { faults } from '../axe.ts';
import { expect, test } from '../test.ts';

test.use({ seesReminder: true });

/** Away from Home and back, as a player goes. */
async function comeBackHome(page: Page): Promise<void> {
  const tabs = page.getByRole('navigation', { name: 'Navegação principal' });
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Depositar' }).click();
  await expect(page).toHaveURL('/recharge');
  await tabs.getByRole('link', { name: 'Jogos' }).click();
  await expect(page).toHaveURL('/');
}

test('[R77] [R78] [R79] the reminder comes to a member who is back on Home, once a session, and never again when the player says so', async ({
  page,
  context,
  member: _member,
}) => {
  await page.goto('/');
  const reminder = page.getByRole('dialog');
  await comeBackHome(page);
  await expect(reminder).toBeVisible();
  expect(await faults(page, 'reminder')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('isModalOpened'))).toBe('false');

  const another = await context.newPage(); // a session of its own
  await another.goto('/');
  await comeBackHome(another);
  await expect(another.getByRole('dialog')).toBeVisible();
  await another.getByRole('dialog').getByRole('checkbox').check();
  await another.keyboard.press('Escape');
  await expect.poll(() => another.evaluate(() => localStorage.getItem('isReminderOff'))).toContain('id');
});

/**
 * Takes the page's clock in hand, before the page is opened. What its first idle moments load comes by real time, which the clock must not
 * outrun: a script that is still on its way would count as lost.
 *
 * @returns moves the clock on
 */
async function takeClock(page: Page): Promise<(ms: number) => Promise<void>> {
  const loading = new Set<Request>();
  const end = (request: Request) => loading.delete(request);
  page.on('request', (request) => void (request.resourceType() === 'script' && loading.add(request)));
  page.on('requestfinished', end).on('requestfailed', end);
  await page.clock.install();
  return async (ms) => {
    for (const part of [A_MOMENT_MS, A_MOMENT_MS, ms]) {
      await expect.poll(() => loading.size).toBe(0);
      await page.clock.runFor(part);
    }
  };
}

const A_MOMENT_MS = 1_000;
/** Longer than a member sees Home before the reminder comes; by the page's clock. */
const A_WHILE_MS = 30_000;

test('[R79] the reminder comes neither to a visitor nor at the first view of Home', async ({ page }) => {
  const passTime = await takeClock(page);
  await page.goto('/');
  await comeBackHome(page);

  await passTime(A_WHILE_MS);

  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[R79] the reminder does not come right after the login', async ({ page, member: _member }) => {
  const passTime = await takeClock(page);
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();

  await passTime(A_WHILE_MS);

  await expect(page.getByRole('dialog')).toHaveCount(0);
});
