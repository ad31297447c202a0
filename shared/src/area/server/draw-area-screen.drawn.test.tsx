import { lazy, Suspense } from 'react';
import type { AreaScreenRequest } from '../../contract/screen.ts';
import type { Site } from '../../contract/platform.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Link, useLocation } from '../../router/index.ts';
import { aGame, okBody } from '../../testing/index.ts';
import { useLocale } from '../../ui/index.ts';
import { useApi, usePlatform, useReactive, useSessionUser, island, useIsFirstPaint } from '../kit.ts';
import { defineArea, drawAreaScreen } from './index.ts';

const TEXTS = { en: { hello: 'Hello' }, pt: { hello: 'Olá' } } as Record<string, unknown>;
const messages = (set: string) => Promise.resolve({ default: TEXTS[set] });
const SITE: Site = {
  key: 'demo',
  host: 'localhost',
  name: 'Mosaico',
  languages: [],
  isSandbox: true,
  features: [],
};

function draw(root: React.ComponentType, changes: Partial<AreaScreenRequest> = {}) {
  const request: AreaScreenRequest = {
    area: 'test',
    path: '/here',
    host: 'localhost',
    lang: 'pt',
    messageSet: 'pt',
    viewer: 'visitor',
    siteData: {},
    map: { revision: 1, shell: '0.1.0', areas: [] },
    answers: {},
    ...changes,
  };
  return drawAreaScreen(defineArea({ name: 'test', root, messages }), request, SITE);
}

const APIS = '/api/games/apisv2?lang=pt';
const POPULAR = '/api/games/popular?name=&lang=pt';
const studios = (...names: string[]) =>
  okBody(
    names.map((name, id) => ({ id, api_name: name, name, icon: 'star', game_types: ['slot'], count: 1 })),
  );

function Studios() {
  const { data, isPending } = useApi('GET /api/games/apisv2', { query: {} });
  return isPending ? <p>waiting</p> : <p>{data?.map(({ name }) => name).join()}</p>;
}

describe('drawing a screen of an area on the edge', () => {
  it('speaks the language of the request, also in what takes its words from the document in browsers', async () => {
    function Screen() {
      const { t } = useTranslation();
      const { site, language } = usePlatform();
      return <p lang={useLocale()}>{`${t('hello')} ${useReactive(site).name} ${language.locale}`}</p>;
    }

    const [pt, en] = await Promise.all([draw(Screen), draw(Screen, { lang: 'en', messageSet: 'en' })]);

    expect(pt.html).toBe('<p lang="pt-BR">Olá Mosaico pt-BR</p>');
    expect(en.html).toBe('<p lang="en">Hello Mosaico en</p>');
  });

  it('shows the answers that came with the request, and hands them on', async () => {
    const drawn = await draw(Studios, { answers: { [APIS]: studios('Calçada', 'Onda') } });

    expect(drawn.html).toBe('<p>Calçada,Onda</p>');
    expect(drawn.missing).toEqual([]);
    expect(JSON.parse(drawn.queries)).toMatchObject({
      queries: [{ queryKey: ['GET /api/games/apisv2', { query: {} }, 'pt'], state: { status: 'success' } }],
    });
  });

  it('draws until the answers lead to no further question', async () => {
    function Games() {
      const games = useApi('GET /api/games/popular', { query: { name: '' } });
      return <p>{games.data?.map(({ name }) => name).join()}</p>;
    }
    function Screen() {
      const apis = useApi('GET /api/games/apisv2', { query: {} });
      return apis.data ? <Games /> : null;
    }

    const drawn = await draw(Screen, {
      answers: { [APIS]: studios('Calçada'), [POPULAR]: okBody([aGame({ name: 'Caju Bang' })]) },
    });

    expect(drawn.html).toBe('<p>Caju Bang</p>');
  });

  it('leaves a part pending whose answer did not come, and says so if anybody would have got one', async () => {
    function Screen() {
      useApi('GET /api/games/popular', { query: { name: '' } });
      useApi('GET /api/games/recent', { query: {} });
      useApi('POST /api/member/vip/info', { body: {} });
      useApi('GET /api/games/promotion', { query: { name: '' } }, { enabled: false });
      return <Studios />;
    }

    const drawn = await draw(Screen);

    expect(drawn.html).toBe('<p>waiting</p>');
    expect(drawn.missing).toEqual(['GET /api/games/apisv2', 'GET /api/games/popular?name=']);
    expect(JSON.parse(drawn.queries)).toMatchObject({ queries: [] });
  });

  it('says which texts the language does not have', async () => {
    function Screen() {
      const { t } = useTranslation();
      return <p>{`${t('hello')} ${t('goodbye')} ${t('kit:retry')} ${t('kit:nothing')}`}</p>;
    }

    expect((await draw(Screen)).missing).toEqual(['text kit:nothing', 'text test:goodbye']);
  });

  it('knows of a member that there is one, and no more', async () => {
    function Screen() {
      const user = useSessionUser();
      return <p>{`${usePlatform().session.isLoggedIn()} ${user?.name ?? 'unknown'}`}</p>;
    }

    expect((await draw(Screen, { viewer: 'member' })).html).toBe('<p>true unknown</p>');
    expect((await draw(Screen)).html).toBe('<p>false unknown</p>');
  });

  it('waits for lazy parts and islands', async () => {
    const Late = lazy(() => Promise.resolve({ default: () => <p>Late</p> }));
    const Picture = island(() => Promise.resolve(({ name }: { name: string }) => <svg aria-label={name} />));
    const Screen = () => (
      <Suspense fallback={<p>wait</p>}>
        <Late />
        <Picture name="Caju" />
      </Suspense>
    );

    const { html } = await draw(Screen);

    expect(html).toContain('<p>Late</p>');
    expect(html).toContain('<svg aria-label="Caju"></svg>');
  });

  it('gives the rules in the order in which they came, also of ids that are all digits', async () => {
    const Screen = () => (
      <p css={{ color: 'red' }}>
        <b css={{ color: 'blue', '@media print': { color: 'black' } }}>{`${useIsFirstPaint()}`}</b>
      </p>
    );

    const { html, rules } = await draw(Screen);

    const classes = [...html.matchAll(/class="m-test-([\w-]+)"/g)].map(([, id]) => id);
    expect(rules.ids).toEqual(classes);
    expect(rules.css).toBe(
      `.m-test-${classes[0]}{color:red;}.m-test-${classes[1]}{color:blue;}@media print{.m-test-${classes[1]}{color:black;}}`,
    );
    expect(html).toContain('true');
  });

  it('puts no preload of a picture before the markup', async () => {
    const { html } = await draw(() => <img src="/assets/flags/pt.svg" alt="" />);

    expect(html).toBe('<img src="/assets/flags/pt.svg" alt=""/>');
  });

  it('is in the place of the request', async () => {
    const Screen = () => <Link to="/there">{useLocation().pathname}</Link>;

    expect((await draw(Screen)).html).toBe('<a href="/there">/here</a>');
  });

  it.each([
    ['a browser object', () => window.innerWidth, 'window is not defined'],
    [
      'an action of the platform',
      (p: ReturnType<typeof usePlatform>) => p.navigation.push('/'),
      'platform.navigation.push was used while drawing',
    ],
    [
      'events',
      (p: ReturnType<typeof usePlatform>) => p.bus.on('session.started'),
      'platform.bus.on was used while drawing',
    ],
  ])('refuses a screen that uses %s while rendering', async (_what, use, message) => {
    const Screen = () => <p>{String(use(usePlatform()))}</p>;

    await expect(draw(Screen)).rejects.toThrow(message);
  });

  it('refuses a style attribute, and names the element', async () => {
    const Screen = () => <p id="bar" style={{ width: '5%' }} />;

    await expect(draw(Screen)).rejects.toThrow('<p id="bar" style="width:5%"> has a style attribute');
  });

  it('takes a text that looks like a tag for a text', async () => {
    const drawn = await draw(() => <p title={'<p style="x">'}>{'<p style="x">'}</p>);

    expect(drawn.html).toContain('&lt;p style=&quot;x&quot;&gt;');
  });

  it('fails when a part throws, also where a boundary would hide it', async () => {
    const Broken = (): never => {
      throw new Error('broken part');
    };
    const Screen = () => (
      <Suspense fallback={null}>
        <Broken />
      </Suspense>
    );

    await expect(draw(Screen)).rejects.toThrow('broken part');
  });
});
