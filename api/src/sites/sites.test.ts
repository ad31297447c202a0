import { insertSite } from '../../testing/builders.ts';
import { testClock } from '../../testing/test-deps.ts';
import { useApp } from '../../testing/test-app.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { seedSites } from '../seed/sites.ts';
import { siteRoutes } from './routes.ts';
import { hostName, SiteDirectory } from './site-directory.ts';

describe('the site of a host', () => {
  const test = useDatabase();
  beforeAll(() => test.db.transaction().execute(seedSites));

  it.each([
    ['localhost', 'demo'],
    ['LOCALHOST:4000', 'demo'],
    ['127.0.0.1:80', 'demo'],
    ['[::1]:4000', 'demo'],
    ['[::1]', 'demo'],
    ['any.thing.localhost', 'demo'],
    ['mare.localhost', 'demo2'],
    ['Mare.LocalHost:4000', 'demo2'],
    ['mare.localhost.', 'demo2'],
    ['casino.example', null],
    ['localhost.example', null],
    ['127.0.0.2', null],
    ['', null],
    ['\0', null],
    ["' or 1=1", null],
  ])('%s is %s [R13, R180]', async (host, key) => {
    const production = new SiteDirectory(test.db, testClock(), true);

    expect((await production.ofHost(host))?.key ?? null).toBe(key);
  });

  it('is the default site for an unknown host outside production [R13]', async () => {
    const development = new SiteDirectory(test.db, testClock(), false);

    expect((await development.ofHost('casino.example'))?.key).toBe('demo');
  });

  it('is found soon after it was added', async () => {
    const clock = testClock();
    const sites = new SiteDirectory(test.db, clock, true);
    await sites.ofHost('localhost');

    const key = await insertSite(test.db);
    clock.advance(10_000);

    expect((await sites.ofHost(`${key}.test`))?.key).toBe(key);
  });

  it('is read once for many questions at the same time', async () => {
    const sites = new SiteDirectory(test.db, testClock(), true);

    const found = await Promise.all(Array.from({ length: 50 }, () => sites.ofHost('localhost')));

    expect(new Set(found).size).toBe(1);
  });

  it('has a name without port and case', () => {
    expect([hostName(' A.b:1 '), hostName('[::1]:2'), hostName('x')]).toEqual(['a.b', '[::1]', 'x']);
  });
});

describe('what a site looks like', () => {
  const api = useApp({ routes: [], httpRoutes: ({ sites }) => siteRoutes(sites) }, { isProduction: true });
  beforeAll(() => api.deps.db.transaction().execute(seedSites));

  it('comes by the host asked for, with the raw language codes [R177, R178, G34]', async () => {
    const demo = await api.call('GET /api/dynamicwebs/getdata', { query: { sitename: 'localhost:4000' } });
    const mare = await api.call('GET /api/dynamicwebs/getdata', { query: { sitename: 'mare.localhost' } });

    expect(demo.body.data).toMatchObject({
      site: 'demo',
      site_name: 'Mosaico',
      theme: 'aurora',
      is_sandbox: true,
      compliance_profile: 'sandbox',
    });
    expect(demo.body.data.supported_language.map((each) => each.language_code)).toEqual([
      'PT1',
      'EN1',
      'ZH_CN1',
    ]);
    expect(demo.body.data.supported_language[2]?.language_flag_link).toBe('/assets/flags/zh_cn.svg');
    expect(demo.body.data.legal.cnpj).not.toBe('');
    expect(mare.body.data).toMatchObject({ site: 'demo2', theme: 'mare' });
  });

  it('is refused for a host of nobody, in production [R13]', async () => {
    const { status, body } = await api.call('GET /api/dynamicwebs/getdata', {
      query: { sitename: 'casino.example' },
    });

    expect([status, body.error]).toEqual([404, 'site_not_found']);
  });

  it('lists its languages by cleaned code; Chinese only where the site supplies it [R22, R176, R179]', async () => {
    const demo = await api.call('GET /api/language/getList', { host: 'localhost' });
    const mare = await api.call('GET /api/language/getList', { host: 'mare.localhost' });

    expect(demo.body.data.map((each) => each.code)).toEqual(['pt', 'en', 'zh_cn']);
    expect(mare.body.data).toEqual([
      { name: 'Português', code: 'pt', icon: '/assets/flags/pt.svg' },
      { name: 'English', code: 'en', icon: '/assets/flags/en.svg' },
    ]);
    expect(
      (await api.call('GET /api/language/getList', { query: { site: 'demo2' } })).body.data,
    ).toHaveLength(2);
    expect((await api.call('GET /api/language/getList', { query: { site: 'none' } })).body.error).toBe(
      'site_not_found',
    );
  });
});
