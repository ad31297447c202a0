import {
  areaDeclarationSchema,
  DEFAULT_LANGUAGE,
  htmlLangOf,
  isSwitchedOn,
  MESSAGE_SETS,
  messageSetOf,
  requestUrl,
  titleLanguageOf,
} from './index.ts';

describe('languages', () => {
  it('[R16] knows the eight message sets by their names', () => {
    expect(MESSAGE_SETS).toEqual(['pt', 'en', 'cn', 'ch', 'vi', 'id', 'th', 'msa']);
  });

  it('[R15] [A1] speaks English, Vietnamese, Indonesian, Malay, Thai, Portuguese and Chinese', () => {
    expect(new Set(MESSAGE_SETS.map(htmlLangOf))).toEqual(
      new Set(['en', 'vi', 'id', 'ms', 'th', 'pt-BR', 'zh-CN']),
    );
  });

  it('[R20] speaks Portuguese by default', () => {
    expect(DEFAULT_LANGUAGE).toEqual({ icon: '/assets/flags/pt.svg', option: 'PT', value: 'pt' });
  });

  it('[R22] speaks the set cn for zh_cn, and nothing for an unknown value', () => {
    expect(messageSetOf('zh_cn')).toBe('cn');
    expect(messageSetOf('msa')).toBe('msa');
    expect(messageSetOf('constructor')).toBeNull();
  });

  it('[R31] titles are Chinese for the Chinese sets, English for every other', () => {
    expect(MESSAGE_SETS.filter((set) => titleLanguageOf(set) === 'zh')).toEqual(['cn', 'ch']);
    expect(htmlLangOf('pt')).toBe('pt-BR');
  });
});

describe('request address', () => {
  it('[R161] puts lang last', () => {
    expect(requestUrl('/api/games/listsv2', { page: 1, limit: 24 }, 'pt')).toBe(
      '/api/games/listsv2?page=1&limit=24&lang=pt',
    );
  });

  it('[R163] carries no lang when there is none', () => {
    expect(requestUrl('/api/games/popular', { name: '' })).toBe('/api/games/popular?name=');
  });

  it('[R166] takes paths with and without leading slash, and never doubles it', () => {
    expect(requestUrl('api/auth/me', {}, 'en', 'https://api.example/')).toBe(
      'https://api.example/api/auth/me?lang=en',
    );
    expect(requestUrl('/api/auth/me', {}, 'en', 'https://api.example')).toBe(
      'https://api.example/api/auth/me?lang=en',
    );
  });

  it('[A4] keeps the literal query of a path', () => {
    expect(requestUrl('/api/recharge/list?lang=zh_cn', {}, 'pt')).toBe('/api/recharge/list?lang=zh_cn');
  });

  it('[A34] does not repeat a lang that the query has', () => {
    expect(requestUrl('/api/payments/list', { lang: 'en' }, 'pt')).toBe('/api/payments/list?lang=en');
  });

  it('escapes what a player typed', () => {
    expect(requestUrl('/api/games/listsv2', { name: 'a&b=ç' }, 'pt')).toBe(
      '/api/games/listsv2?name=a%26b%3D%C3%A7&lang=pt',
    );
  });
});

describe('area declaration', () => {
  const wallet = {
    area: 'wallet',
    platform: '^1.0.0',
    routes: [{ path: '/recharge', title: { en: 'Recharge', zh: '充值' } }],
  };

  const label = Object.fromEntries(MESSAGE_SETS.map((set) => [set, 'Deposit']));
  const entry = { id: 'deposit', to: '/recharge', icon: 'pix', label, order: 20 };

  it('[R35] lists an entry of the side menu on the profile, too', () => {
    const navigation = [{ ...entry, place: 'drawer', isInProfile: true }];

    expect(areaDeclarationSchema.parse({ ...wallet, navigation }).navigation).toMatchObject([
      { place: 'drawer', isInProfile: true },
    ]);
  });

  it('fills in what is left out', () => {
    expect(areaDeclarationSchema.parse(wallet)).toMatchObject({
      navigation: [],
      slots: [],
      routes: [{ frame: 'main', skeleton: 'detail', data: [] }],
    });
  });

  it.each([
    [
      'a path parameter [R32]',
      { ...wallet, routes: [{ path: '/recharge/:id', title: { en: 'R', zh: '充' } }] },
    ],
    ['a title without Chinese [R31]', { ...wallet, routes: [{ path: '/recharge', title: { en: 'R' } }] }],
    [
      'a label missing in a message set [R16]',
      {
        ...wallet,
        navigation: [{ id: 'x', place: 'tab', to: '/x', icon: 'home', label: { pt: 'x' }, order: 1 }],
      },
    ],
    [
      'a data request that is no GET of the API',
      { ...wallet, routes: [{ ...wallet.routes[0], data: [{ endpoint: 'POST /api/auth/me' }] }] },
    ],
    [
      'an entry of the profile that is none of the side menu [R35]',
      {
        ...wallet,
        navigation: [{ ...entry, place: 'tab', isInProfile: true }],
      },
    ],
    [
      'an entry for a state that no player is in [G31]',
      { ...wallet, navigation: [{ ...entry, place: 'tab', during: ['asleep'] }] },
    ],
    ['an unknown field', { ...wallet, script: 'https://elsewhere.example/x.js' }],
  ])('refuses %s', (_what, declaration) => {
    expect(areaDeclarationSchema.safeParse(declaration).success).toBe(false);
  });
});

describe('what some sites have only', () => {
  const both = { feature: 'chat_rain', unless: 'without_agents' } as const;

  it.each([
    [{}, [], true],
    [{ feature: 'chat_rain' }, [], false],
    [{ feature: 'chat_rain' }, ['chat_rain'], true],
    [{ unless: 'without_agents' }, ['chat_rain'], true],
    [{ unless: 'without_agents' }, ['without_agents'], false],
    [both, ['chat_rain'], true],
    [both, ['chat_rain', 'without_agents'], false],
    [both, [], false],
  ] as const)('[A30] [G34] %j on a site with %j: %s', (declared, features, isThere) => {
    expect(isSwitchedOn(declared, features)).toBe(isThere);
  });
});
