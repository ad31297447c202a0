import { ApiError } from '@mosaico/shared/area';
import type { Language } from '@mosaico/shared/contract';
import { stubApi, type ApiStubs } from '@mosaico/shared/testing';
import { aWindow } from '../../testing/a-window.ts';
import { createReactive } from '@mosaico/shared/reactive';
import { createSite, type SiteData } from './site.ts';

const legal = { entity: 'E', cnpj: 'C', authorisation: 'A', address: 'R', support: 'S' };
const data: SiteData = {
  site: 'demo',
  site_name: 'Aurora',
  theme: 'mare',
  logo: null,
  supported_language: [{ language_code: 'ZH_CN1', language_name: '中文', language_flag_link: '/zh.svg' }],
  features: ['chat_rain'],
  advertisement: null,
  is_sandbox: false,
  compliance_profile: 'sandbox',
  legal,
};
const found = (changes: Partial<SiteData> = {}) => ({
  code: 200 as const,
  message: 'OK',
  data: { ...data, ...changes },
});
const offline = () => new ApiError({ message: 'Network error', status: 0, error: 'network' });
const unknown = () => new ApiError({ message: 'Site not found', status: 404, error: 'site_not_found' });

function aSite(stubs: ApiStubs, hostname = 'aurora.example', served: SiteData | null = null) {
  const api = stubApi(stubs);
  const current = createReactive<Language>({ icon: '', option: 'PT', value: 'pt' });
  const page = aWindow();
  const reported: unknown[] = [];
  const site = createSite({
    hostname,
    api,
    language: { current },
    window: page.window,
    random: () => 0.5,
    served,
    report: (error) => reported.push(error),
  });
  return { ...site, api, current, page, reported };
}

describe('site', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is known at once from what came with the page, and asks for nothing', () => {
    const { api, site, details, languages, isMissing } = aSite({}, 'WWW.Aurora.example', data);

    expect(site.value).toMatchObject({ key: 'demo', host: 'www.aurora.example', name: 'Aurora' });
    expect(details.value).toBe(data);
    expect(languages.value.map(({ name }) => name)).toEqual(['Português', 'English', '中文']);
    expect(isMissing.value).toBe(false);
    expect(api.calls).toEqual([]);
  });

  it('[R13] [R177] asks for the site of the host and takes over its name, languages and switches', async () => {
    const { api, site, details, languages, load } = aSite(
      { 'GET /api/dynamicwebs/getdata': found() },
      'WWW.Aurora.example',
    );

    await load();

    expect(api.calls[0]?.input).toEqual({ query: { sitename: 'www.aurora.example' } });
    expect(site.value).toMatchObject({
      key: 'demo',
      name: 'Aurora',
      host: 'www.aurora.example',
      isSandbox: false,
      features: ['chat_rain'],
    });
    expect(site.value.languages.map(({ value }) => value)).toEqual(['pt', 'en', 'zh_cn']);
    expect(languages.value).toEqual(site.value.languages);
    expect(details.value?.theme).toBe('mare');
  });

  it('[R13] knows that there is no site of this host, and asks no more', async () => {
    const { api, isMissing, site, load } = aSite({
      'GET /api/dynamicwebs/getdata': () => Promise.reject(unknown()),
    });

    await load();
    await jest.advanceTimersByTimeAsync(120_000);

    expect(isMissing.value).toBe(true);
    expect(site.value.key).toBe('');
    expect(api.calls).toHaveLength(1);
  });

  it('[R13] is not taken away from under a player when it is asked for anew', async () => {
    const answers = [() => Promise.resolve(found()), () => Promise.reject(unknown())];
    const { isMissing, site, load } = aSite({
      'GET /api/dynamicwebs/getdata': () => answers.shift()?.() ?? Promise.reject(unknown()),
    });
    await load();

    await load();

    expect(isMissing.value).toBe(false);
    expect(site.value.name).toBe('Aurora');
  });

  it('[R177] stays neutral after any other failure and tries again, quietly, until the site is known', async () => {
    let isUp = false;
    const { isMissing, site, reported, load } = aSite({
      'GET /api/dynamicwebs/getdata': () => (isUp ? Promise.resolve(found()) : Promise.reject(offline())),
    });

    const loaded = load();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(site.value).toMatchObject({ key: '', name: 'Mosaico' });
    expect(isMissing.value).toBe(false);
    expect(reported).toHaveLength(1);

    isUp = true;
    await jest.advanceTimersByTimeAsync(30_000);
    await loaded;
    expect(site.value.name).toBe('Aurora');
  });

  it('[R177] tries at once when the network is back', async () => {
    let isUp = false;
    const { site, page, load } = aSite({
      'GET /api/dynamicwebs/getdata': () => (isUp ? Promise.resolve(found()) : Promise.reject(offline())),
    });
    void load();
    await jest.advanceTimersByTimeAsync(60_000);

    isUp = true;
    page.goOnline();
    await jest.advanceTimersByTimeAsync(1);

    expect(site.value.name).toBe('Aurora');
  });

  it('asks for the texts of the site anew in another language, while the old ones stay in sight', async () => {
    const answers = [found(), found({ site_name: 'Aurora em português' })];
    const waiting: (() => void)[] = [];
    const { site, details, current, load } = aSite({
      'GET /api/dynamicwebs/getdata': () =>
        new Promise((resolve) => waiting.push(() => resolve(answers.shift() ?? found()))),
    });
    void load();
    waiting[0]?.();
    await jest.advanceTimersByTimeAsync(0);
    const seen: (string | undefined)[] = [];
    details.changes$.subscribe((shown) => seen.push(shown?.site_name));

    current.set({ icon: '', option: 'EN', value: 'en' });
    await jest.advanceTimersByTimeAsync(0);
    expect(site.value.name).toBe('Aurora');
    waiting[1]?.();
    await jest.advanceTimersByTimeAsync(0);

    expect(seen).toEqual(['Aurora', 'Aurora em português']);
  });

  it('takes only the latest answer, whatever comes first', async () => {
    const waiting: ((name: string) => void)[] = [];
    const { site, current, load } = aSite({
      'GET /api/dynamicwebs/getdata': () =>
        new Promise((resolve) => waiting.push((site_name) => resolve(found({ site_name })))),
    });
    void load();
    current.set({ icon: '', option: 'EN', value: 'en' });

    waiting[1]?.('new');
    await jest.advanceTimersByTimeAsync(0);
    waiting[0]?.('old');
    await jest.advanceTimersByTimeAsync(0);

    expect(site.value.name).toBe('new');
  });

  it('[R176] takes names and flags from the list of languages', async () => {
    const { api, languages, site, load, refreshLanguages } = aSite({
      'GET /api/dynamicwebs/getdata': found(),
      'GET /api/language/getList': {
        code: 200,
        message: 'OK',
        data: [
          { code: 'pt', name: 'Português do Brasil', icon: '/br.svg' },
          { code: 'zh_cn', name: '中文', icon: '/cn.svg' },
        ],
      },
    });
    await load();

    await refreshLanguages();

    expect(api.calls.at(-1)).toMatchObject({
      key: 'GET /api/language/getList',
      input: { query: { site: 'demo' } },
    });
    expect(languages.value).toMatchObject([
      { value: 'pt', option: 'PT', name: 'Português do Brasil', icon: '/br.svg' },
      { value: 'en' },
      { value: 'zh_cn', icon: '/cn.svg' },
    ]);
    expect(site.value.languages).toEqual(languages.value);
  });

  it('[R240] keeps the default list when the languages cannot be had, and says nothing', async () => {
    const { languages, reported, refreshLanguages } = aSite({
      'GET /api/language/getList': () => Promise.reject(offline()),
    });

    await refreshLanguages();

    expect(languages.value.map(({ value }) => value)).toEqual(['pt', 'en']);
    expect(reported).toEqual([]);
  });
});
