import type { Browser, Page } from 'playwright';
import { SCREENS, type PicturedScreen, type ScreenName } from './screens.ts';
import { settled } from './settled.ts';
import { textsIn } from './texts.ts';
import { openVisit, type Visit } from './visit.ts';

/** Opens a screen in a window of its own and waits until it stands. The caller closes the page's context. */
export async function openScreen(browser: Browser, name: ScreenName, visit: Visit): Promise<Page> {
  const screen: PicturedScreen = SCREENS[name];
  const page = await openVisit(browser, { ...visit, isMember: screen.isMember ?? false });
  try {
    await page.goto(screen.path);
    await settled(page);
    await screen.prepare?.(page, textsIn(visit.language));
    if (!screen.isUnderWay) await settled(page);
  } catch (error) {
    await page.context().close();
    throw error;
  }
  return page;
}
