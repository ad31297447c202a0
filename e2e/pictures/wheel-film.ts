import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Answer } from '@mosaico/shared/api';
import { calmDice, wager } from '../money.ts';
import { PROMOTION_SCREENS } from './promotion-screens.ts';
import { settled } from './settled.ts';
import { textsIn } from './texts.ts';
import { openVisit } from './visit.ts';

const PHONE = { width: 390, height: 844, isMember: true } as const;
/** What earns the two spins that are filmed: the usual one, and the one with less motion. */
const WAGERED_CENTAVOS = 400_00;
/** After the press: the wheel is drawn back, sets off, runs, slows down, and stands. */
const MOMENTS_MS = [0, 150, 350, 700, 1_000, 1_400, 1_900, 2_500, 3_200, 4_000, 4_800, 5_500, 7_000];
const COLUMNS = 5;
const FRAME_WIDTH = 260;

interface Frame {
  /** Since the press; below zero before it. */
  readonly atMs: number;
  /** JPEG in base64. */
  readonly picture: string;
}

/**
 * Films a spin of the lottery wheel as the browser shows it, once with motion and once with less, and lays frames of each on one sheet, with the
 * instant below each. The last picture is the proof of the draw.
 */
export async function filmWheel(
  browser: Browser,
  { language, folder }: { readonly language: string | undefined; readonly folder: string },
): Promise<void> {
  const desk = await browser.newPage();
  for (const hasMotion of [true, false]) {
    const page = await openVisit(browser, { ...PHONE, hasMotion, ...(language && { language }) });
    await page.goto(PROMOTION_SCREENS.wheel.path);
    if (hasMotion) {
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      await wager(token, WAGERED_CENTAVOS, await calmDice(token));
      await page.reload();
    }
    await settled(page);
    const title = hasMotion ? 'wheel-film' : 'wheel-film-less-motion';
    const { frames, drawn } = await filmSpin(page, textsIn(language)('promotions', 'wheel.spin'));
    await layOut(desk, frames, join(folder, `${title}.png`));
    console.log(`  ${title}: ${frames.length} frames, drawn was ${drawn.quantity} ${drawn.reward}`);
    if (!hasMotion) await showProof(page, join(folder, 'wheel-proof.png'));
    await page.context().close();
  }
  await desk.close();
}

async function filmSpin(page: Page, spin: string) {
  const film = await page.context().newCDPSession(page);
  const taken: { readonly at: number; readonly picture: string }[] = [];
  film.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    taken.push({ at: (metadata.timestamp ?? 0) * 1_000, picture: data });
    void film.send('Page.screencastFrameAck', { sessionId });
  });
  await film.send('Page.startScreencast', { format: 'jpeg', quality: 85 });
  const button = page.getByRole('button', { name: new RegExp(`^${spin} `) });
  const answered = page.waitForResponse('**/api/lotterywheel/claim*');
  await button.hover();
  // Not the page's clock, which stands at the time of the pictures: frames are stamped with that of the machine.
  const pressedAt = Date.now();
  // Not `click`, which waits before it presses.
  await page.mouse.down();
  await page.mouse.up();
  const drawn = (await (await answered).json()) as Answer<'POST /api/lotterywheel/claim'>;
  await page.getByRole('main').getByRole('status').getByRole('paragraph').first().waitFor();
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await settled(page);
  await film.send('Page.stopScreencast');
  return { drawn, frames: taken.map(({ at, picture }): Frame => ({ atMs: at - pressedAt, picture })) };
}

/** The frame that was on the screen at each moment. */
async function layOut(desk: Page, frames: readonly Frame[], path: string): Promise<void> {
  const shown = MOMENTS_MS.map((moment) => frames.findLast(({ atMs }) => atMs <= moment) ?? frames[0]);
  const cells = shown.map(
    (frame, place) =>
      `<figure style="margin:0"><img width="${FRAME_WIDTH}" src="data:image/jpeg;base64,${frame?.picture ?? ''}">
      <figcaption>${MOMENTS_MS[place]} ms</figcaption></figure>`,
  );
  await desk.setViewportSize({ width: COLUMNS * (FRAME_WIDTH + 8) + 8, height: 600 });
  await desk.setContent(
    `<body style="margin:8px;background:#fff;font:14px sans-serif;display:grid;gap:8px;grid-template-columns:repeat(${COLUMNS},1fr)">${cells.join('')}`,
  );
  await desk.waitForFunction(() => [...document.images].every((image) => image.complete));
  await desk.screenshot({ path, fullPage: true });
}

async function showProof(page: Page, path: string): Promise<void> {
  await page.getByRole('main').getByRole('list').last().getByRole('button').first().click();
  await page.getByRole('dialog').waitFor();
  await settled(page);
  await page.screenshot({ path });
}
