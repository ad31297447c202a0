import { faults } from '../axe.ts';
import { expect, test } from '../test.ts';

test.use({ seesReminder: true });

test('[R77] [R78] [R79] the reminder opens on Home, once a session, and never again when the player says so', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const reminder = page.getByRole('dialog');
  await expect(reminder).toBeVisible();
  expect(await faults(page, 'reminder')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(reminder).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(reminder).toHaveCount(0);

  const another = await context.newPage(); // a session of its own
  await another.goto('/');
  await expect(another.getByRole('dialog')).toBeVisible();
  await another.getByRole('dialog').getByRole('checkbox').check();
  await another.keyboard.press('Escape');
  const third = await context.newPage();
  await third.goto('/');
  await expect(third.getByRole('article').first()).toBeVisible();
  await expect.poll(() => third.evaluate(() => localStorage.getItem('isReminderOff'))).toContain('id');
  await expect(third.getByRole('dialog')).toHaveCount(0);
});
