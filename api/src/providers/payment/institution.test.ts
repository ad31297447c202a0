import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { selfSignedCertificate } from '../../../testing/certificate.ts';
import { testClock } from '../../../testing/test-deps.ts';
import type { TlsIdentity } from '../../config/institution-settings.ts';
import { institution } from './institution.ts';
import { ProviderUnavailable } from './payment-provider.ts';

const SECRET = 'the-client-secret';
const closing: (() => unknown)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** A bank whose tokens are t1, t2, …, each good for a minute, and which knows only the latest. */
async function aBank(
  answer: (request: http.IncomingMessage) => number = () => 200,
  tls?: https.ServerOptions,
) {
  const asked: string[] = [];
  let tokens = 0;
  const serve = (request: http.IncomingMessage, response: http.ServerResponse) => {
    const { method, url, headers } = request;
    asked.push(`${method} ${url} ${headers.authorization?.split(' ').at(-1)}`);
    if (url === '/token') {
      tokens += 1;
      response.end(JSON.stringify({ access_token: `t${tokens}`, expires_in: 60 }));
      return;
    }
    const status = headers.authorization === `Bearer t${tokens}` ? answer(request) : 401;
    response.writeHead(status).end(status === 200 ? '{"ok":true}' : '');
  };
  const server = tls ? https.createServer(tls, serve) : http.createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const origin = `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clock = testClock();
  const connect = (identity?: TlsIdentity) =>
    institution(
      {
        apiUrl: `${origin}/v2`,
        tokenUrl: `${origin}/token`,
        clientId: 'us',
        clientSecret: SECRET,
        scope: 'pix.read',
        tls: identity,
      },
      clock,
    );
  return { asked, clock, connect, renew: () => void (tokens += 1) };
}

const read = (bank: ReturnType<typeof institution>) =>
  bank.call('GET', '/pix', z.object({ ok: z.literal(true) }));
const basic = Buffer.from(`us:${SECRET}`).toString('base64');

describe('the API of an institution [G12]', () => {
  it('is called with one token for many calls, also when they come at the same time', async () => {
    const { asked, connect } = await aBank();
    const bank = connect();

    await Promise.all([read(bank), read(bank), read(bank)]);
    await read(bank);

    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([`POST /token ${basic}`]);
    expect(asked.filter((line) => line === 'GET /v2/pix t1')).toHaveLength(4);
  });

  it('is called with a new token before the old one ends', async () => {
    const { asked, clock, connect } = await aBank();
    const bank = connect();

    await read(bank);
    clock.advance(44_000);
    await read(bank);
    clock.advance(1_000);
    await read(bank);

    expect(asked).toEqual([
      `POST /token ${basic}`,
      'GET /v2/pix t1',
      'GET /v2/pix t1',
      `POST /token ${basic}`,
      'GET /v2/pix t2',
    ]);
  });

  it('that refuses a token is asked for another one, once', async () => {
    const { asked, connect, renew } = await aBank();
    const bank = connect();
    await read(bank);
    renew();

    await read(bank);

    expect(asked.slice(2)).toEqual(['GET /v2/pix t1', `POST /token ${basic}`, 'GET /v2/pix t3']);
  });

  it('that goes on refusing is unavailable', async () => {
    const { asked, connect } = await aBank(() => 401);

    await expect(read(connect())).rejects.toMatchObject({ name: 'ProviderUnavailable', status: 401 });
    expect(asked.filter((line) => line.startsWith('GET'))).toEqual(['GET /v2/pix t1', 'GET /v2/pix t2']);
  });

  it.each([
    ['refuses', 400],
    ['fails', 500],
    ['sends elsewhere', 302],
    ['answers nothing', 204],
  ])('that %s is unavailable, and neither secret nor token is in the error', async (_, status) => {
    const { connect } = await aBank(() => status);

    const error = await read(connect()).catch((thrown: unknown) => thrown);

    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/t1|the-client-secret|dXM6/);
  });
});

describe('an institution that asks for a certificate (mTLS) [G12]', () => {
  const [server, ours, others] = ['bank', 'us', 'somebody else'].map((name) => selfSignedCertificate(name));
  if (!server || !ours || !others) throw new Error('three certificates are made');
  const asking = { ...server, ca: ours.cert, requestCert: true, rejectUnauthorized: true };

  it('is spoken to by who shows the right one, and by nobody else', async () => {
    const { connect } = await aBank(undefined, asking);

    expect(await read(connect({ ...ours, ca: server.cert }))).toEqual({ ok: true });
    await expect(read(connect({ ...others, ca: server.cert }))).rejects.toThrow(ProviderUnavailable);
  });

  it('is not believed to be the bank without the certificate of a known authority', async () => {
    const { asked, connect } = await aBank(undefined, asking);

    await expect(read(connect(ours))).rejects.toThrow(ProviderUnavailable);
    await expect(read(connect({ ...ours, ca: others.cert }))).rejects.toThrow(ProviderUnavailable);
    expect(asked).toEqual([]);
  });
});
