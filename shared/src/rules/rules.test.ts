import {
  concealCpf,
  concealPhone,
  fieldRules,
  isCalendarDay,
  isOfAge,
  normaliseCpf,
  normalisePhone,
  saoPauloDay,
  siteLanguageCode,
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

describe('age', () => {
  const noon = (day: string) => new Date(`${day}T15:00:00Z`);

  it('[R256] is reached on the 18th birthday', () => {
    expect(isOfAge('2008-11-21', noon('2026-11-21'))).toBe(true);
    expect(isOfAge('2008-11-22', noon('2026-11-21'))).toBe(false);
  });

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

describe('registration fields', () => {
  it('[R145] [R261] judges the account', () => {
    expect(fieldRules.account(' ')).toBe('account_required');
    expect(fieldRules.account('abc')).toBe('account_invalid');
    expect(fieldRules.account('maria silva')).toBe('account_invalid');
    expect(fieldRules.account('maria_01')).toBeNull();
  });

  it('[R138] [R146] judges the password', () => {
    expect(fieldRules.password('')).toBe('password_required');
    expect(fieldRules.password('12345')).toBe('password_too_short');
    expect(fieldRules.password('x'.repeat(129))).toBe('password_too_long');
    expect(fieldRules.password('Maria_01', 'maria_01')).toBe('password_is_account');
    expect(fieldRules.password('12 456', 'maria_01')).toBeNull();
  });

  it('[R135] compares the two passwords', () => {
    expect(fieldRules.passwordConfirmation('a', 'b')).toBe('passwords_differ');
    expect(fieldRules.passwordConfirmation('a', 'a')).toBeNull();
  });

  it('[R148] [R261] judges the name', () => {
    expect(fieldRules.realname('')).toBe('name_required');
    expect(fieldRules.realname('Jo')).toBe('name_invalid');
    expect(fieldRules.realname('<b>João</b>')).toBe('name_invalid');
    expect(fieldRules.realname("João d'Ávila Neto")).toBeNull();
  });

  it('[R147] [R149] [R150] asks for what is missing', () => {
    expect(fieldRules.captcha(' ')).toBe('captcha_required');
    expect(fieldRules.phone('')).toBe('phone_required');
    expect(fieldRules.cpf('')).toBe('cpf_required');
    expect(fieldRules.agree(false)).toBe('terms_required');
  });
});

describe('language code of a site', () => {
  it.each([
    ['ZH_CN1', 'zh_cn'],
    ['PT1', 'pt'],
    ['EN', 'en'],
    ['X11', 'x1'],
    ['1', ''],
  ])('[R179] %s becomes %p', (code, clean) => {
    expect(siteLanguageCode(code)).toBe(clean);
  });
});
