import { MEMBER_STATUS } from '../members/tables.ts';
import { readBrCode } from '../providers/payment/read-brcode.ts';
import { marksOf } from '../../testing/marks-of.ts';
import { useDeposits } from '../../testing/deposits.ts';
import { paymentProviders } from '../providers/payment/institutions.ts';
import { checkUnpaidOrders } from './unpaid-orders.ts';

const deposits = useDeposits();
const online = 'POST /api/recharge/online';
const form = { money: '50.00', payment_id: 1, payment_type: 'pix' };
const MINUTE_MS = 60_000;

describe('GET /api/payments/list [R194]', () => {
  it('[A33] offers the site its ways to deposit with limits and quick amounts, to visitors too', async () => {
    const { status, body } = await deposits.test.call('GET /api/payments/list', { token: null });

    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: 1,
        name: 'Pix',
        type: 'pix',
        icon: 'pix',
        min: '10.00',
        max: '20000.00',
        fee_rate: '0.0000',
        fee_fixed: '0.00',
        turnover: '1',
        quick_amounts: ['20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
        desc: expect.stringContaining('R$10.00'),
      },
    ]);
  });

  it('[G24] promises no free deposit where the way to pay has a fee', async () => {
    const ask = async () =>
      (await deposits.test.call('GET /api/payments/list', { query: { lang: 'pt' } })).body.data[0];
    const free = await ask();
    await setFee({ fee_fixed_centavos: 50 });
    const charged = await ask();
    await setFee({ fee_fixed_centavos: 0 });

    expect(free?.desc).toContain('sem taxa');
    expect(charged).toMatchObject({ fee_fixed: '0.50', desc: expect.stringMatching(/^Cai na hora\. De/) });
  });

  it('speaks the language it is asked in', async () => {
    const { body } = await deposits.test.call('GET /api/payments/list', { query: { lang: 'pt' } });

    expect(body.data[0]?.desc).toMatch(/Cai na hora.*R\$\s10,00/);
  });
});

describe('GET /api/payment/online/list [R195]', () => {
  it('offers the same ways with the banks to choose from, of which Pix has none', async () => {
    const { status, body } = await deposits.test.call('GET /api/payment/online/list', { token: null });

    expect(status).toBe(200);
    expect(body.data).toEqual([
      { id: 1, payment_type: 'pix', name: 'Pix', bank_codes: [], min: '10.00', max: '20000.00' },
    ]);
  });
});

describe('POST /api/recharge/online', () => {
  it('[R119] [R120] [R196] answers a charge that a bank can read, and no address to go to', async () => {
    const player = await deposits.aPlayer();

    const { body } = await deposits.test.call(online, { body: form, token: player.token });

    expect(body).toMatchObject({
      code: 200,
      status: 'success',
      message: expect.stringMatching(/Pix/),
      pay_url: null,
    });
    expect(body.data).toMatchObject({
      amount: '50.00',
      order_no: expect.stringMatching(/^R\d{6}[0-9A-F]{12}$/),
      txid: expect.stringMatching(/^[a-zA-Z0-9]{32}$/),
    });
    expect(body.data?.expires_at).toBe(
      new Date(deposits.test.deps.clock.now().getTime() + 30 * MINUTE_MS).toISOString(),
    );
    const code = readBrCode(body.data?.br_code ?? '');
    expect(code).toMatchObject({
      isSingleUse: true,
      amount: null,
      txid: '***',
      url: expect.stringMatching(/^localhost:4000\/psp\/qr\/v2\//),
    });
  });

  it.each([['1234.56'], [1234.56]])('[A47] takes the plain decimal %p', async (money) => {
    const player = await deposits.aPlayer();

    expect((await deposits.start(player, money)).amount).toBe('1234.56');
  });

  it('[R97] keeps a note and a bank code with the order, and refuses a note that is too long', async () => {
    const { token } = await deposits.aPlayer();
    const noted = { ...form, attach: 'for the weekend', bank_code: 'NA' };

    const { body } = await deposits.test.call(online, { body: noted, token });
    const long = await deposits.test.call(online, { body: { ...form, attach: 'x'.repeat(256) }, token });

    const order = await deposits.test.deps.db
      .selectFrom('recharge_orders')
      .select(['attach', 'bank_code'])
      .where('order_no', '=', body.data?.order_no ?? '')
      .executeTakeFirstOrThrow();
    expect(order).toEqual({ attach: 'for the weekend', bank_code: 'NA' });
    expect(long.status).toBe(422);
  });

  it('[A58] answers the text of the code and no picture: the browser draws it', async () => {
    const { token } = await deposits.aPlayer();

    const { body } = await deposits.test.call(online, { body: form, token });

    expect(Object.keys(body.data ?? {})).toContain('br_code');
    expect(Object.keys(body.data ?? {})).not.toContain('qr_svg');
  });

  it('[G24] says its fee and what will be credited, as they were when it was asked for, and again in its record', async () => {
    const player = await deposits.aPlayer();
    await setFee({ fee_basis_points: 150, fee_fixed_centavos: 50 });
    const charge = await deposits.start(player, '33.33');
    await setFee({ fee_basis_points: 0, fee_fixed_centavos: 0 });
    const free = await deposits.start(player, '20.00');

    expect(charge).toMatchObject({ amount: '33.33', fee: '0.99', net: '32.34' });
    expect(free).toMatchObject({ fee: '0.00', net: '20.00' });
    await deposits.notify([await deposits.noticeOf(player, charge)]);
    expect(await deposits.cashOf(player)).toBe(32_34);
    expect((await listOf(player.token)).list).toMatchObject([
      { money: '20.00', fee: '0.00', net: '20.00' },
      { money: '33.33', fee: '0.99', net: '32.34' },
    ]);
  });

  it('[G16] says what has to be wagered for it, of the whole deposit by default', async () => {
    const player = await deposits.aPlayer();

    expect(await deposits.start(player, '50.00')).toMatchObject({ turnover_amount: '50.00' });
  });

  it.each([
    ['', 'amount_required'],
    ['abc', 'amount_invalid'],
    ['NaN', 'amount_invalid'],
    ['-50', 'amount_invalid'],
    ['0', 'amount_invalid'],
    ['50.0001', 'amount_invalid'],
    ['1e3', 'amount_invalid'],
    ['99999999999999999999', 'amount_invalid'],
    ['9999999999999', 'amount_above_maximum'],
    ['50.001', 'amount_invalid'],
    ['10.001', 'amount_invalid'],
    ['1.234,56', 'amount_invalid'],
    ['50,00', 'amount_invalid'],
    ['R$ 50', 'amount_invalid'],
    [' 50', 'amount_invalid'],
    [1e21, 'amount_invalid'],
    [-50, 'amount_invalid'],
    [1.234, 'amount_invalid'],
    ['9.99', 'amount_below_minimum'],
    [0.01, 'amount_below_minimum'],
    ['20000.01', 'amount_above_maximum'],
  ])('[R141] [R142] [R152] [A47] refuses the amount %p beside its field: %s', async (money, error) => {
    const player = await deposits.aPlayer();

    const { status, body } = await deposits.test.call(online, {
      body: { ...form, money },
      token: player.token,
    });

    expect([status, body.error]).toEqual([422, error]);
    expect(body.errors['money']).toEqual([body.message]);
  });

  it('[R141] [R142] takes both limits themselves', async () => {
    const player = await deposits.aPlayer();

    expect((await deposits.start(player, '10')).amount).toBe('10.00');
    expect((await deposits.start(player, '20000')).amount).toBe('20000.00');
  });

  it('says the limit in the language of the player', async () => {
    const player = await deposits.aPlayer();

    const { body } = await deposits.test.call(online, {
      body: { ...form, money: '5', lang: 'pt' },
      token: player.token,
    });

    expect(body.errors['money']?.[0]).toMatch(/R\$\s10,00/);
  });

  it.each([
    [{ payment_id: 2 }, { payment_id: ['Wrong type'] }],
    [{ payment_id: -1 }, { payment_id: ['Wrong type'] }],
    [{ payment_type: 'boleto' }, { payment_type: ['Wrong type'] }],
    [{ payment_type: 'PIX' }, { payment_type: ['Wrong type'] }],
    [{ payment_type: '' }, { payment_type: ['Please choose the type'] }],
  ])('[A31] [R96] refuses a method that is not the one of the list: %p', async (change, errors) => {
    const player = await deposits.aPlayer();

    const { status, body } = await deposits.test.call(online, {
      body: { ...form, ...change },
      token: player.token,
    });

    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
  });

  it('[A3] [A50] mints no money for payment_id 0: status fail, no order, no balance', async () => {
    const player = await deposits.aPlayer();
    const exploit = { money: '500.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' };

    const { status, body } = await deposits.test.call(online, { body: exploit, token: player.token });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 400, status: 'fail', error: 'no_reward_waits' });
    expect(body.message).toMatch(/claimed reward of this amount .* choose a payment method/);
    expect(await deposits.cashOf(player)).toBe(0);
    expect((await listOf(player.token)).total).toBe(0);
  });

  it('[G42] refuses who has asked for the deletion of their account, until they cancel it', async () => {
    const player = await deposits.aPlayer();
    const { db, clock } = deposits.test.deps;
    const now = clock.now();
    const request = await db
      .insertInto('deletion_requests')
      .values({
        site_key: deposits.test.siteKey,
        member_id: player.member.id,
        status: 'pending',
        requested_at: now,
        due_at: now,
        next_attempt_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    const refused = await deposits.test.call(online, { body: form, token: player.token });
    await db
      .updateTable('deletion_requests')
      .set({ status: 'cancelled', ended_at: now })
      .where('id', '=', request.id)
      .execute();
    const accepted = await deposits.test.call(online, { body: form, token: player.token });

    expect([refused.status, refused.body.error, accepted.status]).toEqual([409, 'deletion_waits', 200]);
  });

  it('[R155] refuses demo members', async () => {
    const player = await deposits.aPlayer({ is_demo: true });

    const { status, body } = await deposits.test.call(online, { body: form, token: player.token });

    expect([status, body.error]).toEqual([403, 'demo_member']);
  });

  it.each([
    ['account_frozen', MEMBER_STATUS.frozen],
    ['self_excluded', MEMBER_STATUS.selfExcluded],
  ])('[R85] refuses with %s a member of status %i', async (error, status) => {
    const { token } = await deposits.aPlayer(marksOf(status));

    expect((await deposits.test.call(online, { body: form, token })).body.error).toBe(error);
  });

  it('refuses a visitor', async () => {
    expect((await deposits.test.call(online, { body: form, token: null })).status).toBe(401);
  });

  it('[G27] makes one order for one key, refuses the key for other data, and knows no key of somebody else', async () => {
    const [player, other] = [await deposits.aPlayer(), await deposits.aPlayer()];
    const headers = { 'idempotency-key': 'attempt-1' };

    const first = await deposits.test.call(online, { body: form, token: player.token, headers });
    const again = await deposits.test.call(online, { body: form, token: player.token, headers });
    const changed = await deposits.test.call(online, {
      body: { ...form, money: '60.00' },
      token: player.token,
      headers,
    });
    const another = await deposits.test.call(online, { body: form, token: other.token, headers });

    expect(again.body.data).toEqual(first.body.data);
    expect([changed.status, changed.body.error]).toEqual([409, 'idempotency_conflict']);
    expect(another.body.data?.order_no).not.toBe(first.body.data?.order_no);
    expect((await listOf(player.token)).total).toBe(1);
  });

  it('leaves nothing half-done when the provider is down: 503, no deposit in the list, and the same key goes on with the order', async () => {
    const player = await deposits.aPlayer();
    const { config } = deposits.test.deps;
    const { selfUrl } = config;
    const headers = { 'idempotency-key': 'attempt-2' };

    Object.assign(config, { selfUrl: 'http://127.0.0.1:9' });
    const down = await deposits.test.call(online, { body: form, token: player.token, headers });
    const listed = await listOf(player.token);
    Object.assign(config, { selfUrl });
    const up = await deposits.test.call(online, { body: form, token: player.token, headers });

    expect([down.status, down.body.error]).toEqual([503, 'unavailable']);
    expect(listed.total).toBe(0);
    expect(up.body).toMatchObject({ status: 'success', data: { amount: '50.00' } });
    expect((await listOf(player.token)).total).toBe(1);
  });

  it('[A50] shows no empty code when the same key comes after the time of an order that never got its charge', async () => {
    const player = await deposits.aPlayer();
    const { clock, config } = deposits.test.deps;
    const { selfUrl } = config;
    const call = () =>
      deposits.test.call(online, {
        body: form,
        token: player.token,
        headers: { 'idempotency-key': 'attempt-3' },
      });

    Object.assign(config, { selfUrl: 'http://127.0.0.1:9' });
    await call();
    clock.advance(20 * MINUTE_MS);
    expect((await call()).body.error).toBe('unavailable');
    clock.advance(20 * MINUTE_MS);
    await checkUnpaidOrders(deposits.test.deps, paymentProviders(deposits.test.deps));
    Object.assign(config, { selfUrl });

    expect((await call()).body).toMatchObject({
      code: 400,
      status: 'fail',
      message: 'The deposit could not be started, please try again',
    });
  });
});

async function listOf(token: string, body: Record<string, unknown> = {}) {
  return (await deposits.test.call('POST /api/recharge/list?lang=zh_cn', { body, token })).body.data;
}

/** Of every site's ways to pay; what is asked for from now on. */
function setFee(fee: { fee_fixed_centavos?: number; fee_basis_points?: number }) {
  return deposits.test.deps.db.updateTable('payment_methods').set(fee).execute();
}
