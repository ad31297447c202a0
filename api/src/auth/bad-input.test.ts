import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { texts } from '../messages/texts.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { hashPassword } from '../passwords/password.ts';

const MISSING = undefined;
const WRONG_TYPES = [null, true, 1, -1e308, 2 ** 63, [], ['a'], {}, { a: 1 }];
const UNHOLDABLE = ['a\0b', '\ud800', 'x\udc00', 'x'.repeat(5_000), '9'.repeat(5_000)];
const NO_TEXT = [...WRONG_TYPES, ...UNHOLDABLE];
const REQUIRED = [MISSING, '', ' ', ...NO_TEXT];
const STRICT = ['😀', ...REQUIRED];

const CAPTCHA = { captcha: '7777', key: 'k' };
const WHO = { name: 'marina_1', cpf_id: '529.982.247-25' };
const PASSWORDS = { password: 'vento sul 2027', password_confirmation: 'vento sul 2027' };

/** For each endpoint a valid body, and for each of its fields values that are refused. */
const BODIES: readonly [key: string, body: object, bad: Readonly<Record<string, readonly unknown[]>>][] = [
  ['captcha', { mode: 'work' }, { mode: ['', 'audio', '😀', ...NO_TEXT] }],
  [
    'login2',
    { name: 'marina_1', password: 'mar e sol 2026', ...CAPTCHA },
    { name: STRICT, password: ['😀', MISSING, '', ...NO_TEXT], captcha: STRICT, key: NO_TEXT },
  ],
  [
    'register2',
    {
      ...PASSWORDS,
      ...CAPTCHA,
      name: 'joana_99',
      realname: 'Joana Dias',
      phone: '(11) 98888-7766',
      cpf_id: '111.444.777-35',
      birth_date: '1990-02-28',
      agree: true,
    },
    {
      name: STRICT,
      password: STRICT,
      password_confirmation: STRICT,
      realname: STRICT,
      phone: ['+5511988887766'.repeat(3), '11 8888-7766', ...STRICT],
      cpf_id: ['111.444.777-36', ...STRICT],
      birth_date: ['1990-02-30', '2010-01-01', '9999-99-99', ...STRICT],
      captcha: STRICT,
      key: NO_TEXT,
      invite_code: ['😀', 'NOBODY22', ...NO_TEXT],
      agree: [MISSING, false, 'true', ...NO_TEXT.filter((value) => value !== true)],
    },
  ],
  [
    'password/forgot',
    { ...WHO, ...CAPTCHA },
    { name: REQUIRED, cpf_id: STRICT, captcha: STRICT, key: NO_TEXT },
  ],
  [
    'password/reset',
    { ...WHO, ...PASSWORDS, code: '123456' },
    {
      name: REQUIRED,
      cpf_id: STRICT,
      code: ['12345', '1234567', '１２３４５６', '12 456', ...STRICT],
      password: STRICT,
      password_confirmation: STRICT,
    },
  ],
];

const CASES = BODIES.flatMap(([path, body, bad]) =>
  Object.entries(bad).map(([field, values]) => ({ path: `/api/auth/${path}`, body, field, values })),
);
const PATHS = [...BODIES.map(([path]) => `/api/auth/${path}`), '/api/auth/me', '/api/auth/logout'];

describe('bad input', () => {
  const api = useApp({
    routes: accountRoutes,
  });
  beforeAll(async () => {
    const password_hash = await hashPassword('mar e sol 2026', seededRandom('bad'));
    await insertMember(api.deps.db, api.siteKey, { account: 'marina_1', cpf: '52998224725', password_hash });
  });

  const send = async (path: string, payload: string, lang?: MessageSet, isMember = false) => {
    const response = await api.app.inject({
      method: 'POST',
      url: lang ? `${path}?lang=${lang}` : path,
      headers: {
        host: `${api.siteKey}.test`,
        'content-type': 'application/json',
        ...(isMember && { authorization: `Bearer ${api.token}` }),
      },
      payload,
    });
    return { status: response.statusCode, body: response.json<Refusal>() };
  };
  const stored = async () => {
    const counts: Record<string, number> = {};
    for (const table of TABLES)
      counts[table] = (await api.deps.db.selectFrom(table).select('site_key').execute()).length;
    return counts;
  };

  it.each(CASES)(
    'in $field of $path is refused beside its field, in all eight languages, and nothing is stored [G30, R16]',
    async ({ path, body, field, values }) => {
      const before = await stored();

      for (const [index, value] of values.entries())
        for (const lang of index < 4 ? MESSAGE_SETS : [setOf(index)]) {
          const answer = await send(path, JSON.stringify({ ...body, [field]: value, lang }));

          expect({ value, ...problemsOf(answer, lang) }).toEqual({ value, problems: [] });
          expect(Object.keys(answer.body.errors ?? { [field]: [] })).toContain(field);
        }
      expect(await stored()).toEqual(before);
      expect(api.deps.log.errors).toEqual([]);
    },
    60_000,
  );

  it.each(PATHS)('that is no JSON object is refused in all eight languages: %s [G30]', async (path) => {
    const before = await stored();

    for (const payload of ['[]', '1', '"x"', '{', '{"a":', '[{}]', `{"a":"${'x'.repeat(70_000)}"}`, '\0'])
      for (const lang of MESSAGE_SETS)
        expect({
          payload: payload.slice(0, 9),
          ...problemsOf(await send(path, payload, lang, true), lang),
        }).toEqual({
          payload: payload.slice(0, 9),
          problems: [],
        });
    expect(await stored()).toEqual(before);
  });

  it.each(PATHS)('in lang is refused in Portuguese: %s [R243, G30]', async (path) => {
    for (const lang of [1, true, [], {}, 'x'.repeat(17), '\ud800']) {
      const answer = await send(path, JSON.stringify({ lang }), undefined, true);

      expect(problemsOf(answer, 'pt').problems).toEqual([]);
    }
  });

  it.each(['lang=a&lang=b', `lang=${'x'.repeat(17)}`, 'lang=%00'])(
    'in the address of the bank list is refused: %s [G30, R175]',
    async (search) => {
      const response = await api.app.inject({
        url: `/api/member/bank?${search}`,
        headers: { host: `${api.siteKey}.test`, authorization: `Bearer ${api.token}` },
      });

      const answer = { status: response.statusCode, body: response.json<Refusal>() };
      expect(problemsOf(answer, 'pt').problems).toEqual([]);
    },
  );
});

const TABLES = [
  'members',
  'sessions',
  'captchas',
  'password_codes',
  'sandbox_messages',
  'payout_accounts',
] as const;

interface Refusal {
  readonly code: number;
  readonly message: string;
  readonly request_id?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** What is wrong with a refusal; empty when it is a refusal in the right language. */
function problemsOf({ status, body }: { status: number; body: Refusal }, set: MessageSet) {
  const known = new Set(Object.values(texts[set]));
  const said = [body.message, ...Object.values(body.errors ?? {}).flat()];
  return {
    problems: [
      ...(status >= 400 && status < 500 && body.code === status ? [] : [`status ${status}`]),
      ...(body.request_id ? [] : ['no request id']),
      ...said.filter((text) => !known.has(text)),
    ],
  };
}

/** One language after the other. */
function setOf(index: number): MessageSet {
  return MESSAGE_SETS[index % MESSAGE_SETS.length] ?? 'en';
}
