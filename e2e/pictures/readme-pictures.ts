import type { Browser } from 'playwright';
import { mapOf } from './page-map.ts';
import { openScreen } from './open-screen.ts';
import { saveWebp } from './save-webp.ts';
import { settled } from './settled.ts';

const PHONE = { width: 390, height: 844, sharpness: 1.5 } as const;
const TABLET = { width: 768, height: 900, sharpness: 1 } as const;

/** The pictures of the README: three of a phone, two sites, and the map of a page. */
export async function takeReadmePictures(browser: Browser): Promise<void> {
  const desk = await browser.newPage();
  for (const name of ['home', 'game', 'deposit-receipt'] as const) {
    const page = await openScreen(browser, name, PHONE);
    await saveWebp(desk, name, [await page.screenshot()]);
    await page.context().close();
  }
  await saveWebp(desk, 'two-sites', [
    await twoSitesShot(browser, 'localhost'),
    await twoSitesShot(browser, 'mare.localhost'),
  ]);
  const page = await openScreen(browser, 'home-member', TABLET);
  await saveWebp(desk, 'page-map', [await mapOf(page, desk)]);
}

async function twoSitesShot(browser: Browser, host: string): Promise<Buffer> {
  const page = await openScreen(browser, 'home', { ...PHONE, sharpness: 1, height: 760, host });
  // One of the sites has new terms to tell of.
  const notice = page.getByRole('button', { name: 'Entendi' });
  if (await notice.isVisible()) await notice.click();
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  const shot = await page.screenshot();
  await page.context().close();
  return shot;
}
