import { register } from '../member.ts';
import { TopBar } from '../pages/TopBar.ts';
import { aPerson } from '../person.ts';
import { expect, test } from '../test.ts';

test('[R74] the footer leads to the documents of the site', async ({ page }) => {
  for (const [link, title] of [
    ['Termos de uso', 'Terms of use'],
    ['Privacidade', 'Privacy'],
    ['Jogo responsável', 'Responsible gaming'],
    ['Jogo limpo', 'Fairness'],
  ] as const) {
    // Some of these screens have the short footer.
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Mosaico`);
  }
});

test('[R73] /test names every area with its version, and what happened', async ({ page, request }) => {
  const answer = await request.get('/test');
  expect(answer.headers()['x-robots-tag']).toBe('noindex');

  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/test');

  for (const area of ['games', 'wallet', 'promotions', 'agency', 'account'])
    await expect(page.getByRole('heading', { name: area, exact: true })).toBeVisible();
  await expect(page.getByText(/not loaded/).first()).toBeVisible();
});

test('[R70] /test12 shows the kit, in both themes', async ({ page }) => {
  await page.goto('/test12');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[R72] /cztx plays deposits to their end, and each ends as the rules say', async ({ page }) => {
  const person = aPerson();
  await register(person);
  await page.goto('/cztx');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  // Whose money nobody else moves meanwhile.
  await new TopBar(page).loginAs(person.account, person.password);
  const outcome = page.getByText('as expected', { exact: true });
  for (const [index, scenario] of ['pay', 'twice', 'wrong_amount', 'other_cpf'].entries()) {
    await page.getByLabel('What the bank does').selectOption(scenario);
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(outcome).toHaveCount(index + 1);
  }
});

test('[R29] [R74] a page that does not exist says so inside the layout', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => history.pushState(null, '', '/nowhere'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));

  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
