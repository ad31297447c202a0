import { MESSAGE_SETS, SITE_FEATURES } from '@mosaico/shared/contract';
import { useApp } from '../../testing/test-app.ts';
import { sqlState } from '../db/sql-state.ts';
import { isHttps } from './https.ts';

const REFUSED = '23514';
const TEXTS = Object.fromEntries(MESSAGE_SETS.map((set) => [set, { title: 'T', text: 'X', action: 'A' }]));

describe('the configuration of a site', () => {
  const api = useApp({ routes: () => [] });
  /** What becomes of a write: `taken`, or the state of its refusal. */
  const fateOf = (write: { execute(): Promise<unknown> }) => write.execute().then(() => 'taken', sqlState);
  const link = (url: string) =>
    api.deps.db
      .insertInto('site_links')
      .values({ site_key: api.siteKey, name: url, icon: 'play', url, sort_order: 0 });
  const advertisement = (texts: object, to: string | null = null) =>
    api.deps.db
      .insertInto('site_advertisements')
      .values({ site_key: api.siteKey, id: 'x', texts: JSON.stringify(texts), action_to: to });

  it.each([
    'http://a.example/',
    'javascript:alert(1)',
    '//a.example/',
    'https://user:pass@a.example/',
    'https://a.example/\n',
    'https://a.example/ b',
    'https://[/',
    'https:a.example',
    'HTTPS://a.example',
    '',
  ])('has no link to %j, nor would the code pass it on [R181]', async (url) => {
    expect([await fateOf(link(url)), isHttps(url)]).toEqual([REFUSED, false]);
  });

  it.each(['https://a.example', 'https://a.example:8443/b?c=d&e=%20#f', 'https://xn--mar-dma.example/@mare'])(
    'may link to %s [R181]',
    async (url) => {
      expect([await fateOf(link(url)), isHttps(url)]).toEqual(['taken', true]);
    },
  );

  it.each(['//evil.example', 'https://evil.example', '/\\evil', '/%2fevil', 'promotion', '/a b', '/a\n'])(
    'has no way out of the site in its advertisement: %j [R77]',
    async (to) => {
      expect(await fateOf(advertisement(TEXTS, to))).toBe(REFUSED);
    },
  );

  it('has no advertisement that is silent in a language [R77, R16]', async () => {
    const { th: _, ...withoutThai } = TEXTS;
    const silent = [withoutThai, { ...TEXTS, th: 'T' }, { ...TEXTS, th: { title: 'T' } }];
    const empty = { ...TEXTS, th: { title: 'T', text: '' } };
    const noAction = { ...TEXTS, th: { title: 'T', text: 'X' } };

    for (const texts of [...silent, empty]) expect(await fateOf(advertisement(texts))).toBe(REFUSED);
    expect(await fateOf(advertisement(noAction, '/'))).toBe(REFUSED);
    expect(await fateOf(advertisement(noAction))).toBe('taken');
  });

  it.each(['https://cdn.example/logo.svg', '//cdn.example/logo.svg', 'logo.svg', '/a b.svg'])(
    'has no logo from elsewhere: %s [R178]',
    async (logo) => {
      const change = api.deps.db.updateTable('sites').set({ logo }).where('key', '=', api.siteKey);

      expect(await fateOf(change)).toBe(REFUSED);
    },
  );

  it('knows every feature of the contract, and no other [G34]', async () => {
    const feature = (name: string) =>
      api.deps.db
        .insertInto('site_features')
        .values({ site_key: api.siteKey, feature: name as (typeof SITE_FEATURES)[number] });

    for (const name of SITE_FEATURES) expect(await fateOf(feature(name))).toBe('taken');
    expect(await fateOf(feature('free_money'))).toBe(REFUSED);
  });
});
