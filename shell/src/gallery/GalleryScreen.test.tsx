import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colourProperty, ICON_NAMES, themes } from '@mosaico/shared/ui';
import declaration from '../../area.json';
import { ownScreens } from '../own-screens/own-screens.ts';
import { GalleryScreen } from './GalleryScreen.tsx';

const KIT = join(__dirname, '../../../shared/src/ui');

/** Every folder of the kit that is a subpath, and the facade itself. */
const SUBPATHS = readdirSync(KIT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(KIT, entry.name)).includes('index.ts'))
  .map(({ name }) => `/${name}`);

/** React components among the exports: PascalCase, a function or what `memo` makes of one. */
async function componentsOf(subpath: string): Promise<string[]> {
  const exported = (await import(`@mosaico/shared/ui${subpath}`)) as Record<string, unknown>;
  return Object.entries(exported)
    .filter(([name, value]) => /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || isMemo(value)))
    .map(([name]) => name);
}

function isMemo(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

/** What the gallery's sources draw: `<Button`, `<Card`. */
const drawn = new Set(
  readdirSync(__dirname)
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => [...readFileSync(join(__dirname, file), 'utf8').matchAll(/<([A-Z]\w+)/g)])
    .map(([, name]) => name),
);

const GROUND = colourProperty('ground');
/** jsdom computes the styles of thousands of elements at every press. The limit only ends a hang. */
const SLOW_MS = 180_000;

/** The shell applies it once per document; it styles the gallery too. */
const NOT_DRAWN = ['GlobalStyle'];

/** The window of rows is a module of its own, which comes a moment later. */
async function renderGallery() {
  const { container } = render(<GalleryScreen />);
  await act(async () => void (await import('../../../shared/src/ui/grid/RowWindow.tsx')));
  const textsOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { gallery: container.firstElementChild, textsOf };
}

describe('the gallery', () => {
  it('[R70] is the screen of /test12, inside the layout, not indexed and behind the diagnostics feature', async () => {
    const route = declaration.routes.find(({ path }) => path === '/test12');

    expect(route).toMatchObject({ indexed: false, feature: 'diagnostics' });
    expect(route).not.toHaveProperty('frame');
    await expect(ownScreens['/test12']?.()).resolves.toBe(GalleryScreen);
  });

  it('[R70] shows every component of the kit, and every icon with its name', async () => {
    const components = (await Promise.all(['', ...SUBPATHS].map(componentsOf))).flat();
    const { textsOf } = await renderGallery();
    const titles = textsOf('h3');

    expect(components.filter((name) => !titles.includes(name))).toEqual([]);
    expect(components.filter((name) => !drawn.has(name) && !NOT_DRAWN.includes(name))).toEqual([]);
    expect(ICON_NAMES.filter((icon) => !textsOf('li').includes(icon))).toEqual([]);
  });

  it('finds the components that it looks for', async () => {
    expect(SUBPATHS).toEqual(expect.arrayContaining(['/qr', '/cover', '/form']));
    expect(await componentsOf('/qr')).toEqual(['QrCode']);
    expect(await componentsOf('/cover')).toEqual(['GameCover']);
    expect(await componentsOf('')).toEqual(expect.arrayContaining(['Button', 'Dialog']));
  });

  it('is English, has one heading of the first level, skips no level, and an index that leads to every chapter', async () => {
    const { gallery } = await renderGallery();
    const headings = [...(gallery?.querySelectorAll('h1, h2, h3, h4') ?? [])];
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const links = [...(gallery?.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Chapters"] a') ?? [])];

    expect(gallery).toHaveAttribute('lang', 'en');
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(links.map(({ textContent }) => textContent)).toEqual(
      links.map(({ hash }) => document.getElementById(`${hash.slice(1)}-title`)?.textContent),
    );
  });

  it(
    'shows everything in the theme that is chosen, and opens its dialogs',
    async () => {
      const player = userEvent.setup({ pointerEventsCheck: 0 });
      const { gallery } = await renderGallery();
      const ground = () =>
        gallery?.firstElementChild && getComputedStyle(gallery.firstElementChild).getPropertyValue(GROUND);
      expect(ground()).toBe(themes.aurora.color.ground);

      await player.click(screen.getByLabelText('Mare'));
      expect(ground()).toBe(themes.mare.color.ground);

      await player.click(screen.getByText('Short dialog'));
      expect(document.querySelector('dialog')).toHaveAccessibleName('Withdraw now?');
      await player.keyboard('{Escape}');
      await player.click(screen.getByText('Sheet', { selector: 'button *' }));
      expect(document.querySelector('dialog')).toHaveAccessibleName('Choose a way to pay');
    },
    SLOW_MS,
  );
});
