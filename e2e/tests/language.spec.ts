import type { Page } from '@playwright/test';
import { FirstScreen } from '../pages/FirstScreen.ts';
import { BARE_ROUTES, ROUTES } from '../pages/routes.ts';
import { TopBar } from '../pages/TopBar.ts';
import { expect, test } from '../test.ts';

/**
 * The language is chosen in the layout's menu, so pages outside of the layout have no choice. Forms in a dialog are closed by the
 * choice: that they open again with what was typed is tested in shell/src/auth/useDraft.test.tsx. The gallery shows fields that belong
 * to no form.
 */
const NO_FORM = [...BARE_ROUTES, '/offline', '/test12'];
const PAGES = ROUTES.filter((route) => !NO_FORM.includes(route));
/** Masks write digits in their own way, and an amount in that of the language. */
const TYPED = '1234';

const fieldsOf = (page: Page) =>
  page
    .getByRole('main')
    .locator(
      'input:not([type="radio"]):not([type="checkbox"]):not([type="file"]):not([readonly]):not(:disabled), textarea',
    )
    .filter({ visible: true });
const digitsOf = (page: Page) =>
  fieldsOf(page).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLInputElement).value.replaceAll(/\D/g, '')),
  );

/** Fills in every field of every page, changes the language, and looks at the fields. @returns the pages with a form */
async function changeLanguageOnEveryForm(page: Page): Promise<string[]> {
  const bar = new TopBar(page);
  const withForm: string[] = [];
  for (const route of PAGES) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(new FirstScreen(page).untaken).toHaveCount(0);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/^(?:Carregando|Loading)$/)).toHaveCount(0);
    if ((await fieldsOf(page).count()) === 0) continue;
    withForm.push(route);
    for (const field of await fieldsOf(page).all()) await field.fill(TYPED);
    const typed = await digitsOf(page);
    expect(
      typed.filter((digits) => digits === ''),
      `${route}: a field that takes no digits`,
    ).toEqual([]);

    const before = await page.locator('html').getAttribute('lang');
    await bar.chooseLanguage(before === 'en' ? /Português/ : /English/);
    await expect(page.locator('html')).not.toHaveAttribute('lang', String(before));
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await expect.poll(() => digitsOf(page), route).toEqual(typed);
  }
  return withForm;
}

test('[R22] a change of language keeps what a visitor has typed on every page', async ({ page }) => {
  expect(await changeLanguageOnEveryForm(page)).toEqual(expect.arrayContaining(['/searchGames', '/login']));
});

test('[R22] a change of language keeps what a member has typed on every page', async ({
  page,
  member: _member,
}) => {
  expect(await changeLanguageOnEveryForm(page)).toEqual(
    expect.arrayContaining(['/searchGames', '/recharge']),
  );
});
