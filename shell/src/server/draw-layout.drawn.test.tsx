import { MESSAGE_SETS } from '@mosaico/shared/contract';
// oxlint-disable-next-line mosaico/dependencies -- the build's list is what the server script has to keep to
import { PROVIDED } from '@mosaico/shared/build/webpack/shared-modules.ts';
import { aLayoutRequest } from '../testing/a-layout-request.ts';
import { siteData } from '../testing/site-data.ts';
import { drawLayout, modules } from './main.ts';

const VIEWERS = ['visitor', 'member'] as const;
const everyView = MESSAGE_SETS.flatMap((messageSet) => VIEWERS.map((viewer) => ({ messageSet, viewer })));

/** Classes of the markup that no rule was collected for. */
function unstyled(markup: string, ids: readonly string[]): string[] {
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return classes.filter((name) => !ids.includes(name.replace(/^m-/, '')));
}

describe('the drawn layout', () => {
  it.each(everyView)('is whole in $messageSet for a $viewer', async ({ messageSet, viewer }) => {
    const { html, htmlAfter, rules } = await drawLayout(
      aLayoutRequest({ messageSet, lang: messageSet, viewer }),
    );
    const markup = html + htmlAfter;

    expect(html).toMatch(/<main .*<div data-area="wallet" data-version="[^"]+" data-served="">$/s);
    expect(htmlAfter).toMatch(/^<\/div>.*<\/main>.*<footer.*<nav/s);
    expect(htmlAfter).toContain(`Depósito ${messageSet}`);
    expect(markup.split(`Depósito ${messageSet}`)).toHaveLength(viewer === 'member' ? 3 : 2);
    expect(markup).not.toMatch(/<(?:script|style|link|iframe)|\s(?:style|on\w+)=/);
    expect(markup).not.toMatch(/>[a-z]+\.[a-z][A-Za-z.]+</);
    expect(unstyled(markup, rules.ids)).toEqual([]);
    expect(rules.ids.every((id) => /^[\w-]+$/.test(id))).toBe(true);
  });

  it("[G34] is that of the site: its name, its own words, and every theme's colours", async () => {
    const own = siteData({ site_name: 'Maré & <Co>', theme: 'mare', is_sandbox: false });

    const { html, rules } = await drawLayout(aLayoutRequest({ siteData: own }));

    expect(html).toContain('Maré &amp; &lt;Co&gt;');
    expect(html).not.toContain('ambiente de demonstração');
    expect(rules.css).toContain('html[data-theme="mare"]');
  });

  it('keeps what visitors and members see differently from the eyes of the other', async () => {
    const { html, rules } = await drawLayout(aLayoutRequest());

    expect(html.match(/data-viewer-part/g)).toHaveLength(2);
    expect(rules.css).toContain('html[data-other-viewer] [data-viewer-part]{visibility:hidden;}');
  });

  it('holds the placeholder of a screen that is not drawn', async () => {
    const { html, htmlAfter } = await drawLayout(aLayoutRequest({ hasScreen: false }));

    expect(html).toMatch(/aria-busy="true".*data-waiting.*role="status".*<footer/s);
    expect(html).not.toContain('data-served');
    expect(htmlAfter).toBe('');
  });

  it('has no place for a screen where no area has one', async () => {
    await expect(drawLayout(aLayoutRequest({ path: '/terms' }))).rejects.toThrow('no place for a screen');
    expect((await drawLayout(aLayoutRequest({ path: '/terms', hasScreen: false }))).html).toContain(
      '<footer',
    );
  });

  it('ends with a line below a task, and with the whole footer elsewhere', async () => {
    const [task, other] = await Promise.all([
      drawLayout(aLayoutRequest()),
      drawLayout(aLayoutRequest({ path: '/terms', hasScreen: false })),
    ]);

    expect(task.htmlAfter.length + 1_000).toBeLessThan(
      other.html.slice(other.html.indexOf('</main>')).length,
    );
  });

  it('is the same every time', async () => {
    const [one, other] = await Promise.all([drawLayout(aLayoutRequest()), drawLayout(aLayoutRequest())]);

    expect(other).toEqual(one);
  });
});

describe('the server script of the shell', () => {
  it('gives areas what they take from the shell in the browser', () => {
    expect(Object.keys(modules).sort()).toEqual([...PROVIDED].sort());
  });
});
