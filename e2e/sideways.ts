import type { Page } from '@playwright/test';

/** The narrowest phone, a usual one, a desktop; in CSS pixels. */
export const WIDTHS = [320, 390, 1280] as const;

/** The column of a page is at most so wide (R1). */
const COLUMN_PX = 600;

/** What is too wide on the page at any of the widths, in one line each. Leaves the window as it was. */
export async function tooWide(page: Page, { path, isBare }: { path: string; isBare: boolean }) {
  const size = page.viewportSize();
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { overflow, column } = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      column: document.querySelector('main')?.getBoundingClientRect().width ?? 0,
    }));
    if (overflow > 0) found.push(`${path} scrolls ${overflow} px sideways at ${width} px`);
    if (!isBare && column > COLUMN_PX) found.push(`${path}: the column is ${column} px wide at ${width} px`);
  }
  if (size) await page.setViewportSize(size);
  return found;
}
