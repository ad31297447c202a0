import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openScreen } from './open-screen.ts';
import type { ScreenName } from './screens.ts';

export interface SurveyPlan {
  readonly names: readonly ScreenName[];
  readonly widths: readonly number[];
  readonly language?: string | undefined;
  readonly host?: string | undefined;
  readonly hasForcedColours: boolean;
  readonly folder: string;
}

/** Height of the window by its width: a small phone, a phone, a tablet, computers. */
const HEIGHTS: Readonly<Record<number, number>> = { 320: 568, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };

/** Takes a picture of each screen at each width, of the window and of the whole page. A screen that fails is said, and does not end the rest. */
export async function takeSurvey(browser: Browser, plan: SurveyPlan): Promise<void> {
  mkdirSync(plan.folder, { recursive: true });
  for (const name of plan.names)
    for (const width of plan.widths) {
      const title = [name, plan.host, plan.language, width].filter(Boolean).join('-');
      try {
        await takePicture(browser, plan, { name, width, title });
        console.log(`  ${title}`);
      } catch (error) {
        process.exitCode = 1;
        console.log(`  ${title}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
}

interface Subject {
  readonly name: ScreenName;
  readonly width: number;
  readonly title: string;
}

async function takePicture(
  browser: Browser,
  { language, host, hasForcedColours, folder }: SurveyPlan,
  { name, width, title }: Subject,
) {
  const page = await openScreen(browser, name, {
    width,
    height: HEIGHTS[width] ?? 844,
    hasForcedColours,
    ...(language && { language }),
    ...(host && { host }),
  });
  try {
    await page.screenshot({ path: join(folder, `${title}.png`) });
    const isLong = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight * 1.1);
    if (isLong) await page.screenshot({ path: join(folder, `${title}-whole.png`), fullPage: true });
  } finally {
    await page.context().close();
  }
}
