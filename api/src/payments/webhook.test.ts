import { purposeKey, SIGNATURE_HEADER, signatureOf } from '../providers/payment/signature.ts';
import { useDeposits } from '../../testing/deposits.ts';

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
      await post(payload, signatureOf(purposeKey(config.providerSecret, 'pix-token'), payload, clock.now())),
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

  it('credits the notices beside one that cannot be read, and has the provider send it again', async () => {
    const player = await deposits.aPlayer();
    const [one, two] = [await deposits.start(player, '50.00'), await deposits.start(player, '20.00')];
    const strange = [
      await deposits.noticeOf(player, one, { txid: 'a\0b' }),
      await deposits.noticeOf(player, one, { chave: '\ud800' }),
      await deposits.noticeOf(player, one, { valor: '-50.00' }),
      await deposits.noticeOf(player, one, { valor: '50.001' }),
      await deposits.noticeOf(player, one, { valor: '1e3' }),
      await deposits.noticeOf(player, one, { horario: 'yesterday' }),
    ];

    expect(await deposits.notify([...strange, await deposits.noticeOf(player, two)])).toBe(400);

    expect(await deposits.cashOf(player)).toBe(20_00);
    expect(deposits.test.deps.log.errors).toEqual([]);
  });

  it('credits the notices beside one that fails on our side, which is then sent again', async () => {
    const player = await deposits.aPlayer();
    const [broken, sound] = [await deposits.start(player, '50.00'), await deposits.start(player, '20.00')];
    const { db } = deposits.test.deps;
    const orders = db.updateTable('recharge_orders').where('txid', '=', broken.txid);
    const notices = [await deposits.noticeOf(player, broken), await deposits.noticeOf(player, sound)];
    await db
      .insertInto('ledger_entries')
      .values({
        site_key: deposits.test.siteKey,
        kind: 'other',
        idempotency_key: `deposit:${notices[0]?.endToEndId}`,
        request_hash: 'another movement',
        reverses_id: null,
        metadata: '{}',
        created_at: deposits.test.deps.clock.now(),
        event_at: deposits.test.deps.clock.now(),
      })
      .execute();

    expect(await deposits.notify(notices)).toBe(500);

    expect(await deposits.cashOf(player)).toBe(20_00);
    expect(await deposits.statusOf(player, broken)).toBe('pending');
    deposits.test.deps.log.lines.length = 0;
    await orders.set({ next_check_at: null }).execute();
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
