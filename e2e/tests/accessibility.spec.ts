import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../test.ts';

const ROUTES = ['/', '/recharge', '/promotion/vip', '/agency-center/invite', '/profile', '/nowhere'];
/** Stored language value and the tag the document then has. */
const LANGUAGES = [
  ['pt', 'pt-BR'],
  ['en', 'en'],
  ['zh_cn', 'zh-CN'],
  ['th', 'th'],
] as const;

// The address that does not exist answers 404, which the browser notes.
test.use({ tolerates: { patterns: [/404 .*\/nowhere\)$/] } });

for (const [value, tag] of LANGUAGES) {
  test(`axe finds nothing on any route in ${tag}`, async ({ page, context }) => {
    test.setTimeout(120_000);
    await context.addInitScript(
      (language) => {
        // Blank frames have no storage of their own.
        if (location.protocol === 'http:') localStorage.setItem('language', JSON.stringify(language));
      },
      {
        icon: `/assets/flags/${value}.svg`,
        option: value.toUpperCase(),
        value,
      },
    );
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', tag);

      const { violations } = await new AxeBuilder({ page }).analyze();

      expect(
        violations.map(
          ({ id, nodes }) => `${route}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
        ),
      ).toEqual([]);
    }
  });
}
