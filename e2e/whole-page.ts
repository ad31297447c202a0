import type { Page } from '@playwright/test';
import { htmlLangOf, messageSetOf, PLACEHOLDER_ATTRIBUTE } from '@mosaico/shared/contract';
import type { SitePage } from './pages/routes.ts';
import { expect } from './test.ts';

/** Shows every part of the kit, also those that stand for something still loading, and fields that belong to no form. */
export const GALLERY = '/test12';

/** Everything that the page asks for has come, in the language of this stored value. */
export async function expectWhole(page: Page, { path }: SitePage, language: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', htmlLangOf(messageSetOf(language) ?? 'pt'));
  if (path === GALLERY) return;
  await expect(page.locator(`main [aria-busy="true"], main [${PLACEHOLDER_ATTRIBUTE}]`)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
