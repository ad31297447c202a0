import { messagesTo } from '../providers/message/sandbox/sandbox-messages.ts';
import { LOGIN_PASSWORD, type Player, useWithdrawals } from '../../testing/withdrawals.ts';

const withdrawals = useWithdrawals();
const OWN_CPF = '390.533.447-05';
let members = 0;

/** A player whose CPF is a right one; the player before loses it, because a CPF is a site's once. */
async function aPlayer(): Promise<Player> {
  members += 1;
  const { db } = withdrawals.test.deps;
  await db
    .updateTable('members')
    .set({ cpf: String(90_000_000_000 + members) })
    .where('cpf', '=', '39053344705')
    .execute();
  const player = await withdrawals.aPlayer(0, { cpf: '39053344705' });
  await db.deleteFrom('payout_accounts').where('member_id', '=', player.member.id).execute();
  return player;
}

async function add({ token }: Player, more: Record<string, unknown>) {
  const { body } = await withdrawals.test.call('POST /api/auth/password/verify', {
    token,
    body: { password: LOGIN_PASSWORD, purpose: 'pix_key' },
  });
  return withdrawals.test.call('POST /api/member/bank/set', {
    token,
    body: { owner_name: 'Marina Alves', ticket: body.data.ticket, ...more },
  });
}

const change = ({ token }: Player, verb: 'delete' | 'default', id: number) =>
  withdrawals.test.call(`POST /api/member/bank/${verb}`, { token, body: { id } });

describe('a Pix key', () => {
  it('[G6] [R100] [R102] of every kind is added in any spelling, and shown masked', async () => {
    const player = await aPlayer();
    const keys = [
      ['CPF', OWN_CPF],
      ['PHONE', '(11) 98765-4321'],
      ['EMAIL', ' Marina@Mosaico.example '],
      ['CNPJ', '12.abc.345/01de-35'],
      ['EVP', '123e4567-e89b-12d3-a456-426614174000'.toUpperCase()],
    ];

    const answers = [];
    for (const [payment_type, pix_key] of keys) answers.push(await add(player, { payment_type, pix_key }));
    const { db } = withdrawals.test.deps;
    const rows = await db
      .selectFrom('payout_accounts')
      .select('pix_key')
      .where('member_id', '=', player.member.id)
      .orderBy('id')
      .execute();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(rows.map(({ pix_key }) => pix_key)).toEqual([
      '39053344705',
      '+5511987654321',
      'marina@mosaico.example',
      '12ABC34501DE35',
      '123e4567-e89b-12d3-a456-426614174000',
    ]);
    const listed = answers.at(-1)?.body.data ?? [];
    expect(
      listed.map(({ pix_type, is_default, usable_at }) => [pix_type, is_default, usable_at !== null]),
    ).toEqual([
      ['CPF', 1, false],
      ['PHONE', 0, true],
      ['EMAIL', 0, true],
      ['CNPJ', 0, true],
      ['EVP', 0, true],
    ]);
    for (const { pix_key } of rows) expect(JSON.stringify(listed)).not.toContain(pix_key);
  });

  it.each([
    [{ payment_type: '', pix_key: 'x' }, 'payment_type', 'type_required'],
    [{ payment_type: 'IBAN', pix_key: 'x' }, 'payment_type', 'wrong_type'],
    [{ payment_type: 'CPF', pix_key: ' ' }, 'pix_key', 'pix_key_required'],
    [{ payment_type: 'CPF', pix_key: '390.533.447-06' }, 'pix_key', 'pix_key_invalid'],
    [{ payment_type: 'CPF', pix_key: '529.982.247-25' }, 'pix_key', 'cpf_not_own'],
    [{ payment_type: 'EVP', pix_key: OWN_CPF }, 'pix_key', 'pix_key_invalid'],
    [{ payment_type: 'CPF', pix_key: OWN_CPF, owner_name: '' }, 'owner_name', 'name_required'],
    [{ payment_type: 'CPF', pix_key: OWN_CPF, owner_name: '<b>' }, 'owner_name', 'name_invalid'],
    [{ payment_type: 'CPF', pix_key: OWN_CPF, owner_name: 'Marina Alvez' }, 'owner_name', 'name_not_own'],
  ])('[R151] [R234] is refused: %j', async (form, field, error) => {
    const { status, body } = await add(await aPlayer(), form);

    expect([status, body.error, Object.keys(body.errors)]).toEqual([422, error, [field]]);
  });

  it('[G6] is in the own name: accents, capitals and spaces may differ, and what is kept is the name on record', async () => {
    const player = await aPlayer();
    const { db } = withdrawals.test.deps;
    const rename = (realname: string) =>
      db.updateTable('members').set({ realname }).where('id', '=', player.member.id).execute();
    const email = (name: string, owner_name: string) =>
      add(player, { payment_type: 'EMAIL', pix_key: `${name}@mosaico.example`, owner_name, lang: 'pt' });

    await rename('José da Conceição');
    const own = await email('a', ' JOSE  da conceicao ');
    const other = await email('b', 'José da Costa');
    await rename('');
    const unknown = await email('c', ' Marina  Alves ');
    const given = await email('d', 'Marina');
    // Older than the rule for full names.
    await rename('Marina');
    const single = await email('e', 'marina');
    const rows = await db
      .selectFrom('payout_accounts')
      .select('owner_name')
      .where('member_id', '=', player.member.id)
      .orderBy('id')
      .execute();

    expect([own.status, other.status, unknown.status]).toEqual([200, 422, 200]);
    expect([given.status, given.body.error, single.status]).toEqual([422, 'name_incomplete', 200]);
    expect(other.body.errors).toEqual({
      owner_name: ['A chave Pix precisa estar no seu próprio nome: os saques vão somente para você'],
    });
    expect(rows.map(({ owner_name }) => owner_name)).toEqual(['José da Conceição', 'Marina Alves', 'Marina']);
  });

  it('[G6] is saved once, and five at most', async () => {
    const player = await aPlayer();
    const email = (name: string) =>
      add(player, { payment_type: 'EMAIL', pix_key: `${name}@mosaico.example` });

    const [first, twice] = [await email('a'), await email('A')];
    for (const name of ['b', 'c', 'd', 'e']) await email(name);
    const sixth = await email('f');

    expect([first.status, twice.body.error]).toEqual([200, 'pix_key_taken']);
    expect([sixth.status, sixth.body.message]).toEqual([409, 'You can save 5 Pix keys at most']);
  });

  it('[G6] is the default one as the first, when it is asked to be, or when it is chosen', async () => {
    const player = await aPlayer();
    const defaults = (answer: { body: { data: { id: number; is_default: number }[] } }) =>
      answer.body.data.filter(({ is_default }) => is_default === 1).map(({ id }) => id);

    const first = await add(player, { payment_type: 'EMAIL', pix_key: 'a@mosaico.example' });
    const second = await add(player, {
      payment_type: 'EMAIL',
      pix_key: 'b@mosaico.example',
      is_default: true,
    });
    const [b = 0, a = 0] = second.body.data.map(({ id }) => id);
    const chosen = await change(player, 'default', a);
    const removed = await change(player, 'delete', a);

    expect(defaults(first)).toEqual([a]);
    expect(defaults(second)).toEqual([b]);
    expect(defaults(chosen)).toEqual([a]);
    expect(defaults(removed)).toEqual([b]);
    expect(removed.body.data).toHaveLength(1);
  });

  it('[R160] of another member is not there, and stays as it is', async () => {
    const [owner, other] = [await aPlayer(), await aPlayer()];
    const { body } = await add(owner, { payment_type: 'EMAIL', pix_key: 'a@mosaico.example' });
    const id = body.data[0]?.id ?? 0;

    expect([(await change(other, 'delete', id)).status, (await change(other, 'default', id)).status]).toEqual(
      [404, 404],
    );
    expect((await withdrawals.test.call('GET /api/member/bank', { token: owner.token })).body.data).toEqual(
      body.data,
    );
  });

  it('[R100] of a company is not taken on a licensed site, where money goes to the player alone', async () => {
    const player = await aPlayer();
    const { db } = withdrawals.test.deps;
    const profile = (compliance_profile: 'br-licensed' | 'sandbox') =>
      db.updateTable('sites').set({ compliance_profile }).where('key', '=', player.member.siteKey).execute();
    await profile('br-licensed');

    const { body } = await add(player, { payment_type: 'CNPJ', pix_key: '12.ABC.345/01DE-35' });
    await profile('sandbox');

    expect(body.errors).toEqual({ payment_type: ['Wrong type'] });
  });
});

describe('a warning', () => {
  it('[A65] [G5] [G6] goes by mail and into the information centre when a Pix key is added or removed or the password is set, and names no key', async () => {
    const player = await aPlayer();
    const { db, clock, memberEvents } = withdrawals.test.deps;
    const email = `aviso${player.member.id}@mosaico.example`;
    await db
      .updateTable('members')
      .set({ email, language: 'pt' })
      .where('id', '=', player.member.id)
      .execute();
    const events: string[] = [];
    memberEvents.of(player.member.id).subscribe(({ type }) => events.push(type));

    await add(player, { payment_type: 'CPF', pix_key: OWN_CPF });
    await add(player, { payment_type: 'CPF', pix_key: OWN_CPF });
    const [account] = (await withdrawals.test.call('GET /api/member/bank', { token: player.token })).body
      .data;
    await change(player, 'default', account?.id ?? 0);
    await change(player, 'delete', account?.id ?? 0);
    await setPin(player, '730519');

    const kinds = await db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', player.member.id)
      .orderBy('id')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'pix_key_added',
      'pix_key_removed',
      'withdrawal_password_set',
    ]);
    const mails = await messagesTo(db, withdrawals.test.siteKey, email, clock.now());
    expect(mails.map(({ subject }) => subject?.replace(/^.*?: /, '')).sort()).toEqual([
      'chave Pix adicionada',
      'chave Pix removida',
      'sua senha de saque mudou',
    ]);
    expect(JSON.stringify(mails)).not.toMatch(/39053344705|390\.533/);
    expect(events).toEqual(['notification', 'notification', 'notification']);
  });
});

async function setPin({ token }: Player, qk_pwd: string) {
  const { body } = await withdrawals.test.call('POST /api/auth/password/verify', {
    token,
    body: { password: LOGIN_PASSWORD, purpose: 'withdrawal_password' },
  });
  return withdrawals.test.call('POST /api/auth/qkpwd/set', {
    token,
    body: { qk_pwd, qk_pwd_confirmation: qk_pwd, ticket: body.data.ticket },
  });
}
