import type { Page } from '@playwright/test';
import { faults } from '../axe.ts';
import { FirstScreen, speak } from '../pages/FirstScreen.ts';
import { PAGES, type SitePage } from '../pages/routes.ts';
import { tooWide, WIDTHS } from '../sideways.ts';
import { smallTargets } from '../small-targets.ts';
import { changeLanguageOverFields } from '../typed-words.ts';
import { expect, test } from '../test.ts';
import { expectWhole, GALLERY } from '../whole-page.ts';
import { logInAsWidest } from '../widest-member.ts';

/*
 * Every page of the site is loaded once as a visitor and once as a member, in a tab of its own, and all that must hold on every page is
 * looked at there: loading a page costs more than judging it. Languages and widths take turns over the pages.
 */

// The address that does not exist answers 404, which the browser notes.
test.use({ tolerates: { patterns: [/404 .*\/nowhere\)$/] } });

/** Values as they are stored. */
const LANGUAGES = ['pt', 'en', 'zh_cn', 'vi', 'th', 'id', 'msa'] as const;
type Viewer = 'visitor' | 'member';
/** Longer than everything that is waited for on one page, each with its own limit, takes on a busy machine. */
const STEP_MS = 180_000;

/** So that a walk that finds no fields does not pass. */
const WITH_FIELDS: Record<Viewer, readonly string[]> = {
  visitor: ['/searchGames', '/login'],
  member: ['/searchGames', '/recharge'],
};
/** What came with the page as a visitor sees it, and is asked for again as the member, who has read some of it. */
const PERSONAL = [
  'GET /api/informationcenter/announcement',
  'GET /api/promotion/activities',
  'GET /api/promotion/rechargebonus',
];

const views = LANGUAGES.flatMap((language, turn) => [
  { language, viewer: 'visitor' as const, pages: PAGES.filter((_, index) => turnOf(index) === turn) },
  { language, viewer: 'member' as const, pages: PAGES.filter((_, index) => turnOf(index + 1) === turn) },
]);

function turnOf(index: number): number {
  return index % LANGUAGES.length;
}

for (const { language, viewer, pages } of views) {
  const paths = pages.map(({ path }) => path).join(', ');

  test(`[R1] [R22] a ${viewer} in ${language} sees every page taken over as it was drawn, judged by axe, at all widths, and keeps what is typed: ${paths}`, async ({
    context,
  }) => {
    if (viewer === 'member') await step('widest member', () => logInAsWidest(context));

    for (const [index, sitePage] of pages.entries()) {
      // Again for each page: what is typed on the one before has been kept over a change of language.
      await speak(context, language);
      await step(sitePage.path, async () => {
        const page = await context.newPage();
        // For a member the narrowest first: what is theirs is what grows wide.
        const width = viewer === 'member' ? WIDTHS[0] : (WIDTHS[index % WIDTHS.length] ?? WIDTHS[0]);
        await page.setViewportSize({ width, height: 844 });
        await judge(page, sitePage, { viewer, language });
        await page.close();
      });
    }
  });
}

/** What waits inside the page has no time limit of its own: this says where the test hangs. */
function step(title: string, work: () => Promise<void>): Promise<void> {
  return test.step(title, work, { timeout: STEP_MS });
}

async function judge(
  page: Page,
  sitePage: SitePage,
  { viewer, language }: { viewer: Viewer; language: (typeof LANGUAGES)[number] },
): Promise<void> {
  const { path } = sitePage;
  await (sitePage.isDrawn ? openDrawn(page, sitePage, viewer) : page.goto(path));
  await expectWhole(page, sitePage, language);

  expect.soft(await tooWide(page, sitePage)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect.soft(await faults(page, path)).toEqual([]);
  expect.soft(await smallTargets(page, path)).toEqual([]);
  await expectTypedToStay(page, sitePage, viewer);
}

/** Opens a page that the edge has drawn already: its code takes over what stands there, moves nothing, and asks for nothing again. */
async function openDrawn(page: Page, { path, data }: SitePage, viewer: Viewer): Promise<void> {
  const first = new FirstScreen(page);
  await expect.poll(() => first.isDrawnAhead(path)).toBe(true);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(`${sent.method()} ${new URL(sent.url()).pathname}`));
  const letFontsCome = await first.watch();
  await first.open(path);
  await expect(first.untaken).toHaveCount(0);

  const { served, lost, moved } = await first.kept();
  expect.soft(served, path).toBeGreaterThan(0);
  expect.soft(lost, path).toEqual([]);
  // A member's own data come later, and may move what stands below them.
  if (viewer === 'visitor') expect.soft(moved, path).toEqual([]);
  const declared = ['GET /api/dynamicwebs/getdata', ...data];
  const expected = viewer === 'member' ? PERSONAL : [];
  const again = asked.filter((request) => declared.includes(request) && !expected.includes(request));
  expect.soft(again, path).toEqual([]);
  letFontsCome();
}

/** The language is chosen in the layout's menu, so pages outside of the layout have no choice. */
async function expectTypedToStay(page: Page, { path, isBare }: SitePage, viewer: Viewer): Promise<void> {
  if (isBare || path === GALLERY || path === '/offline') return;
  const fields = await changeLanguageOverFields(page, path);
  if (WITH_FIELDS[viewer].includes(path)) expect(fields, path).toBeGreaterThan(0);
}
