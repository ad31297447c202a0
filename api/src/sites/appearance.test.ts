import { readFileSync } from 'node:fs';
import { endpointOf, endpoints, type ApiKey } from '@mosaico/shared/api';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { insertSite } from '../../testing/builders.ts';
import { useApp, type TestApp } from '../../testing/test-app.ts';
import { seedGames } from '../games/seed.ts';
import { product } from '../start/product.ts';
import { SEEDED_SITES, seedSites } from '../start/seed/sites.ts';
import { isHttps } from './https.ts';

const GET_DATA = 'GET /api/dynamicwebs/getdata';
const LINKS = 'GET /api/socialmedialinks/get';

/** Long enough for the directory to look again. */
const LATER_MS = 10_000;

describe('what a site looks like', () => {
  const api = useApp(product, { isProduction: true });
  beforeAll(() => seedDemoSites(api));
  const looksOf = async (sitename: string, lang = 'en') =>
    (await api.call(GET_DATA, { query: { sitename, lang } })).body.data;

  it('comes by the host asked for, with the raw language codes [R177, R178, G34]', async () => {
    const demo = await looksOf('localhost:4000');

    expect(demo).toMatchObject({
      site: 'demo',
      site_name: 'Mosaico',
      theme: 'aurora',
      logo: null,
      is_sandbox: true,
      compliance_profile: 'sandbox',
    });
    expect(demo.supported_language.map((each) => each.language_code)).toEqual(['PT1', 'EN1', 'ZH_CN1']);
    expect(demo.supported_language[2]?.language_flag_link).toBe('/assets/flags/zh_cn.svg');
  });

  it('differs between the two sites in everything a player sees [R13, G34]', async () => {
    const [demo, mare] = [await looksOf('localhost'), await looksOf('mare.localhost')];

    expect(mare).toMatchObject({ site: 'demo2', site_name: 'Maré', theme: 'mare' });
    for (const fact of ['site_name', 'theme', 'supported_language', 'advertisement'] as const)
      expect([fact, mare[fact]]).not.toEqual([fact, demo[fact]]);
    for (const fact of ['entity', 'cnpj', 'address', 'support'] as const)
      expect([mare.legal[fact], mare.legal[fact] !== demo.legal[fact]]).toEqual([expect.any(String), true]);
  });

  it('offers other games on each site [R13, G34]', async () => {
    const lobby = async (host: string) => {
      const { body } = await api.call('GET /api/games/listsv2', {
        query: { limit: 100 },
        host,
        token: null,
      });
      return body.data.list.map((game) => game.name);
    };
    const [demo, mare] = [await lobby('localhost'), await lobby('mare.localhost')];

    expect(mare.slice(0, 6)).not.toEqual(demo.slice(0, 6));
    expect(mare.filter((name) => !demo.includes(name)).length).toBeGreaterThanOrEqual(5);
  });

  it.each(MESSAGE_SETS)('speaks of its advertisement in %s [R77]', async (set) => {
    const { advertisement } = await looksOf('localhost', set);
    const english = (await looksOf('localhost')).advertisement;

    expect(advertisement).toMatchObject({ id: 'vip-ladder', action: { to: '/promotion/vip' } });
    for (const text of [advertisement?.title, advertisement?.text, advertisement?.action?.label])
      expect(text).toMatch(/\S/);
    expect(advertisement?.text === english?.text).toBe(set === 'en');
  });

  it('has no advertisement and no button where the operator set none [R77, R79]', async () => {
    const [bare, quiet] = [await insertSite(api.deps.db), await insertSite(api.deps.db)];
    const texts = Object.fromEntries(MESSAGE_SETS.map((set) => [set, { title: 'T', text: 'X' }]));
    await api.deps.db
      .insertInto('site_advertisements')
      .values({ site_key: quiet, id: 'quiet', texts: JSON.stringify(texts), action_to: null })
      .execute();
    api.deps.clock.advance(LATER_MS);

    expect((await looksOf(`${bare}.test`)).advertisement).toBeNull();
    expect((await looksOf(`${quiet}.test`)).advertisement).toEqual({
      id: 'quiet',
      title: 'T',
      text: 'X',
      action: null,
    });
  });

  it('names what the operator has switched on; in production diagnostics are off until then [G34, R257]', async () => {
    expect((await looksOf('localhost')).features).toEqual([]);

    const key = await insertSite(api.deps.db);
    await api.deps.db
      .insertInto('site_features')
      .values([
        { site_key: key, feature: 'all_languages' },
        { site_key: key, feature: 'diagnostics' },
        { site_key: key, feature: 'chat_rain' },
      ])
      .execute();
    api.deps.clock.advance(LATER_MS);

    expect((await looksOf(`${key}.test`)).features).toEqual(['diagnostics', 'all_languages', 'chat_rain']);
  });

  it.each([
    ['sandbox', ['chat_rain']],
    ['br-licensed', []],
  ] as const)('[A18] [R257] on a %s site chat rain that was switched on is %j', async (profile, shown) => {
    const key = await insertSite(api.deps.db);
    const { db } = api.deps;
    await db.insertInto('site_features').values({ site_key: key, feature: 'chat_rain' }).execute();
    await db.updateTable('sites').set({ compliance_profile: profile }).where('key', '=', key).execute();
    api.deps.clock.advance(LATER_MS);

    const { features } = await looksOf(`${key}.test`);

    expect(features.filter((feature) => feature === 'chat_rain')).toEqual(shown);
  });

  it('is asked of the database once for many page views [G34]', async () => {
    await looksOf('localhost');
    await api.deps.db.updateTable('sites').set({ name: 'Renamed' }).where('key', '=', 'demo').execute();

    const names = await Promise.all(
      Array.from({ length: 20 }, async () => (await looksOf('localhost')).site_name),
    );
    api.deps.clock.advance(LATER_MS);
    const later = (await looksOf('localhost')).site_name;
    await api.deps.db.updateTable('sites').set({ name: 'Mosaico' }).where('key', '=', 'demo').execute();

    expect([new Set(names), later]).toEqual([new Set(['Mosaico']), 'Renamed']);
  });

  it('lists its languages by cleaned code; Chinese only where the site supplies it [R22, R176, R179]', async () => {
    const languages = async (input: object) => (await api.call('GET /api/language/getList', input)).body;

    expect((await languages({ host: 'localhost' })).data.map((each) => each.code)).toEqual([
      'pt',
      'en',
      'zh_cn',
    ]);
    expect((await languages({ host: 'mare.localhost' })).data).toEqual([
      { name: 'Português', code: 'pt', icon: '/assets/flags/pt.svg' },
      { name: 'English', code: 'en', icon: '/assets/flags/en.svg' },
    ]);
    expect((await languages({ query: { site: 'demo2' } })).data).toHaveLength(2);
    expect((await languages({ query: { site: 'none' } })).error).toBe('site_not_found');
  });

  it('leads elsewhere, by site or by host, with icons of the kit [R181, R116]', async () => {
    const links = async (input: object) => (await api.call(LINKS, input)).body.data;
    const shapes = readFileSync(new URL('../../../shared/src/ui/icon/shapes.ts', import.meta.url), 'utf8');
    const [demo, mare] = [
      await links({ query: { site: 'demo' } }),
      await links({ query: { site: 'demo2' } }),
    ];

    expect(demo.map(({ name }) => name)).toEqual(['Mosaico Fotos', 'Mosaico Vídeos', 'Mosaico Canal']);
    expect(await links({ host: 'mare.localhost' })).toEqual(mare);
    expect(await links({ host: 'mare.localhost', query: { site: '' } })).toEqual(mare);
    for (const { icon, url } of [...demo, ...mare]) {
      expect(shapes).toMatch(new RegExp(`^  '?${icon}'?: \\{`, 'm'));
      expect(isHttps(url)).toBe(true);
    }
  });

  it.each(['none', 'DEMO', 'demo\u0020', "' or ''='", '%00'])(
    'refuses links of the unknown site "%s" [R181]',
    async (site) => {
      const { status, body } = await api.call(LINKS, { query: { site } });

      expect([status, body.error]).toEqual([404, 'site_not_found']);
    },
  );

  it('answers a site name of any make without a server error [R13, R177]', async () => {
    const odd = [
      '',
      ' ',
      '\0',
      'a\nb',
      '\ud800',
      'maré.localhost',
      'a'.repeat(253),
      'a'.repeat(254),
      'x'.repeat(9_000),
      '[::1',
      '[]',
      'a:b:c',
      'http://localhost',
      '%',
      '💎',
      '{}',
    ];
    for (const sitename of odd) {
      const { status } = await api.call(GET_DATA, { query: { sitename } });
      expect([sitename.slice(0, 20), [200, 400, 404, 422].includes(status)]).toEqual([
        sitename.slice(0, 20),
        true,
      ]);
    }
    expect((await api.call(GET_DATA, { query: { sitename: 'a'.repeat(254) } })).status).toBe(422);
    expect((await api.send(`${GET_DATA}?sitename=localhost&sitename=mare.localhost`)).status).toBeLessThan(
      500,
    );
    expect(api.deps.log.errors).toEqual([]);
  });

  it.each(Object.keys(endpoints) as ApiKey[])(
    'is refused for a host of nobody, in production: %s [R13]',
    async (key) => {
      const { status, body } = await api.send(key, { host: 'casino.example' });

      expect([status, body]).toEqual([404, expect.objectContaining({ error: 'site_not_found' })]);
    },
  );

  it('is refused in the language of the caller [R13, R16]', async () => {
    const { body } = await api.call(GET_DATA, { query: { sitename: 'casino.example', lang: 'vi' } });

    expect(body.message).toBe('Không tìm thấy trang web');
  });
});

describe('outside of production', () => {
  const api = useApp(product);
  beforeAll(() => seedDemoSites(api));

  it('a host of nobody falls to the default site, on every public endpoint [R13]', async () => {
    const keys = (Object.keys(endpoints) as ApiKey[]).filter((key) => endpointOf(key).access === 'public');
    for (const key of keys) {
      const { body } = await api.send(key, { host: 'casino.example', token: null });
      expect([key, body]).not.toEqual([key, expect.objectContaining({ error: 'site_not_found' })]);
    }
    const { body } = await api.call(GET_DATA, { query: { sitename: 'casino.example' } });
    expect(body.data.site).toBe('demo');
  });

  it('pages of diagnostics show without being switched on [G34]', async () => {
    const { body } = await api.call(GET_DATA, { query: { sitename: 'mare.localhost' } });

    expect(body.data.features).toEqual(['diagnostics']);
  });
});

/** The demonstration sites; the whole seed wants a database without any. */
async function seedDemoSites({ deps }: TestApp): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    await seedSites(tx, deps.clock.now());
    await seedGames(tx, { siteKeys: SEEDED_SITES });
  });
}
