import { join } from 'node:path';
import { endpoints, type ApiKey } from '../../api/index.ts';
import type { AreaModule } from '../../contract/area.ts';
import { htmlLangOf, MESSAGE_SETS, type MessageSet } from '../../contract/languages.ts';
import { SERVED_RULES_ATTRIBUTE } from '../../contract/names.ts';
import type { DrawnScreen, ServedScreen, Viewer } from '../../contract/screen.ts';
import type { FakePlatform } from '../fake-platform.ts';
import { declaredScreens, ROOT, type DeclaredScreen } from './declared-screens.ts';
import { drawDeclared } from './draw-declared.ts';
import { openPage, type OpenPage } from './open-page.ts';
import { TEST_SITES } from './sites.ts';

const KIT = '../../area/index.ts';
jest.mock('../../area/index.ts', () => jest.requireActual('../../area/server/index.ts'));

const [SITE] = TEST_SITES as readonly [(typeof TEST_SITES)[number]];
const VIEWERS: readonly Viewer[] = ['visitor', 'member'];

interface Case {
  readonly screen: DeclaredScreen;
  readonly viewer: Viewer;
  readonly messageSet: MessageSet;
}

/** Languages take turns. */
const CASES: readonly Case[] = declaredScreens().flatMap((screen, at) =>
  VIEWERS.map((viewer, turn) => {
    const messageSet = MESSAGE_SETS[(2 * at + turn) % MESSAGE_SETS.length] ?? 'pt';
    return { screen, viewer, messageSet };
  }),
);
const caseOf = (path: string) =>
  CASES.find(({ screen, viewer }) => screen.route.path === path && viewer === 'visitor') as Case;
const SUPPORT = caseOf('/information-center/support');

const drawings = new Map<Case, DrawnScreen>();
let page: OpenPage;
let browser: typeof import('../fake-platform.ts') & typeof import('../builders.ts');

// All is drawn before there is a document; the code for browsers comes after that.
beforeAll(async () => {
  for (const one of CASES) drawings.set(one, await drawDeclared(one.screen, { on: SITE, ...one }));
  page = await openPage('<!doctype html>');
  jest.resetModules();
  jest.dontMock(KIT);
  browser = { ...(await import('../fake-platform.ts')), ...(await import('../builders.ts')) };
});
afterAll(() => page.close());

/** The page as the edge sends it, with the code of a browser in it. */
async function serve(one: Case) {
  const { screen, viewer, messageSet } = one;
  const drawn = drawings.get(one) as DrawnScreen;
  page.document.documentElement.lang = htmlLangOf(messageSet);
  page.document.head.innerHTML = `<style ${SERVED_RULES_ATTRIBUTE}="area">${drawn.rules.css}</style>`;
  page.document.body.innerHTML = `<div data-area>${drawn.html}</div>`;
  // Nothing is answered: what is asked for can be seen, and what is not asked for was there.
  const silence = Object.fromEntries(Object.keys(endpoints).map((key) => [key, () => new Promise(() => {})]));
  const platform = browser.fakePlatform({
    at: `${screen.route.path}?from=test#part`,
    language: messageSet === 'cn' ? 'zh_cn' : messageSet,
    user: viewer === 'member' ? browser.aUser() : null,
    api: silence,
  });
  const area = (await import(join(ROOT, screen.folder, 'src/area.tsx'))) as AreaModule;
  const served: ServedScreen = {
    path: screen.route.path,
    messageSet,
    viewer,
    style: servedStyle(),
    ruleIds: drawn.rules.ids,
    queries: drawn.queries,
  };
  return { platform, area, container: page.document.querySelector('[data-area]') as HTMLElement, served };
}

const servedStyle = () => page.document.querySelector<HTMLStyleElement>(`style[${SERVED_RULES_ATTRIBUTE}]`);

/** Mounts, and waits until the screen says that it is ready. @returns what `look` saw at that moment, and what ends the mount */
async function mount<T>(parts: Awaited<ReturnType<typeof serve>>, look: () => T) {
  const { platform, area, container, served } = parts;
  let seen: { readonly value: T } | undefined;
  const props = {
    name: 'area 1',
    domElement: container,
    platform,
    nonce: 'n',
    paths: [served.path],
    served,
    onReady: () => void (seen ??= { value: look() }),
    onError: (error: unknown) => {
      throw error;
    },
  };
  await area.mount(props as never);
  await until(() => seen !== undefined);
  return {
    seen: seen?.value as T,
    async unmount() {
      // The next mount of the area finds nothing of this one.
      platform.bus.publish('session.ended', { reason: 'logout' });
      await area.unmount(props as never);
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const askedBy = ({ api }: FakePlatform) => api.calls.map(({ key }) => key);

/** Which announcements are read, and how promotions stand, is a member's own, and the edge has asked as a visitor. */
const OWN: readonly string[] = [
  'GET /api/informationcenter/announcement',
  'GET /api/promotion/activities',
  'GET /api/promotion/rechargebonus',
];

describe('every declared screen, taken over in a browser', () => {
  it.each(CASES.map((one) => [one.screen.route.path, one.viewer, one.messageSet, one] as const))(
    '%s, %s, %s: as it stands, without asking again',
    async (_path, viewer, _set, one) => {
      const parts = await serve(one);
      const { container, platform } = parts;
      const first = container.firstElementChild;
      const before = container.textContent;

      const { seen, unmount } = await mount(parts, () => ({
        isKept: container.firstElementChild === first,
        text: container.textContent,
      }));

      expect(seen).toEqual({ isKept: true, text: before });
      expect(platform.reported).toEqual([]);
      const declared = (one.screen.route.data ?? []).map(({ endpoint }) => endpoint as ApiKey);
      const askedAgain = () => askedBy(platform).filter((key) => declared.includes(key));
      const own = viewer === 'member' ? declared.filter((key) => OWN.includes(key)) : [];
      await until(() => askedAgain().length >= own.length);
      expect(askedAgain().sort()).toEqual([...own].sort());
      await unmount();
      expect([container.childElementCount, servedStyle()]).toEqual([0, null]);
    },
  );
});

describe('a screen that came with the page', () => {
  it('is drawn anew when the player speaks another language by then', async () => {
    const parts = await serve(SUPPORT);
    const first = parts.container.firstElementChild;
    parts.platform.setLanguage('en');

    const { unmount } = await mount(parts, () => undefined);

    expect(parts.container.firstElementChild).not.toBe(first);
    expect(parts.container.textContent).toContain('Information centre');
    expect(parts.container.childElementCount).toBe(1);
    await unmount();
  });

  it('is drawn anew when it was drawn for the other kind of viewer', async () => {
    const parts = await serve(caseOf('/profile'));
    parts.platform.setUser(browser.aUser({ nickname: 'Marina' }));

    const { unmount } = await mount(parts, () => undefined);

    expect(parts.container.textContent).toContain('Marina');
    expect(servedStyle()).toBeNull();
    await unmount();
  });

  it('is drawn anew when its data cannot be read, and that is reported', async () => {
    const parts = await serve(SUPPORT);

    const { unmount } = await mount({ ...parts, served: { ...parts.served, queries: '{' } }, () => undefined);

    expect(parts.platform.reported).toHaveLength(1);
    expect(askedBy(parts.platform)).toContain('GET /api/informationcenter/support');
    await unmount();
  });
});
