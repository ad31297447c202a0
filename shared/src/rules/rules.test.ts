import {
  concealCpf,
  concealEmail,
  concealIp,
  concealPhone,
  concealPixKey,
  fieldRules,
  isCalendarDay,
  isOfAge,
  isOwnPath,
  normaliseCpf,
  normalisePhone,
  saoPauloDay,
  siteLanguageCode,
  startOfSaoPauloDay,
  startOfSaoPauloDays,
} from './index.ts';

describe('CPF', () => {
  it.each(['123.456.789-09', '529.982.247-25', '11144477735'])('[R150] accepts %s', (cpf) => {
    expect(normaliseCpf(cpf)).toBe(cpf.replace(/\D/g, ''));
  });

  it.each(['111.111.111-11', '123.456.789-00', '529.982.247-2', '529 982 247 25', 'abc', ''])(
    '[R150] refuses %p',
    (cpf) => {
      expect(normaliseCpf(cpf)).toBeNull();
    },
  );

  it('[R150] is concealed on screen', () => {
    expect(concealCpf('52998224725')).toBe('***.982.247-**');
  });
});

describe('mobile number', () => {
  it.each(['(11) 98765-4321', '11987654321', '+55 11 98765-4321', '5511987654321'])(
    '[R139] reads %s',
    (phone) => {
      expect(normalisePhone(phone)).toBe('+5511987654321');
    },
  );

  it.each(['11 88765-4321', '(10) 98765-4321', '987654321', '+1 11 98765 4321', ''])(
    '[R139] refuses %p',
    (phone) => {
      expect(normalisePhone(phone)).toBeNull();
    },
  );

  it('[R139] is concealed on screen', () => {
    expect(concealPhone('+5511987654321')).toBe('+55 11 9****-4321');
  });
});

describe('IP address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.x'],
    ['::ffff:203.0.113.9', '203.0.113.x'],
    ['2001:db8:1:2::9', '2001:db8:1:x'],
    ['2001:db8::9', '2001:db8:0:x'],
    ['::1', '0:0:0:x'],
  ])('[R84] %s is concealed as %s', (ip, concealed) => {
    expect(concealIp(ip)).toBe(concealed);
  });
});

describe('calendar day', () => {
  it.each([
    ['2026-11-21T02:59:59Z', 1, '2026-11-20T03:00:00Z'],
    ['2026-11-21T03:00:00Z', 1, '2026-11-21T03:00:00Z'],
    ['2026-11-21T12:00:00Z', 7, '2026-11-15T03:00:00Z'],
  ])('[R125] at %s, %d days begin at midnight in São Paulo, %s', (now, days, start) => {
    expect(startOfSaoPauloDays(days, new Date(now))).toEqual(new Date(start));
  });

  // Summer time began and ended at midnight: on 4 November 2018 clocks went from 00:00 to 01:00, on 17 February 2019 from 00:00 to 23:00.
  it.each([
    ['2018-11-03', '2018-11-03T03:00:00Z'],
    ['2018-11-04', '2018-11-04T03:00:00Z'],
    ['2018-11-05', '2018-11-05T02:00:00Z'],
    ['2019-02-16', '2019-02-16T02:00:00Z'],
    ['2019-02-17', '2019-02-17T03:00:00Z'],
  ])('%s began at %s, whatever the clocks did', (day, start) => {
    expect(startOfSaoPauloDay(day)).toEqual(new Date(start));
    expect(startOfSaoPauloDays(1, new Date(start))).toEqual(new Date(start));
  });

  it('of two years with summer time each begin where the one before ends, and periods are made of them', () => {
    const dayAfter = (day: string, count: number) =>
      new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
    for (let day = '2017-09-01'; day < '2019-09-01'; day = dayAfter(day, 1)) {
      const start = startOfSaoPauloDay(day);

      expect([saoPauloDay(start), saoPauloDay(new Date(start.getTime() - 1))]).toEqual([
        day,
        dayAfter(day, -1),
      ]);
      expect(startOfSaoPauloDays(30, start)).toEqual(startOfSaoPauloDay(dayAfter(day, -29)));
    }
  });
});

describe('age', () => {
  const noon = (day: string) => new Date(`${day}T15:00:00Z`);

  it('[R256] is reached on the 18th birthday', () => {
    expect(isOfAge('2008-11-21', noon('2026-11-21'))).toBe(true);
    expect(isOfAge('2008-11-22', noon('2026-11-21'))).toBe(false);
  });

  it.each(['2026-11-21', '3000-01-01', '9981-12-31', '9982-01-01', '9999-12-31'])(
    '[R256] is not reached by who is born on %s',
    (birthDate) => {
      expect(isOfAge(birthDate, noon('2026-11-21'))).toBe(false);
    },
  );

  it('[R256] counts days in São Paulo, not in UTC', () => {
    expect(saoPauloDay(new Date('2026-11-21T02:59:00Z'))).toBe('2026-11-20');
    expect(isOfAge('2008-11-21', new Date('2026-11-21T02:59:00Z'))).toBe(false);
    expect(isOfAge('2008-11-21', new Date('2026-11-21T03:00:00Z'))).toBe(true);
  });

  it('[R256] comes on 1 March for someone born on 29 February', () => {
    expect(isOfAge('2008-02-29', noon('2026-02-28'))).toBe(false);
    expect(isOfAge('2008-02-29', noon('2026-03-01'))).toBe(true);
  });

  it.each(['2001-02-30', '2001-13-01', '1899-12-31', '01/02/1990', ''])(
    '[R256] does not take %p for a day',
    (text) => {
      expect(isCalendarDay(text)).toBe(false);
    },
  );
});

describe('paths of this site', () => {
  it.each([
    ['/', true],
    ['/recharge?amount=50#pix', true],
    ['', false],
    ['recharge', false],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['/\t/evil.example', false],
    ['/\n/evil.example', false],
    ['https://evil.example', false],
    ['javascript:alert(1)', false],
  ])('[A22] %j: %p', (address, isOwn) => {
    expect(isOwnPath(address)).toBe(isOwn);
  });
});

describe('registration fields', () => {
  it('[R145] [R261] judges the account', () => {
    expect(fieldRules.account(' ')).toBe('account_required');
    expect(fieldRules.account('abc')).toBe('account_invalid');
    expect(fieldRules.account('maria silva')).toBe('account_invalid');
    expect(fieldRules.account('maria_01')).toBeNull();
  });

  it.each([
    'Su\u3164porte',
    'Su\u115fporte',
    '\uffa0Suporte',
    '\u3164\u3164\u3164',
    'Ma\u0300\u0301\u0302\u0303ria',
  ])('[R14] a name has no letters that nobody sees, and none that reach over other lines: %j', (name) => {
    expect(fieldRules.nickname(name)).toBe('nickname_invalid');
    expect(fieldRules.realname(name)).toBe('name_invalid');
  });

  it.each([
    'Marina',
    'Марина',
    'Zoë 7',
    'Hỗ trợ',
    '田中さくら',
    'タロー',
    '김철수',
    '金철수',
    'ㄅ王',
    'น้ำดี',
    'कृष्ण',
    'Ａna',
    '2026',
    '',
  ])('[G7] [R14] a nickname is of one script: %j', (name) => {
    expect(fieldRules.nickname(name)).toBeNull();
  });

  it.each(['M\u0430rina', 'Mar\u0456na', 'Αna', 'Ana王', 'Anaたろう', '\u041c\u{1d41a}рина', 'ᎪᎷ', 'ꓮꓓ'])(
    '[G7] [R14] a nickname has no letters of a script that looks like another one: %j',
    (name) => {
      expect(fieldRules.nickname(name)).toBe('nickname_mixed');
    },
  );

  it('[R138] [R146] judges the password', () => {
    expect(fieldRules.password('')).toBe('password_required');
    expect(fieldRules.password('12345')).toBe('password_too_short');
    expect(fieldRules.password('x'.repeat(129))).toBe('password_too_long');
    expect(fieldRules.password('Maria_01', 'maria_01')).toBe('password_is_account');
    expect(fieldRules.password('ｍａｒｉａ_01', 'maria_01')).toBe('password_is_account');
    expect(fieldRules.password('12 456', 'maria_01')).toBeNull();
  });

  it('[R135] compares the two passwords', () => {
    expect(fieldRules.passwordConfirmation('a', 'b')).toBe('passwords_differ');
    expect(fieldRules.passwordConfirmation('a', 'a')).toBeNull();
  });

  it('[R134] takes no old password for a new one', () => {
    expect(fieldRules.newPassword('mar e sol', 'maria', 'mar e sol')).toBe('password_is_old');
    expect(fieldRules.newPassword('a\u00e7\u00e3o 1', 'maria', 'ac\u0327a\u0303o 1')).toBe('password_is_old');
    expect(fieldRules.newPassword('Mar e sol', 'maria', 'mar e sol')).toBeNull();
    expect(fieldRules.newPassword('mar e sol', 'maria')).toBeNull();
    expect(fieldRules.newPassword('mar e sol')).toBeNull();
  });

  it('[R138] [R146] [R255] judges a new password as any password first', () => {
    expect(fieldRules.newPassword('', 'maria', '')).toBe('password_required');
    expect(fieldRules.newPassword('12345', 'maria', '12345')).toBe('password_too_short');
    expect(fieldRules.newPassword('mar 12', 'maria', 'x')).toBeNull();
    expect(fieldRules.newPassword('x'.repeat(129), 'maria', 'x')).toBe('password_too_long');
    expect(fieldRules.newPassword(`mar${'x'.repeat(125)}`, 'maria', 'x')).toBeNull();
    expect(fieldRules.newPassword('MARIA_1', 'maria_1', 'x')).toBe('password_is_account');
    expect(fieldRules.newPassword('123456', 'maria_1', '123456')).toBe('password_guessable');
  });

  it.each([
    '123456',
    '12345678',
    '1234567890',
    '987654',
    '111111',
    '      ',
    '123123',
    'abcabc',
    'aaaaaaaa',
    'password',
    'Password1',
    'P@ssw0rd',
    'passw0rd!',
    'senha123',
    'SENHA1234',
    'mudar123',
    'admin123',
    'qwerty',
    'qwerty123',
    'abc123',
    'abc123456',
    '102030',
    '1q2w3e4r',
    'brasil',
    'flamengo10',
    '52998224725',
    '529.982.247-25',
    '52998224725!',
    '529 982 247 25',
    '１２３４５６７８',
    'ｐａｓｓｗｏｒｄ１２３',
    'senha\u200b123',
    '\u200b\u200b\u200b\u200b\u200b\u200b1a',
    'sénha123',
    'Senha@123',
    'senha12345',
    '123456789a',
    '11111111a',
    'mosaico2026',
    'a1b2c3d4',
    '1234 5678',
    '11987654321',
    '(11) 98765-4321',
  ])('[R138] refuses the password %p, which is among the first that anybody tries', (password) => {
    expect(fieldRules.password(password, 'maria_01')).toBe('password_guessable');
  });

  it.each([
    'demo123456',
    'agent123456',
    'segredo 1',
    'senhas do mar',
    'minha senha',
    // Half of it are marks above and below the letters.
    'น้ำดี้',
    'password of the sea',
    'brasileira',
    'abcoulomb',
    '194705',
    '12 456',
    '123457',
    '52998224726',
  ])('[R138] takes the password %p', (password) => {
    expect(fieldRules.password(password, 'maria_01')).toBeNull();
  });

  const OWNER = {
    nickname: 'Lua Nova',
    realname: 'Márcia Teles de Sá',
    email: 'ma.silva@exemplo.com',
    birthDate: '1990-02-28',
    phone: '(11) 98888-7766',
    cpf: '529.982.247-25',
  };

  it.each([
    'maria_01!x',
    'x-MARIA01-x',
    'luanova#1',
    'minha lua nova',
    'masilva77',
    'Ma.Silva 77',
    'sol28021990',
    '28/02/1990 sol',
    'sol 28-02-90',
    '19900228x',
    'meu 52998224725',
    'liga 98888-7766',
    'zz88887766',
    'x52998224!',
    'Marcia',
    'márcia teles',
    'telesmarcia1990',
    'Marcia 5170',
    'M4rc1a#88',
    'marcia e sa',
  ])('[R138] refuses the password %p, which has something of its owner in it', (password) => {
    expect(fieldRules.password(password, 'maria_01', OWNER)).toBe('password_guessable');
    expect(fieldRules.newPassword(password, 'maria_01', 'mar e sol', OWNER)).toBe('password_guessable');
    expect(fieldRules.password(password, 'other_1')).toBeNull();
  });

  it.each([
    'sol de 1990',
    'mar 0228 e sol',
    'exemplo.com!',
    'mariana 7',
    'silva e mar',
    'marcia ama o mar',
    'telescopios',
    'zz8888776',
  ])(
    '[R138] takes the password %p: a year, part of a name or the place of an address says little of its owner',
    (password) => {
      expect(fieldRules.password(password, 'maria_01', OWNER)).toBeNull();
    },
  );

  it('[R138] takes a password with a name of fewer than four letters in it, and one of whom nothing is known', () => {
    const short = { nickname: 'Léo', email: 'leo@exemplo.com', birthDate: '28/02/1990', phone: '', cpf: '1' };

    expect(fieldRules.password('leo e o mar 1', 'a__b', short)).toBeNull();
    expect(fieldRules.password('leo e o mar 1', '', { birthDate: null })).toBeNull();
  });

  it.each([
    ['', 'password_required'],
    ['12345', 'withdrawal_password_invalid'],
    ['1234567', 'withdrawal_password_invalid'],
    ['12 456', 'withdrawal_password_invalid'],
    ['12345a', 'withdrawal_password_invalid'],
    ['１２３４５６', 'withdrawal_password_invalid'],
    ['123456\n', 'withdrawal_password_invalid'],
    ['-12345', 'withdrawal_password_invalid'],
    ['000000', null],
    ['001234', null],
    ['123456', null],
  ])('[R137] [R255] a withdrawal password %j is judged %p', (value, refusal) => {
    expect(fieldRules.withdrawalPassword(value)).toBe(refusal);
  });

  it.each([
    ['111111', true],
    ['123456', true],
    ['012345', true],
    ['890123', true],
    ['654321', true],
    ['121212', true],
    ['123123', true],
    ['246810', false],
    ['112233', false],
    ['123465', false],
    ['000001', false],
  ])(
    '[R137] a new withdrawal password %j is too easy to guess: %p; one that is there is taken',
    (value, isWeak) => {
      expect(fieldRules.newWithdrawalPassword(value)).toBe(isWeak ? 'withdrawal_password_weak' : null);
      expect(fieldRules.withdrawalPassword(value)).toBeNull();
    },
  );

  it('[R136] compares the two withdrawal passwords as texts', () => {
    expect(fieldRules.withdrawalPasswordConfirmation('001234', '1234')).toBe('withdrawal_passwords_differ');
    expect(fieldRules.withdrawalPasswordConfirmation('001234', '001234')).toBeNull();
  });

  it.each([
    [' ', 'code_required'],
    ['12345', 'code_wrong'],
    ['1234567', 'code_wrong'],
    ['12345a', 'code_wrong'],
    ['１２３４５６', 'code_wrong'],
    [' 012345 ', null],
  ])('a code %j is judged %p', (value, refusal) => {
    expect(fieldRules.code(value)).toBe(refusal);
  });

  it('[R151] judges the kind of a Pix key', () => {
    expect(fieldRules.pixType(' ')).toBe('type_required');
    for (const type of ['CPF', 'PHONE', 'EMAIL', 'CNPJ', 'EVP']) expect(fieldRules.pixType(type)).toBeNull();
    for (const type of ['cpf', 'IBAN', 'toString']) expect(fieldRules.pixType(type)).toBe('wrong_type');
  });

  it.each([
    ['', 'amount_required'],
    ['  ', 'amount_required'],
    ['0', 'amount_invalid'],
    ['0,00', 'amount_invalid'],
    ['-5', 'amount_invalid'],
    ['1,234', 'amount_invalid'],
    ['ten', 'amount_invalid'],
    ['0,01', null],
    ['1.234,56', null],
    ['R$ 50', null],
  ])('[R152] an amount %j is judged %p', (value, refusal) => {
    expect(fieldRules.amount(value)).toBe(refusal);
  });

  it('[R148] [R261] judges the name', () => {
    expect(fieldRules.realname('')).toBe('name_required');
    expect(fieldRules.realname('Jo')).toBe('name_invalid');
    expect(fieldRules.realname('<b>João</b>')).toBe('name_invalid');
    expect(fieldRules.realname("João d'Ávila Neto")).toBeNull();
    // As a telephone writes it.
    expect(fieldRules.realname('João D’Ávila Neto')).toBeNull();
  });

  it.each([
    ['Ana', 'name_incomplete'],
    ['Ana-Maria', 'name_incomplete'],
    ['Ana S.', 'name_incomplete'],
    ['Ana e', 'name_incomplete'],
    ['Ana de', 'name_incomplete'],
    ["D'Ávila", 'name_incomplete'],
    ['J. Silva', 'name_incomplete'],
    [' Ana   Sá ', null],
    ['Maria e Silva', null],
    ['José de Sá', null],
    ["Ana d'Ávila", null],
    ['Jo O’Neil', null],
    ['Ana-Maria Braun-Blanquet', null],
    ['Ana M. dos Santos', null],
    ['ANA DE SÁ', null],
    ['Ravi Das', null],
    ['Nguyễn Thị Lê', null],
    ['Анна Иванова', null],
    // Decomposed, as some keyboards send them.
    ['Jose\u0301 Sa\u0301', null],
    ['王小明', null],
    ['田中さくら', null],
    ['김철수', null],
    ['สมชายใจดี', null],
    ['สมชาย ใจดี', null],
  ])(
    '[R148] [R261] a full name has two words where its script parts words: %j is judged %p',
    (name, refusal) => {
      expect(fieldRules.realname(name)).toBe(refusal);
    },
  );

  it('[R147] [R149] [R150] asks for what is missing', () => {
    expect(fieldRules.captcha(' ')).toBe('captcha_required');
    expect(fieldRules.phone('')).toBe('phone_required');
    expect(fieldRules.cpf('')).toBe('cpf_required');
    expect(fieldRules.agree(false)).toBe('terms_required');
  });
});

describe('a Pix key', () => {
  it.each([
    ['CPF', '52998224725', '***.982.247-**'],
    ['PHONE', '+5511987654321', '+55 11 9****-4321'],
    ['EMAIL', 'marina@mosaico.example', 'm***@mosaico.example'],
    ['CNPJ', '12345678000195', '**.345.678/0001-**'],
    ['EVP', '123e4567-e89b-12d3-a456-426614174000', '123e****-****-****-****-********4000'],
  ] as const)('[R100] [R102] %s is concealed on screen', (type, key, concealed) => {
    expect(concealPixKey(type, key)).toBe(concealed);
  });

  it('[R102] an address keeps its last part, however odd its first', () => {
    expect(concealEmail('"a@b"@mosaico.example')).toBe('"***@mosaico.example');
    expect(concealEmail('😀x@mosaico.example')).toBe('😀***@mosaico.example');
  });
});

describe('language code of a site', () => {
  it.each([
    ['ZH_CN1', 'zh_cn'],
    ['PT1', 'pt'],
    ['EN', 'en'],
    ['X11', 'x1'],
    ['1', ''],
  ])('[R179] [A5] %s becomes %p', (code, clean) => {
    expect(siteLanguageCode(code)).toBe(clean);
  });
});
