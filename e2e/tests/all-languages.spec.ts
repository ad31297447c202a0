import { faults } from '../axe.ts';
import { speak } from '../pages/FirstScreen.ts';
import { PAGES } from '../pages/routes.ts';
import { smallTargets } from '../small-targets.ts';
import { expect, test } from '../test.ts';
import { expectWhole } from '../whole-page.ts';
import { logInAsWidest } from '../widest-member.ts';

/*
 * Only with ALL_LANGUAGES=1: every page in every language, for a visitor and a member. In the ordinary run languages take turns over
 * the pages (every-page.spec.ts).
 */

// The address that does not exist answers 404, which the browser notes.
test.use({ tolerates: { patterns: [/404 .*\/nowhere\)$/] } });

/** A value as it is stored for each of the eight message sets. */
const LANGUAGES = ['pt', 'en', 'zh_cn', 'ch', 'vi', 'id', 'th', 'msa'] as const;
/** Longer than a page takes on a busy machine. */
const PAGE_MS = 60_000;

for (const language of LANGUAGES)
  for (const viewer of ['visitor', 'member'] as const)
    test(`[R16] axe finds nothing on any of ${PAGES.length} pages for a ${viewer} in ${language}`, async ({
      context,
      page,
    }) => {
      test.setTimeout(PAGES.length * PAGE_MS);
      if (viewer === 'member') await logInAsWidest(context);
      await speak(context, language);
      for (const sitePage of PAGES)
        await test.step(sitePage.path, async () => {
          await page.goto(sitePage.path);
          await expectWhole(page, sitePage, language);
          expect.soft(await faults(page, sitePage.path)).toEqual([]);
          expect.soft(await smallTargets(page, sitePage.path)).toEqual([]);
        });
    });
