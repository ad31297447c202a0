import { offeredLanguages } from './offered-languages.ts';

const supplied = (codes: readonly string[]) =>
  codes.map((code) => ({ code, name: `name of ${code}`, icon: `/flags/${code}.svg` }));
const valuesFor = (codes: readonly string[], hasAll = false) =>
  offeredLanguages(supplied(codes), hasAll ? ['all_languages'] : []).map(({ value }) => value);

describe('the languages of the switcher', () => {
  it('[R21] [R22] [R179] [A2] are pt and en, and zh_cn exactly when the site supplies it', () => {
    expect(valuesFor([])).toEqual(['pt', 'en']);
    expect(valuesFor(['PT1', 'EN', 'VI1', 'TH', 'CN', 'ZH', 'ZH_CN11'])).toEqual(['pt', 'en']);
    expect(valuesFor(['PT1', 'ZH_CN1'])).toEqual(['pt', 'en', 'zh_cn']);
    expect(valuesFor(['zh_cn'])).toEqual(['pt', 'en', 'zh_cn']);
  });

  it('[R16] [A1] [A2] are all seven on a site that has them switched on, each of them once', () => {
    expect(valuesFor([], true)).toEqual(['pt', 'en', 'cn', 'vi', 'id', 'th', 'msa']);
    expect(valuesFor(['ZH_CN1'], true)).toEqual(['pt', 'en', 'zh_cn', 'vi', 'id', 'th', 'msa']);
  });

  it('[R20] [R178] keep PT and EN as their options, and take name and flag from the site', () => {
    const [pt, en, chinese] = offeredLanguages(supplied(['PT1', 'EN1', 'ZH_CN1']));

    expect(pt).toEqual({ icon: '/flags/PT1.svg', option: 'PT', value: 'pt', name: 'name of PT1' });
    expect(en).toMatchObject({ option: 'EN', value: 'en' });
    expect(chinese).toEqual({
      icon: '/flags/ZH_CN1.svg',
      option: 'name of ZH_CN1',
      value: 'zh_cn',
      name: 'name of ZH_CN1',
    });
  });

  it('[R20] fall back to the bundled flags and to their own names', () => {
    const [pt, , chinese] = offeredLanguages([{ code: 'ZH_CN1', name: '', icon: '' }]);

    expect(pt).toEqual({ icon: '/assets/flags/pt.svg', option: 'PT', value: 'pt', name: 'Português' });
    expect(chinese).toEqual({
      icon: '/assets/flags/zh_cn.svg',
      option: '简体中文',
      value: 'zh_cn',
      name: '简体中文',
    });
  });
});
