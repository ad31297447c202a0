import { stubApi } from '@mosaico/shared/testing';
import { createSite, offeredLanguages } from './site.ts';

const item = (language_code: string, language_name = language_code) => ({
  language_code,
  language_name,
  language_flag_link: `/flags/${language_code}.svg`,
});
const legal = { entity: 'E', cnpj: 'C', authorisation: 'A', address: 'R', support: 'S' };
const data = {
  site: 'demo',
  site_name: 'Aurora',
  theme: 'mare' as const,
  supported_language: [item('ZH_CN1', '中文')],
  is_sandbox: false,
  compliance_profile: 'sandbox' as const,
  legal,
};

describe('site', () => {
  it('[R13] [R177] asks for the site of the host and takes over its name, languages and switches', async () => {
    const api = stubApi({ 'GET /api/dynamicwebs/getdata': { code: 200, message: 'OK', data } });
    const { site, details, load } = createSite('WWW.Aurora.example', api);

    await load();

    expect(api.calls[0]?.input).toEqual({ query: { sitename: 'www.aurora.example' } });
    expect(site.value).toMatchObject({
      key: 'demo',
      name: 'Aurora',
      host: 'www.aurora.example',
      isSandbox: false,
    });
    expect(details.value?.theme).toBe('mare');
  });

  it('[R21] [R22] [R178] [R179] offers pt and en, and zh_cn exactly when the site supplies it', () => {
    const values = (codes: string[]) =>
      offeredLanguages(codes.map((code) => item(code))).map(({ value }) => value);

    expect(values([])).toEqual(['pt', 'en']);
    expect(values(['PT1', 'EN', 'VI1', 'TH'])).toEqual(['pt', 'en']);
    expect(values(['PT1', 'ZH_CN1'])).toEqual(['pt', 'en', 'zh_cn']);
    expect(offeredLanguages([item('ZH_CN1', '中文')])[2]).toEqual({
      icon: '/flags/ZH_CN1.svg',
      option: '中文',
      value: 'zh_cn',
    });
  });
});
