import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../providers/payment/signature.ts';
import { useDeposits } from './testing/deposits.ts';

const deposits = useDeposits();

async function post(payload: string, signature: string | undefined): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { [SIGNATURE_HEADER]: signature }),
  };
  return (await deposits.test.app.inject({ method: 'POST', url: '/api/webhooks/pix', headers, payload }))
    .statusCode;
}

describe('POST /api/webhooks/pix [G12]', () => {
  it('credits nobody without the right signature over these very bytes, in time', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');
    const { clock, config } = deposits.test.deps;
    const payload = JSON.stringify({ pix: [await deposits.noticeOf(player, charge)] });
    const key = purposeKey(config.providerSecret, 'pix-webhook');
    const at = (ageMs: number) => new Date(clock.now().getTime() - ageMs);

    const answers = [
      await post(payload, undefined),
      await post(payload, 't=1,v1=00'),
      await post(payload, signatureOf(purposeKey('another secret', 'pix-webhook'), payload, clock.now())),
      await post(payload, signatureOf(purposeKey(config.providerSecret, 'pix-api'), payload, clock.now())),
      await post(`${payload} `, signatureOf(key, payload, clock.now())),
      await post(payload, signatureOf(key, payload, at(301_000))),
      await post(payload, signatureOf(key, payload, at(-302_000))),
    ];

    expect(answers).toEqual([401, 401, 401, 401, 401, 401, 401]);
    expect(await deposits.cashOf(player)).toBe(0);
    expect(await post(payload, signatureOf(key, payload, at(200_000)))).toBe(200);
    expect(await deposits.cashOf(player)).toBe(50_00);
  });

  it.each([['not json'], ['[]'], ['{"pix":{}}'], ['{"pix":[{"endToEndId":"short"}]}']])(
    'refuses a signed body that is no notice: %s',
    async (payload) => {
      const { clock, config } = deposits.test.deps;
      const key = purposeKey(config.providerSecret, 'pix-webhook');

      expect(await post(payload, signatureOf(key, payload, clock.now()))).toBe(400);
    },
  );

  it('takes no notice of a Pix of nothing', async () => {
    const player = await deposits.aPlayer();
    const charge = await deposits.start(player, '50.00');

    expect(await deposits.notify([await deposits.noticeOf(player, charge, { valor: '0.00' })])).toBe(400);
  });

  it('takes an empty array', async () => {
    expect(await deposits.notify([])).toBe(200);
  });

  it('writes neither documents nor names into the log', async () => {
    const player = await deposits.aPlayer({ cpf: '52998224725', realname: 'Segredo da Silva' });
    const charge = await deposits.start(player, '50.00');

    await deposits.pay(charge, 'other_cpf');
    await deposits.deliver();

    const written = JSON.stringify(deposits.test.deps.log.lines);
    expect(written).not.toMatch(/52998224725|11144477735|Segredo/);
  });
});
