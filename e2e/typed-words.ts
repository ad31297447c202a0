import type { Page } from '@playwright/test';
import { TopBar } from './pages/TopBar.ts';
import { expect } from './test.ts';

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

/**
 * Fills in every field of a page inside the layout, changes the language, and looks whether what was typed is still there. Forms in a
 * dialog are closed by the choice: that they open again with what was typed is tested in shell/src/auth/useDraft.test.tsx.
 *
 * @returns how many fields the page has
 */
export async function changeLanguageOverFields(page: Page, path: string): Promise<number> {
  const fields = await fieldsOf(page).all();
  if (fields.length === 0) return 0;
  for (const field of fields) await field.fill(TYPED);
  const typed = await digitsOf(page);
  expect(
    typed.filter((digits) => digits === ''),
    `${path}: a field that takes no digits`,
  ).toEqual([]);

  const before = await page.locator('html').getAttribute('lang');
  await new TopBar(page).chooseLanguage(before === 'en' ? /Português/ : /English/);
  await expect(page.locator('html')).not.toHaveAttribute('lang', String(before));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await expect.poll(() => digitsOf(page), path).toEqual(typed);
  return fields.length;
}
