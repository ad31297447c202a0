import { LOGIN_PASSWORD, PIN, type Player, useWithdrawals } from '../../testing/withdrawals.ts';
import { texts } from '../messages/texts.ts';
import { openToken } from '../../testing/builders.ts';

const withdrawals = useWithdrawals({ rateLimitFactor: 1_000_000 });
const { ask, aPlayer } = withdrawals;
const WRONG = '999999';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

async function ticketFor({ token }: Pick<Player, 'token'>, purpose: string, password = LOGIN_PASSWORD) {
  const { body } = await withdrawals.test.call('POST /api/auth/password/verify', {
    token,
    body: { password, purpose },
  });
  return body.data.ticket;
}

const setPin = ({ token }: Pick<Player, 'token'>, qk_pwd: string, more: Record<string, unknown>) =>
  withdrawals.test.call('POST /api/auth/qkpwd/set', {
    token,
    body: { qk_pwd, qk_pwd_confirmation: qk_pwd, ...more },
  });

const stored = ({ member }: Player) =>
  withdrawals.test.deps.db
    .selectFrom('withdrawal_passwords')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirst();

/** The API reads the clock only. */
const later = (byMs: number) => withdrawals.test.deps.clock.advance(byMs);

describe('the withdrawal password', () => {
  it.each([
    ['000000', 'withdrawal_password_weak'],
    ['456789', 'withdrawal_password_weak'],
    ['160490', 'withdrawal_password_personal'],
    ['041690', 'withdrawal_password_personal'],
    ['199004', 'withdrawal_password_personal'],
    ['344705', 'withdrawal_password_personal'],
    ['390533', 'withdrawal_password_personal'],
    ['765432', 'withdrawal_password_weak'],
    ['654471', 'withdrawal_password_personal'],
  ] as const)(
    '[R137] [G5] is not %s, which others guess: %s, beside the field and in the language of the member',
    async (digits, code) => {
      const player = await aPlayer();
      await withdrawals.test.deps.db
        .updateTable('members')
        .set({
          cpf: '39053344705',
          phone: `+55${String(player.member.id).padStart(5, '0')}654471`,
          birth_date: '1990-04-16',
        })
        .where('id', '=', player.member.id)
        .execute();
      const ticket = await ticketFor(player, 'withdrawal_password');
      const before = await stored(player);

      const { status, body } = await setPin(player, digits, { ticket, lang: 'pt' });

      expect([status, body.error, body.errors]).toEqual([422, code, { qk_pwd: [texts.pt[code]] }]);
      expect(await stored(player)).toEqual(before);
      // The ticket is not used up by it.
      expect((await setPin(player, '730519', { ticket })).status).toBe(200);
      await withdrawals.test.deps.db
        .updateTable('members')
        .set({ cpf: String(80_000_000_000 + player.member.id) })
        .where('id', '=', player.member.id)
        .execute();
    },
  );

  it('[G5] without a ticket tells nothing of the numbers of its member', async () => {
    const player = await aPlayer();
    await withdrawals.test.deps.db
      .updateTable('members')
      .set({ birth_date: '1990-04-16' })
      .where('id', '=', player.member.id)
      .execute();

    const answers = [
      await setPin(player, '160490', { ticket: 'none' }),
      await setPin(player, '730519', { ticket: 'none' }),
    ];

    expect(answers.map(({ body }) => body.error)).toEqual(['ticket_invalid', 'ticket_invalid']);
  });

  it('[R137] [A51] says how many tries are left, locks after the fifth for 24 hours, and is right again after that', async () => {
    const player = await aPlayer();

    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await ask(player, '50.00', { qk_pwd: WRONG }));
    const rightWhileLocked = await ask(player, '50.00');
    const wrongWhileLocked = await ask(player, '50.00', { qk_pwd: WRONG });
    later(24 * HOUR_MS - 1);
    const token = await openToken(withdrawals.test.deps.db, player.member, withdrawals.test.deps.clock.now());
    const justBefore = await ask({ ...player, token }, '50.00');
    later(1);
    const after = await ask({ ...player, token }, '50.00');

    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      ...Array.from({ length: 4 }, () => [400, 'withdrawal_password_wrong']),
      [429, 'withdrawal_password_locked'],
    ]);
    expect(answers[0]?.body.errors).toEqual({
      qk_pwd: ['The withdrawal password is wrong. Tries left: 4'],
    });
    expect(answers[4]?.body.message).toContain('24 h');
    expect(answers[4]?.response.headers['retry-after']).toBe(String(24 * 60 * 60));
    for (const locked of [rightWhileLocked, wrongWhileLocked, justBefore])
      expect([locked.status, locked.body.error]).toEqual([429, 'withdrawal_password_locked']);
    expect(after.status).toBe(200);
  });

  it('[R137] counts wrong tries in a row: a right one begins anew', async () => {
    const player = await aPlayer();
    for (let tries = 0; tries < 4; tries += 1) await ask(player, '50.00', { qk_pwd: WRONG });

    await ask(player, '50.00');
    const { body } = await ask(player, '50.00', { qk_pwd: WRONG });

    expect(body.message).toContain('Tries left: 4');
  });

  it('[R137] is not tried by a form that is wrong in itself', async () => {
    const player = await aPlayer();

    for (let tries = 0; tries < 6; tries += 1) await ask(player, 'much', { qk_pwd: WRONG });

    expect(await stored(player)).toMatchObject({ wrong_tries: 0, locked_until: null });
  });

  it('[G5] [R89] is set with a ticket, for who has none, and shown in the user info', async () => {
    const player = await aPlayer();
    const { db } = withdrawals.test.deps;
    await db.deleteFrom('withdrawal_passwords').where('member_id', '=', player.member.id).execute();
    const me = async () =>
      (await withdrawals.test.call('POST /api/auth/me', { token: player.token })).body.data.has_qk_pwd;

    const before = await me();
    const answer = await setPin(player, '073051', { ticket: await ticketFor(player, 'withdrawal_password') });

    expect([before, answer.status, await me()]).toEqual([false, 200, true]);
    expect((await ask(player, '50.00', { qk_pwd: '073051' })).status).toBe(200);
    expect((await stored(player))?.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('[G5] is replaced without the old one; where that is sent, it has to be right, and a wrong one counts', async () => {
    const player = await aPlayer();

    const ticket = await ticketFor(player, 'withdrawal_password');
    const wrongOld = await setPin(player, '804117', { ticket, old_qk_pwd: WRONG });
    const rightOld = await setPin(player, '804117', { ticket, old_qk_pwd: PIN });
    const without = await setPin(player, '915228', {
      ticket: await ticketFor(player, 'withdrawal_password'),
    });

    expect([wrongOld.status, wrongOld.body.errors]).toEqual([
      400,
      { old_qk_pwd: ['The withdrawal password is wrong. Tries left: 4'] },
    ]);
    expect([rightOld.status, without.status]).toEqual([200, 200]);
    expect((await ask(player, '50.00', { qk_pwd: '915228' })).status).toBe(200);
  });

  it('[A51] stays locked when it is replaced', async () => {
    const player = await aPlayer();
    for (let tries = 0; tries < 5; tries += 1) await ask(player, '50.00', { qk_pwd: WRONG });

    await setPin(player, '726339', { ticket: await ticketFor(player, 'withdrawal_password') });

    expect((await ask(player, '50.00', { qk_pwd: '726339' })).body.error).toBe('withdrawal_password_locked');
  });

  it.each([
    [{ qk_pwd: '12345', qk_pwd_confirmation: '12345' }, 'qk_pwd', 'exactly 6 digits'],
    [{ qk_pwd: '1234567', qk_pwd_confirmation: '1234567' }, 'qk_pwd', 'exactly 6 digits'],
    [{ qk_pwd: '830461', qk_pwd_confirmation: '164038' }, 'qk_pwd_confirmation', 'Passwords did not match'],
  ])('[R136] [R137] [A10] refuses %j beside its field', async (more, field, text) => {
    const player = await aPlayer();

    const { status, body } = await setPin(player, '830461', {
      ticket: await ticketFor(player, 'withdrawal_password'),
      ...more,
    });

    expect([status, body.errors[field]]).toEqual([422, [expect.stringContaining(text)]]);
  });
});

describe('a ticket', () => {
  it('[G2] [A39] is used once', async () => {
    const player = await aPlayer();
    const ticket = await ticketFor(player, 'withdrawal_password');

    const [first, second] = [
      await setPin(player, '804117', { ticket }),
      await setPin(player, '915228', { ticket }),
    ];

    expect([first.status, second.status, second.body.error]).toEqual([200, 403, 'ticket_invalid']);
  });

  it('[A39] is not used up by what is refused', async () => {
    const player = await aPlayer();
    const ticket = await ticketFor(player, 'withdrawal_password');

    await setPin(player, 'x', { ticket });

    expect((await setPin(player, '804117', { ticket })).status).toBe(200);
  });

  it('[G2] ends after five minutes', async () => {
    const player = await aPlayer();
    const [early, late] = [
      await ticketFor(player, 'withdrawal_password'),
      await ticketFor(player, 'withdrawal_password'),
    ];

    later(5 * MINUTE_MS - 1);
    const inTime = await setPin(player, '804117', { ticket: early });
    later(1);
    const tooLate = await setPin(player, '915228', { ticket: late });

    expect([inTime.status, tooLate.status]).toEqual([200, 403]);
  });

  it('[A39] is for one session and one purpose', async () => {
    const player = await aPlayer();
    const other = await openToken(withdrawals.test.deps.db, player.member, withdrawals.test.deps.clock.now());
    const forKeys = await ticketFor(player, 'pix_key');
    const forPin = await ticketFor(player, 'withdrawal_password');

    const answers = [
      await setPin(player, '804117', { ticket: forKeys }),
      await setPin({ token: other }, '804117', { ticket: forPin }),
      await setPin(player, '804117', { ticket: 'x'.repeat(43) }),
      await setPin(await aPlayer(), '804117', { ticket: forPin }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('[G2] needs the login password; wrong ones count as at login', async () => {
    const strict = await aPlayer();
    const verify = (password: string) =>
      withdrawals.test.call('POST /api/auth/password/verify', {
        token: strict.token,
        body: { password, purpose: 'pix_key' },
      });

    const [empty, wrong, right] = [await verify(''), await verify('wrong'), await verify(LOGIN_PASSWORD)];

    expect([empty.status, empty.body.error]).toEqual([422, 'password_required']);
    expect([wrong.status, wrong.body.errors]).toEqual([400, { password: ['The password is wrong'] }]);
    expect(right.body.data).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), expires_in: 300 });
  });
});
