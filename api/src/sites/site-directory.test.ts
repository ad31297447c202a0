import { insertSite } from '../../testing/builders.ts';
import { testClock } from '../../testing/test-deps.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { seedSites } from '../start/seed/sites.ts';
import { hostName, SiteDirectory } from './site-directory.ts';

const NOW = testClock().now();

describe('the site of a host', () => {
  const test = useDatabase();
  beforeAll(() => test.db.transaction().execute((tx) => seedSites(tx, NOW)));

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
    ['mare.localhost.:4000', 'demo2'],
    ['::1', 'demo'],
    ['[0:0:0:0:0:0:0:1]:4000', 'demo'],
    ['[::2]', null],
    ['casino.example', null],
    ['localhost.example', null],
    ['127.0.0.2', null],
    ['', null],
    ['\0', null],
    ["' or 1=1", null],
    ['localhost/', null],
    ['a@localhost', null],
    ['localhost:99999', null],
    ['local\thost', null],
    ['%6cocalhost', null],
    ['localhost\\', null],
    ['[', null],
    [':', null],
    ['.', null],
    ['\ud800.example', null],
    [`${'a'.repeat(300)}.localhost`, 'demo'],
    [`${'a.'.repeat(5_000)}example`, null],
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

  it('may have an international name, in either form [R13]', async () => {
    const key = await insertSite(test.db);
    await test.db.insertInto('site_hosts').values({ host: 'xn--mar-dma.example', site_key: key }).execute();
    const production = new SiteDirectory(test.db, testClock(), true);

    for (const host of ['maré.example', 'MARÉ.example:443', 'xn--mar-dma.example'])
      expect((await production.ofHost(host))?.key).toBe(key);
  });

  it('has a name without port, case and closing dot', () => {
    expect([hostName(' A.b.:1 '), hostName('[::1]:2'), hostName('x'), hostName('a b')]).toEqual([
      'a.b',
      '[::1]',
      'x',
      '',
    ]);
  });
});
