import { anotherSite, locationOf, type Player, useDeposits } from '../../../../testing/deposits.ts';
import { payoutProviders } from '../institutions.ts';
import { settleDuePayouts } from './payouts.ts';
import { SANDBOX_SCOPES, sandboxCredentials } from './credentials.ts';

const deposits = useDeposits();
const TXID = 'abcdefghijklmnopqrstuvwxyz012345';

const aCharge = (changes: Record<string, unknown> = {}) => ({
  calendario: { expiracao: 600 },
  devedor: { cpf: '52998224725', nome: 'Marina Alves' },
  valor: { original: '50.00' },
  chave: 'pix@mosaico.example',
  ...changes,
});

/** A token of the sandbox, with everything that it allows unless told. */
async function askToken(form: Record<string, string> = {}, secret?: string) {
  const { clientId, clientSecret } = sandboxCredentials(deposits.test.deps.config.providerSecret);
  const basic = Buffer.from(`${clientId}:${secret ?? clientSecret}`).toString('base64');
  return deposits.test.app.inject({
    method: 'POST',
    url: '/psp/oauth/token',
    headers: {
      host: hostOfSite(),
      authorization: `Basic ${basic}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      scope: SANDBOX_SCOPES.join(' '),
      ...form,
    }).toString(),
  });
}

async function aToken(scope?: string): Promise<string> {
  return (await askToken(scope ? { scope } : {})).json<{ access_token: string }>().access_token;
}

async function request(method: 'GET' | 'PUT', url: string, body?: unknown, token?: string) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const headers = {
    host: hostOfSite(),
    ...(payload && { 'content-type': 'application/json' }),
    authorization: `Bearer ${token ?? (await aToken())}`,
  };
  return deposits.test.app.inject({ method, url, headers, ...(payload && { payload }) });
}

const hostOfSite = () => `${deposits.test.siteKey}.test`;

/** Plays a scenario as a program does. */
const play = (path: string | undefined, payload: string, type = 'application/json') =>
  deposits.test.app.inject({
    method: 'POST',
    url: `${path}/scenario`,
    headers: { host: hostOfSite(), 'content-type': type },
    payload,
  });

describe('sandbox payment provider [G12]', () => {
  it('makes one charge for one txid, in the words of the Central Bank', async () => {
    const first = await request('PUT', `/psp/v2/cob/${TXID}`, aCharge());
    const again = await request('PUT', `/psp/v2/cob/${TXID}`, aCharge());
    const read = await request('GET', `/psp/v2/cob/${TXID}`);

    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      txid: TXID,
      status: 'ATIVA',
      valor: { original: '50.00' },
      calendario: { expiracao: 600 },
      chave: 'pix@mosaico.example',
    });
    expect(again.json()).toEqual(first.json());
    expect(read.json()).toEqual(first.json());
  });

  it.each([
    ['another amount under the same txid', `/psp/v2/cob/${TXID}`, aCharge({ valor: { original: '51.00' } })],
    ['a short txid', '/psp/v2/cob/abc', aCharge()],
    ['an amount of zero', `/psp/v2/cob/${TXID}1`, aCharge({ valor: { original: '0.00' } })],
    ['an amount with one decimal', `/psp/v2/cob/${TXID}1`, aCharge({ valor: { original: '50.0' } })],
    ['no time to pay', `/psp/v2/cob/${TXID}1`, aCharge({ calendario: { expiracao: 0 } })],
  ])('answers %s with a problem of RFC 7807', async (_, url, body) => {
    const response = await request('PUT', url, body);

    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      status: 400,
      type: expect.stringContaining('https://pix.bcb.gov.br/'),
      title: expect.any(String),
    });
  });

  it('names what is wrong', async () => {
    const response = await request('PUT', `/psp/v2/cob/${TXID}1`, aCharge({ valor: { original: '50,00' } }));

    expect(response.json()).toMatchObject({
      violacoes: [{ propriedade: 'valor.original', razao: expect.any(String) }],
    });
  });

  it('gives a token to who knows the client secret, for what it may do', async () => {
    const answers = [
      await askToken({ scope: 'cob.read pix.read' }),
      await askToken({}, 'another secret'),
      await askToken({ grant_type: 'password' }),
      await askToken({ scope: 'cob.read admin' }),
      await askToken({ scope: '' }),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 400, 400, 400]);
    expect(answers[0]?.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'cob.read pix.read',
    });
    expect(answers.slice(1).map((answer) => answer.json<unknown>())).toEqual([
      { error: 'invalid_client' },
      { error: 'unsupported_grant_type' },
      { error: 'invalid_scope' },
      { error: 'invalid_scope' },
    ]);
  });

  it('serves only a living token that allows the call', async () => {
    const read = (token: string) => request('GET', `/psp/v2/cob/${TXID}`, undefined, token);
    const write = (token: string) => request('PUT', `/psp/v2/cob/${TXID}`, aCharge(), token);
    const [token, readOnly] = [await aToken(), await aToken('cob.read')];
    const [content, mac] = token.split('.');

    const answers = [
      await read(readOnly),
      await write(readOnly),
      await read(''),
      await read(`${content}x.${mac}`),
      await read(`${content}.`),
    ];
    deposits.test.deps.clock.advance(3_600_000);
    answers.push(await read(token));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 403, 401, 401, 401, 401]);
  });

  it('gives back at most what came in, and the same refund once', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    await deposits.pay(charge);
    const { pix } = (await request('GET', `/psp/v2/cob/${charge.txid}`)).json<{
      pix: [{ endToEndId: string }];
    }>();
    const refund = (id: string, valor: string) =>
      request('PUT', `/psp/v2/pix/${pix[0].endToEndId}/devolucao/${id}`, { valor });

    const answers = [
      await refund('a', '30.00'),
      await refund('a', '30.00'),
      await refund('a', '20.00'),
      await refund('b', '20.01'),
      await refund('b', '20.00'),
    ];

    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 400, 400, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(answers[0]?.json()).toMatchObject({
      id: 'a',
      valor: '30.00',
      status: 'DEVOLVIDO',
      rtrId: expect.stringMatching(/^D\w{31}$/),
    });
    expect((await request('GET', `/psp/v2/pix/${pix[0].endToEndId}`)).json()).toMatchObject({
      endToEndId: pix[0].endToEndId,
      devolucoes: [{ id: 'a' }, { id: 'b' }],
    });
    expect([
      (await request('PUT', `/psp/v2/pix/${'E'.repeat(32)}/devolucao/a`, { valor: '1.00' })).statusCode,
      (await request('GET', `/psp/v2/pix/${'E'.repeat(32)}`)).statusCode,
    ]).toEqual([404, 404]);
  });

  it('shows the charge behind a code, without the document of the payer', async () => {
    const { location } = (await request('GET', `/psp/v2/cob/${TXID}`)).json<{ location: string }>();

    const open = (url: string) => deposits.test.app.inject({ url, headers: { host: hostOfSite() } });
    const response = await open(location.slice(location.indexOf('/')));

    expect(response.json()).toMatchObject({ txid: TXID, status: 'ATIVA', valor: { original: '50.00' } });
    expect(response.body).not.toContain('52998224725');
    expect((await open('/psp/qr/v2/nothing')).statusCode).toBe(404);
  });

  it('tries a notice again after 1 s, 5 s, 30 s and 5 min, and then no more', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    await deposits.pay(charge);
    const { clock, config, db } = deposits.test.deps;
    const { selfUrl } = config;
    const attempts = async () =>
      (
        await db
          .selectFrom('psp_webhooks')
          .select('attempts')
          .where('body', 'like', `%${charge.txid}%`)
          .executeTakeFirstOrThrow()
      ).attempts;

    Object.assign(config, { selfUrl: 'http://127.0.0.1:9' });
    const seen: number[] = [];
    for (const waitMs of [0, 999, 1, 4_999, 1, 30_000, 300_000, 3_600_000]) {
      clock.advance(waitMs);
      await deposits.deliver();
      seen.push(await attempts());
    }
    Object.assign(config, { selfUrl });

    expect(seen).toEqual([1, 1, 2, 2, 3, 4, 5, 5]);
  });
});

describe('payment page [G12]', () => {
  const page = async (path: string | undefined, host = hostOfSite()) =>
    deposits.test.app.inject({ url: path ?? '', headers: { host } });
  const submit = async (
    path: string | undefined,
    value: string,
    host = hostOfSite(),
    name: 'scenario' | 'refuse' = 'scenario',
  ) =>
    deposits.test.app.inject({
      method: 'POST',
      url: path ?? '',
      headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ [name]: value }).toString(),
    });

  it('shows amount, receiver and id, and lets the payer pay with one click, once', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '1234.50');

    const { body } = await page(`${charge.sandbox_url}?lang=en`);
    const answers = [await submit(charge.sandbox_url, 'pay'), await submit(charge.sandbox_url, 'pay')];
    await deposits.deliver();

    expect(body).toContain('R$1,234.50');
    expect(body).toContain(charge.txid);
    expect(answers.map((answer) => [answer.statusCode, answer.headers.location])).toEqual([
      [303, `${charge.sandbox_url}?lang=pt`],
      [303, `${charge.sandbox_url}?lang=pt`],
    ]);
    expect(await deposits.cashOf(player)).toBe(1234_50);
    expect((await page(charge.sandbox_url)).body).toContain('Pix enviado');
  });

  it('runs and loads nothing of others, and keeps the CPF concealed', async () => {
    const player = await deposits.aPlayer({ cpf: '11144477735' });
    const charge = await deposits.start(player, '50.00');

    const { headers, body } = await page(charge.sandbox_url);

    const nonce = /style-src 'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1];
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toMatch(/<script|style="|https?:\/\/|11144477735/);
  });

  it('speaks the language of the address, Portuguese without one, and keeps it after a payment [R243]', async () => {
    const charge = await deposits.start(await deposits.aPlayer(), '50.00');
    const languageOf = (html: string) => /<html lang="([\w-]+)">/.exec(html)?.[1];

    for (const [lang, htmlLang] of [
      ['pt', 'pt-BR'],
      ['en', 'en'],
      ['zh_cn', 'zh-CN'],
      ['vi', 'vi'],
      ['id', 'id'],
      ['th', 'th'],
      ['msa', 'ms'],
      ['xx', 'pt-BR'],
    ]) {
      const { body } = await page(`${charge.sandbox_url}?lang=${lang}`);
      expect([lang, languageOf(body)]).toEqual([lang, htmlLang]);
      expect(body).not.toContain('undefined');
    }
    const { body: thai } = await page(`${charge.sandbox_url}?lang=th`);
    expect(thai).toContain(`/${String(deposits.test.deps.clock.now().getUTCFullYear()).slice(2)} `);
    const { body } = await page(`${charge.sandbox_url}?lang=vi`);
    const { headers } = await submit(`${charge.sandbox_url}?lang=vi`, 'pay');
    await deposits.deliver();

    expect(languageOf((await page(charge.sandbox_url)).body)).toBe('pt-BR');
    expect(body).toContain('Thanh toán ngay');
    expect(body).toContain('action="?lang=vi"');
    expect((await page(headers.location)).body).toContain('Đã gửi Pix');
  });

  it('opens to nobody without the key that only the member was told, and pays nothing for them', async () => {
    const player = await deposits.aPlayer();
    const [charge, other] = [await deposits.start(player, '50.00'), await deposits.start(player, '60.00')];
    const location = `/psp/pay/${locationOf(charge)}`;
    const foreignKey = other.sandbox_url?.split('/').at(-1);

    for (const address of [
      location,
      `${location}/${foreignKey}`,
      `${location}/${'0'.repeat(64)}`,
      `${location}/${encodeURIComponent('ç'.repeat(64))}`,
    ])
      expect([
        (await page(address)).statusCode,
        (await submit(address, 'pay')).statusCode,
        (await play(address, '{"scenario":"pay"}')).statusCode,
      ]).toEqual([404, 404, 404]);

    expect(charge.br_code).toContain(locationOf(charge));
    expect(charge.br_code).not.toContain(charge.sandbox_url?.split('/').at(-1));
    expect(await deposits.deliver()).toMatchObject({ webhooks: 0 });
  });

  it('is on the site that made the charge, and on no other', async () => {
    const charge = await deposits.start(await deposits.aPlayer(), '50.00');
    const elsewhere = `${await anotherSite(deposits.test)}.test`;
    deposits.test.deps.clock.advance(10_000);

    expect((await page(charge.sandbox_url, elsewhere)).statusCode).toBe(404);
    expect((await submit(charge.sandbox_url, 'pay', elsewhere)).statusCode).toBe(404);
    expect((await page(charge.sandbox_url)).statusCode).toBe(200);
    expect(await deposits.deliver()).toMatchObject({ webhooks: 0 });
  });

  it('[G12] lets the payer contest what has arrived, and take that back; what has gone back is not contested', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const unpaid = (await page(charge.sandbox_url)).body;
    await deposits.pay(charge);
    await deposits.deliver();
    const look = async () => (await page(`${charge.sandbox_url}?lang=en`)).body;
    const offers = (html: string) => [...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value);

    const paid = await look();
    const answers = [
      await submit(charge.sandbox_url, 'contest'),
      await submit(charge.sandbox_url, 'contest'),
    ];
    const contested = await look();
    await submit(charge.sandbox_url, 'withdraw_contest');
    const withdrawn = await look();
    const played = (await play(charge.sandbox_url, '{"scenario":"withdraw_contest"}')).json();
    await deposits.pay(await deposits.start(player, '20.00'), 'other_cpf');
    const other = await deposits.start(player, '30.00');
    await deposits.pay(other, 'other_cpf');
    await deposits.deliver();
    const returned = (await page(other.sandbox_url)).body;

    expect(offers(unpaid)).not.toContain('contest');
    expect([offers(paid), offers(contested), offers(withdrawn)]).toEqual([
      ['contest'],
      ['withdraw_contest'],
      ['contest'],
    ]);
    expect(contested).toContain('Disputed: the receiver has been asked');
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect([played, offers(returned)]).toEqual([{ played: false }, []]);
  });

  it('[G12] lists payouts to the payer that are under way, and refuses one at the press of its button, nobody else’s', async () => {
    const [player, other] = [await deposits.aPlayer(), await deposits.aPlayer()];
    const charge = await deposits.start(player, '500.00');
    await deposits.pay(charge);
    const { deps } = deposits.test;
    const provider = await payoutProviders(deps)(deposits.test.siteKey);
    if (!provider) throw new Error('nobody pays out');
    const cpfOf = async ({ member }: Player) =>
      (
        await deps.db
          .selectFrom('members')
          .select('cpf')
          .where('id', '=', member.id)
          .executeTakeFirstOrThrow()
      ).cpf;
    const cpf = await cpfOf(player);
    const send = (payoutId: string, payeeCpf: string) =>
      provider.sendPayout({
        payoutId,
        amountCentavos: 20_00,
        pixKey: { type: 'CPF', key: payeeCpf },
        payeeCpf,
        description: 'Saque',
      });
    await send('WREFUSED', cpf);
    await send('WPAID', cpf);
    await send('WOTHER', await cpfOf(other));
    const foreign = await deposits.start(other, '50.00');

    const listed = (await page(`${charge.sandbox_url}?lang=en`)).body;
    const refuse = async (url: string | undefined, id: string) =>
      (await submit(url, id, hostOfSite(), 'refuse')).statusCode;
    const answers = [
      await refuse(charge.sandbox_url, 'WREFUSED'),
      await refuse(charge.sandbox_url, 'WOTHER'),
      await refuse(foreign.sandbox_url, 'WPAID'),
    ];
    deps.clock.advance(5_000);
    await settleDuePayouts(deps);
    await refuse(charge.sandbox_url, 'WPAID');
    const states = await Promise.all(['WREFUSED', 'WPAID', 'WOTHER'].map((id) => provider.payoutState(id)));

    expect(listed).toContain('Refuse: R$20.00 · WREFUSED');
    expect(listed).not.toContain('WOTHER');
    expect(answers).toEqual([303, 303, 303]);
    expect(states).toMatchObject([
      { status: 'failed', reason: 'refused' },
      { status: 'paid' },
      { status: 'paid' },
    ]);
    expect((await page(charge.sandbox_url)).body).not.toContain('name="refuse"');
  });

  it('does not let an expired code be paid but by the late button', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    deposits.test.deps.clock.advance(31 * 60_000);

    const { body } = await page(charge.sandbox_url);

    expect(body).toContain('Este código expirou');
    expect(body).not.toContain('value="pay"');
    expect(await deposits.pay(charge, 'pay')).toBe(false);
    expect(await deposits.pay(charge, 'late')).toBe(true);
  });

  it('shows markup in names as text', async () => {
    const player = await deposits.aPlayer({ realname: '<b>Ana & "Bia"</b>' });
    const charge = await deposits.start(player, '50.00');
    await deposits.pay(charge);

    const { body } = await page(charge.sandbox_url);

    expect(body).toContain('&#60;b&#62;Ana &#38; &#34;Bia&#34;&#60;/b&#62;');
  });

  it('says so when there is no such charge', async () => {
    const missing = await page('/psp/pay/0000/0000?lang=en');

    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

describe('scenarios for a program [R72]', () => {
  it('play what the buttons of the page play, once', async () => {
    const charge = await deposits.start(await deposits.aPlayer(), '50.00');

    const first = await play(charge.sandbox_url, '{"scenario":"pay"}');
    const again = await play(charge.sandbox_url, '{"scenario":"pay"}');

    expect([first.json(), again.json()]).toEqual([{ played: true }, { played: false }]);
  });

  it('are refused as a form, as nonsense and for a charge that does not exist', async () => {
    const charge = await deposits.start(await deposits.aPlayer(), '50.00');

    const answers = await Promise.all([
      play(charge.sandbox_url, 'scenario=pay', 'application/x-www-form-urlencoded'),
      play(charge.sandbox_url, '{"scenario":"rob"}'),
      play(charge.sandbox_url, 'not json'),
      play('/psp/pay/0000/0000', '{"scenario":"pay"}'),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([415, 400, 400, 404]);
  });
});
