import { connect } from 'node:net';
import { sql } from 'kysely';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { DomainError } from '../domain-error.ts';
import { route, success } from '../http/route.ts';
import type { Deps } from '../runtime/deps.ts';
import { product } from '../start/product.ts';
import { buildApp } from './app.ts';

/** Sends bytes that no proper client sends. @returns the whole answer */
function raw(port: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', () => {});
  });
}

const failing = ({ db }: Deps) => [
  route('GET /api/games/popular', async ({ query }) => {
    await sql`select ${query.name}::int`.execute(db);
    return success([]);
  }),
  route('GET /api/games/apisv2', async () => {
    throw new Error('secret detail');
  }),
  route('GET /api/payments/list', async () => success([{ id: 'not a number' } as never])),
  route('POST /api/recharge/list?lang=zh_cn', async () => {
    throw new DomainError('insufficient_funds');
  }),
  route('POST /api/auth/me', async ({ member }) => success({ id: member.id } as never)),
];

describe('an answer of the HTTP application', () => {
  const api = useApp({ ...product, isComplete: true });

  it('is plain about health and unknown paths [G30, G44]', async () => {
    expect((await api.send('GET /healthz')).body).toEqual({ status: 'ok' });
    expect((await api.send('GET /readyz')).body).toEqual({ status: 'ok' });

    const { status, body, response } = await api.send('GET /api/nothing');

    expect(status).toBe(404);
    expect(body).toEqual({
      code: 404,
      error: 'not_found',
      message: 'Not found',
      request_id: response.headers['x-request-id'],
    });
  });

  it('is never cached and carries the request id [G44]', async () => {
    const { response } = await api.call('GET /api/profilepictures', {
      headers: { 'x-request-id': 'edge-12345678' },
    });

    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['x-request-id']).toBe('edge-12345678');
  });

  it('says Unauthenticated. to the letter, in every language [R118, R171]', async () => {
    for (const lang of ['pt', 'en', 'zh_cn', 'th']) {
      const { status, body } = await api.call('POST /api/auth/me', { token: null, body: { lang } });

      expect([status, body.message, body.error]).toEqual([401, 'Unauthenticated.', 'unauthenticated']);
    }
  });

  it('names every wrong field in the language asked for [G30, R161]', async () => {
    const pt = await api.call('POST /api/auth/login2', { token: null, body: { name: 1, lang: 'pt' } });

    expect(pt.status).toBe(422);
    expect(pt.body).toMatchObject({
      code: 422,
      error: 'validation_failed',
      message: 'Corrija os erros do formulário',
      errors: { name: ['Confira este campo'], password: ['Informe sua senha'] },
    });
  });

  it('is Portuguese when no language, or an unknown one, is asked for [R243]', async () => {
    expect((await api.send('GET /api/nothing', { query: { lang: 'xx' } })).body).toMatchObject({
      message: 'Não encontrado',
    });
    expect((await api.send('GET /api/nothing', { query: { lang: '' } })).body).toMatchObject({
      message: 'Não encontrado',
    });
  });

  it.each([
    ['broken JSON', '{"name":', 'application/json', 400, 'bad_request'],
    ['__proto__ in a body', '{"__proto__":{"x":1}}', 'application/json', 400, 'bad_request'],
    ['an array for an object', '[]', 'application/json', 400, 'bad_request'],
    ['another media type', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
    ['plain text', 'a', 'text/plain', 415, 'unsupported_media_type'],
    ['too much', JSON.stringify({ name: 'x'.repeat(70_000) }), 'application/json', 413, 'payload_too_large'],
    ['a NUL character', '{"name":"a\\u0000b","password":"x"}', 'application/json', 422, 'validation_failed'],
    [
      'half a surrogate pair',
      '{"name":"a\\ud800","password":"x"}',
      'application/json',
      422,
      'validation_failed',
    ],
  ])('refuses %s [R242]', async (_what, payload, type, status, error) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/auth/login2',
      headers: { host: `${api.siteKey}.test`, 'content-type': type },
      payload,
    });

    expect([response.statusCode, response.json()]).toMatchObject([status, { code: status, error }]);
  });

  it.each(['/psp/pay/a%00b', '/psp/a%00b', '/api/a%00b', '/provider/a%00b'])(
    'refuses the NUL character in %s [R242]',
    async (url) => {
      const response = await api.app.inject({ url, headers: { host: `${api.siteKey}.test` } });

      expect([response.statusCode, response.json()]).toMatchObject([400, { error: 'bad_request' }]);
    },
  );

  it('refuses two hosts in one request, and more than it takes without a declared length [R13, G30]', async () => {
    const { port } = new URL(await api.app.listen({ host: '127.0.0.1', port: 0 }));
    const site = `${api.siteKey}.test`;
    const head = 'HTTP/1.1\r\nConnection: close\r\nContent-Type: application/json\r\n';
    const piece = `7530\r\n${'x'.repeat(30_000)}\r\n`;

    const twoHosts = await raw(
      port,
      `GET /api/profilepictures ${head}Host: ${site}\r\nHost: other.test\r\n\r\n`,
    );
    const chunked = await raw(
      port,
      `POST /api/auth/login2 ${head}Host: ${site}\r\nTransfer-Encoding: chunked\r\n\r\n${piece.repeat(3)}0\r\n\r\n`,
    );

    expect(twoHosts).toMatch(/^HTTP\/1\.1 400 .*"error":"bad_request"/s);
    expect(chunked).toMatch(/^HTTP\/1\.1 413 .*"error":"payload_too_large"/s);
  });

  it('refuses an address that cannot be decoded', async () => {
    const response = await api.app.inject({
      method: 'GET',
      url: '/api/%zz',
      headers: { host: `${api.siteKey}.test` },
    });

    expect([response.statusCode, response.json()]).toMatchObject([400, { error: 'bad_request' }]);
  });

  it('takes the host and the address that the edge on this machine tells, and believes nobody else [R13]', async () => {
    const other = await insertSite(api.deps.db);
    const ask = (remoteAddress: string) =>
      api.app.inject({
        method: 'GET',
        url: '/api/dynamicwebs/getdata?sitename=localhost',
        remoteAddress,
        headers: {
          host: `${api.siteKey}.test`,
          'x-forwarded-host': `${other}.test`,
          'x-forwarded-for': '203.0.113.77',
        },
      });
    api.deps.clock.advance(60_000);

    await ask('127.0.0.1');
    await ask('198.51.100.1');

    expect(api.deps.log.lines.slice(-2).map((line) => line.fields['site'])).toEqual([other, api.siteKey]);
  });

  it('logs the route, and nothing a player typed or holds', async () => {
    const password = 'very-secret-password';
    await api.call('POST /api/auth/login2', {
      body: { name: 'someone', password, captcha: '7777', key: 'x' },
    });
    await api.call('GET /api/games/listsv2', { query: { name: 'private-search' } });
    await api.call('POST /api/auth/me');

    const logged = JSON.stringify(api.deps.log.lines);

    for (const secret of [password, 'private-search', api.token, '7777'])
      expect(logged).not.toContain(secret);
    expect(logged).toContain('/api/auth/login2');
  });
});

describe('a failure of the HTTP application', () => {
  const api = useApp({ routes: failing });

  it('tells the player nothing and the log enough', async () => {
    const { status, body } = await api.call('GET /api/games/apisv2');

    expect([status, body.error]).toEqual([500, 'internal']);
    expect(JSON.stringify(body)).not.toContain('secret detail');
    expect(api.deps.log.errors.at(-1)?.fields).toMatchObject({
      error: 'Error: secret detail',
      route: '/api/games/apisv2',
    });
  });

  it('is a value that no column holds: the client’s fault, noted without the value [R242]', async () => {
    const { status, body } = await api.call('GET /api/games/popular', { query: { name: '99999999999' } });

    expect([status, body.error]).toEqual([400, 'bad_request']);
    expect(api.deps.log.lines.find((line) => line.level === 'warn')?.fields).toMatchObject({
      error: 'SQLSTATE 22003',
    });
    expect(JSON.stringify(api.deps.log.lines)).not.toContain('99999999999');
  });

  it('is an answer that does not fit the contract; its data is not logged', async () => {
    const { status } = await api.call('GET /api/payments/list');

    expect(status).toBe(500);
    expect(api.deps.log.errors.at(-1)?.fields).toMatchObject({
      error: 'the answer does not fit the contract',
    });
    expect(JSON.stringify(api.deps.log.errors.at(-1))).not.toContain('not a number');
  });

  it('is localised by the body where the address carries a literal language [A4]', async () => {
    const { status, body } = await api.call('POST /api/recharge/list?lang=zh_cn', { body: { lang: 'pt' } });

    expect([status, body.message]).toEqual([400, 'Seu saldo não é suficiente']);
  });

  it('is a token of another site: it is nobody here [R14]', async () => {
    const other = await insertSite(api.deps.db);
    const stranger = await insertMember(api.deps.db, other);
    const token = await openToken(api.deps.db, stranger, api.deps.clock.now());

    const { status, body } = await api.call('POST /api/recharge/list?lang=zh_cn', { token });

    expect([status, body.message]).toEqual([401, 'Unauthenticated.']);
  });
});

describe('in production', () => {
  const api = useApp({ ...product }, { isProduction: true });

  it('refuses an unknown host, but knows this machine [R13]', async () => {
    const unknown = await api.call('GET /api/profilepictures', { host: 'nowhere.example' });

    expect([unknown.status, unknown.body.error]).toEqual([404, 'site_not_found']);
    expect(
      (await api.call('GET /api/profilepictures', { host: `${api.siteKey.toUpperCase()}.TEST:8080` })).status,
    ).toBe(200);
  });
});

it('refuses to start without a route for every endpoint of the catalogue', async () => {
  const app = buildApp(testDeps({} as never), {
    ...product,
    routes: (parts) => product.routes(parts).filter(({ key }) => key !== 'POST /api/auth/me'),
    isComplete: true,
  });

  await expect(app.ready()).rejects.toThrow(
    'endpoints without a route: POST /api/auth/me; with several: none',
  );
});
