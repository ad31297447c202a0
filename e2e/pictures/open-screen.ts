import type { Browser, Page } from 'playwright';
import { SCREENS, type PicturedScreen, type ScreenName } from './screens.ts';
import { settled } from './settled.ts';
import { type Texts, textsIn } from './texts.ts';
import { openVisit, type Visit } from './visit.ts';

/** Opens a screen in a window of its own and waits until it stands. The caller closes the page's context. */
export async function openScreen(browser: Browser, name: ScreenName, visit: Visit): Promise<Page> {
  const screen: PicturedScreen = SCREENS[name];
  const page = await openVisit(browser, { ...visit, isMember: screen.isMember ?? false });
  try {
    await page.goto(screen.path);
    await settled(page);
    await leaveCode(page, textsIn(visit.language));
    await screen.prepare?.(page, textsIn(visit.language));
    if (!screen.isUnderWay) await settled(page);
  } catch (error) {
    await page.context().close();
    throw error;
  }
  return page;
}

/** A picture before may have left a code that waits for its payment, with which the recharge screen begins then (G10). */
async function leaveCode(page: Page, texts: Texts): Promise<void> {
  const other = page.getByRole('button', { name: texts('wallet', 'pix.other') });
  if (!(await other.isVisible())) return;
  await other.click();
  await settled(page);
}
