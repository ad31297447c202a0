import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { marksOf } from '../../testing/marks-of.ts';
import { openToken } from '../../testing/builders.ts';
import { addKey, PIN, type Player, useWithdrawals } from '../../testing/withdrawals.ts';
import { countWager } from '../../testing/count-wager.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { texts } from '../messages/texts.ts';
import { addTurnoverRequirement } from '../turnover/turnover.ts';
import { submitWithdrawal } from './submit.ts';

const withdrawals = useWithdrawals();
const { ask, aPlayer, submit } = withdrawals;
const HOUR_MS = 60 * 60_000;

const owe = (player: Player, amountCentavos: number) =>
  transaction(withdrawals.test.deps.db, (tx) =>
    addTurnoverRequirement(tx, {
      siteKey: player.member.siteKey,
      memberId: player.member.id,
      amountCentavos,
      at: withdrawals.test.deps.clock.now(),
    }),
  );

const change = (player: Player, values: object) =>
  withdrawals.test.deps.db.updateTable('members').set(values).where('id', '=', player.member.id).execute();

describe('POST /api/drawing', () => {
  it('[R98] [R122] [R198] [R223] holds the money and puts the withdrawal into the queue', async () => {
    const player = await aPlayer(500_00);

    const { status, body } = await ask(player, '120.50');

    expect([status, body.message]).toEqual([
      200,
      'The withdrawal application has been submitted successfully.Please wait for the administrators review.',
    ]);
    expect(body.data).toEqual({
      order_no: expect.stringMatching(/^W\d{6}[0-9A-F]{12}$/),
      status: 'pending',
    });
    expect(await withdrawals.balances(player)).toMatchObject({ cashCentavos: 379_50, heldCentavos: 120_50 });
    expect(await withdrawals.history(body.data.order_no)).toEqual(['pending member']);
    expect(player.events).toMatchObject([
      { type: 'withdrawal', order_no: body.data.order_no, amount: '120.50', status: 'pending' },
      { type: 'balance', balance: '379.50' },
    ]);
    expect((await verify(withdrawals.test.deps.db)).problems).toEqual([]);
  });

  it.each([
    ['is a demo member', (player: Player) => change(player, { is_demo: true }), 403, 'demo_member'],
    [
      'has no withdrawal password [G37]',
      (player: Player) =>
        withdrawals.test.deps.db
          .deleteFrom('withdrawal_passwords')
          .where('member_id', '=', player.member.id)
          .execute(),
      403,
      'withdrawal_password_unset',
    ],
    ['still has to wager [G17]', (player: Player) => owe(player, 1), 400, 'turnover_not_met'],
  ])('[R198] is refused to a member who %s, in every language', async (_, prepare, status, error) => {
    const player = await aPlayer();
    await prepare(player);

    for (const lang of MESSAGE_SETS) {
      const answer = await ask(player, '50.00', { lang });
      const [beforeAmount] = (texts[lang][error] ?? '').split('{');
      expect([answer.status, answer.body.error]).toEqual([status, error]);
      expect(answer.body.message).toContain(beforeAmount);
    }
    expect((await withdrawals.balances(player)).heldCentavos).toBe(0);
  });

  describe.each([
    ['br-licensed', 403],
    ['sandbox', 200],
  ] as const)('on a site of profile %s', (profile, statusUnchecked) => {
    const profileIs = (compliance_profile: 'br-licensed' | 'sandbox') =>
      withdrawals.test.deps.db
        .updateTable('sites')
        .set({ compliance_profile })
        .where('key', '=', withdrawals.test.siteKey)
        .execute();
    beforeAll(() => profileIs(profile));
    afterAll(() => profileIs('sandbox'));

    it.each(['none', 'pending', 'rejected'] as const)(
      `[A69] [G33] answers ${statusUnchecked} to a member whose check is: %s, in every language`,
      async (identity_status) => {
        for (const lang of MESSAGE_SETS) {
          const player = await aPlayer(100_00, { identity_status });

          const { status, body } = await ask(player, '50.00', { lang });

          expect([status, status === 403 && body.message]).toEqual([
            statusUnchecked,
            status === 403 && texts[lang].identity_required,
          ]);
          expect((await withdrawals.balances(player)).heldCentavos).toBe(status === 403 ? 0 : 50_00);
        }
      },
    );

    it('[A69] [G33] takes it once the identity is checked, with nothing else changed', async () => {
      const player = await aPlayer(100_00, { identity_status: 'none' });
      const before = await ask(player, '50.00');
      await change(player, { identity_status: 'approved' });

      const after = await ask(player, '50.00');

      expect([before.status, after.status]).toEqual([statusUnchecked, 200]);
    });
  });

  it('[R85] is refused when the member is frozen after the session was looked at', async () => {
    const player = await aPlayer();
    await change(player, marksOf(MEMBER_STATUS.frozen));
    const { deps, siteKey } = withdrawals.test;
    const { id } = player.member;
    const member = { id, siteKey, name: '', isDemo: false, sessionId: 0 };
    const caller = { endpoint: 'POST /api/drawing', idempotencyKey: null } as const;

    const withdrawal = submitWithdrawal(deps, {
      owner: { siteKey, memberId: id },
      form: { money: '50.00', qk_pwd: PIN, payment_type: 'CPF', member_bank_id: player.accountId },
      call: { query: null, body: null, member, caller },
      formatMoney: String,
    });

    await expect(withdrawal).rejects.toMatchObject({ code: 'account_frozen' });
  });

  it.each([
    [{ money: '' }, 'money', 'amount_required'],
    [{ money: '10.001' }, 'money', 'amount_invalid'],
    [{ money: '1.234,56' }, 'money', 'amount_invalid'],
    [{ money: '-50.00' }, 'money', 'amount_invalid'],
    [{ money: '0.00' }, 'money', 'amount_invalid'],
    [{ money: '19.99' }, 'money', 'amount_below_minimum'],
    [{ money: '10000.01' }, 'money', 'amount_above_maximum'],
    [{ qk_pwd: '' }, 'qk_pwd', 'password_required'],
    [{ qk_pwd: '12345' }, 'qk_pwd', 'withdrawal_password_invalid'],
    [{ qk_pwd: '１２３４５６' }, 'qk_pwd', 'withdrawal_password_invalid'],
    [{ payment_type: ' ' }, 'payment_type', 'type_required'],
    [{ payment_type: 'IBAN' }, 'payment_type', 'wrong_type'],
    [{ member_bank_id: 0 }, 'member_bank_id', 'pix_key_required'],
    [{ member_bank_id: 0, account: '529.982.247-25' }, 'account', 'pix_key_unknown'],
    [{ member_bank_id: 999_999_999 }, 'member_bank_id', 'pix_key_unknown'],
    [{ payment_type: 'EMAIL' }, 'payment_type', 'wrong_type'],
    [{ account: 'marina@mosaico.example' }, 'account', 'pix_key_unknown'],
    [{ cpf_id: '529.982.247-25' }, 'cpf_id', 'cpf_not_own'],
  ])('[R137] [R142] [R151] [R152] [R234] [A47] refuses %j beside its field', async (more, field, error) => {
    const { status, body } = await ask(await aPlayer(), '50.00', more);

    expect([status, body.error, Object.keys(body.errors)]).toEqual([422, error, [field]]);
    expect(body.message).not.toMatch(/[{}]/);
  });

  it('names all wrong fields at once', async () => {
    const { status, body } = await ask(await aPlayer(), 'much', { payment_type: 'x', qk_pwd: 'y' });

    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['money', 'payment_type', 'qk_pwd']]);
  });

  it('[A9] takes a saved key by itself in any spelling, and the payee’s CPF beside it', async () => {
    const player = await aPlayer();
    await addKey(withdrawals.test, player, ['PHONE', '+5511987654321']);

    const { status, body } = await ask(player, '50.00', {
      payment_type: 'PHONE',
      member_bank_id: 0,
      phone_number: '(11) 98765-4321',
      cpf_id: player.cpf,
    });

    expect(status).toBe(422); // the CPFs of these members have wrong check digits
    expect(body.error).toBe('cpf_not_own');
    const own = await aPlayer(100_00, { cpf: '39053344705' });
    await addKey(withdrawals.test, own, ['PHONE', '+5511987654321']);
    const more = { payment_type: 'PHONE', member_bank_id: 0, phone_number: '(11) 98765-4321' };
    const taken = await ask(own, '50.00', { ...more, cpf_id: '390.533.447-05' });
    expect(taken.status).toBe(200);
    expect(await withdrawals.row(taken.body.data.order_no)).toMatchObject({
      pix_type: 'PHONE',
      pix_key: '+5511987654321',
      payee_cpf: '39053344705',
    });
  });

  it('[R160] never pays to a key of another member', async () => {
    const [player, other] = [await aPlayer(), await aPlayer()];

    const { body } = await ask(player, '50.00', { member_bank_id: other.accountId });

    expect(body.error).toBe('pix_key_unknown');
  });

  it('[G6] takes a new key after 24 hours', async () => {
    const player = await aPlayer();
    const id = await addKey(withdrawals.test, player, ['EMAIL', 'm@mosaico.example'], 23 * HOUR_MS + 1);

    const early = await ask(player, '50.00', { payment_type: 'EMAIL', member_bank_id: id });
    const usable = await addKey(withdrawals.test, player, ['EMAIL', 'n@mosaico.example']);
    const taken = await ask(player, '50.00', { payment_type: 'EMAIL', member_bank_id: usable });

    expect([early.status, early.body.message]).toEqual([
      400,
      'This Pix key is new and can receive withdrawals in 1 h',
    ]);
    expect(taken.status).toBe(200);
  });

  it('[G17] lets out all of the cash and not a centavo more', async () => {
    const player = await aPlayer(100_00);

    const more = await ask(player, '100.01');
    const all = await ask(player, '100.00');

    expect([more.status, more.body.message]).toEqual([400, 'You can withdraw at most R$100.00 now']);
    expect(all.status).toBe(200);
    expect((await ask(player, '20.00')).body.error).toBe('above_withdrawable');
  });
});

describe('the limits of a day', () => {
  it('[A41] [A61] are five withdrawals; cancelled ones do not count, and a new day begins at midnight in São Paulo', async () => {
    const { clock } = withdrawals.test.deps;
    clock.set(new Date('2026-11-03T02:00:00Z')); // 23:00 in São Paulo
    const player = await aPlayer();
    const [first] = [await submit(player), await submit(player), await submit(player), await submit(player)];
    await submit(player);

    const sixth = await ask(player, '100.00');
    await withdrawals.test.call('POST /api/drawing/cancel', {
      token: player.token,
      body: { order_no: first },
    });
    const instead = await ask(player, '100.00');
    const seventh = await ask(player, '100.00');
    clock.set(new Date('2026-11-03T03:00:00Z'));
    const token = await openToken(withdrawals.test.deps.db, player.member, clock.now());
    const nextDay = await ask({ ...player, token }, '100.00');

    expect([sixth.status, sixth.body.message]).toEqual([400, 'You have already made today’s 5 withdrawals']);
    expect([instead.status, seventh.status, nextDay.status]).toEqual([200, 400, 200]);
  });

  it('[A41] are ten from VIP3 on, and the level’s amount', async () => {
    const player = await aPlayer(90_000_00);
    const { siteKey, id: memberId } = player.member;
    await transaction(withdrawals.test.deps.db, (tx) =>
      countWager(tx, { siteKey, memberId, gameType: 'slot', amountCentavos: 15_000_00 }),
    );
    for (let made = 0; made < 7; made += 1) await submit(player, '10000.00');

    const above = await ask(player, '5000.01');
    const rest = await ask(player, '5000.00');

    expect([above.body.error, above.body.message]).toEqual([
      'withdrawal_day_limit',
      'You can withdraw R$5,000.00 more today',
    ]);
    expect(rest.status).toBe(200);
  });

  it('[R259] [A43] [G24] are three without a fee; the others cost 2 %, rounded down for the player', async () => {
    const player = await aPlayer();
    const orders = [
      await submit(player),
      await submit(player),
      await submit(player),
      await submit(player, '100.99'),
    ];

    const fees = await Promise.all(orders.map(async (order) => (await withdrawals.row(order)).fee_centavos));

    expect(fees).toEqual([0, 0, 0, 2_01]);
    expect((await withdrawals.balances(player)).heldCentavos).toBe(400_99);
  });
});
