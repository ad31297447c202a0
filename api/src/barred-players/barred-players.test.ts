import { marksOf } from '../../testing/marks-of.ts';
import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, insertSite, openToken } from '../../testing/builders.ts';
import { license } from '../../testing/offered-site.ts';
import { useApp } from '../../testing/test-app.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { hashPassword } from '../passwords/password.ts';
import { sandboxBarredRegister, sandboxCpfHash } from '../providers/barred-players/sandbox/plugin.ts';
import type { BarredAnswer } from '../providers/barred-players/barred-register.ts';
import { BARRED_REGISTER_PATH } from '../paths.ts';
import { exclude } from '../responsible-gaming/bars.ts';
import { endExclusions } from '../responsible-gaming/end-exclusions.ts';
import { assertMayPlay } from '../responsible-gaming/play-bar.ts';
import { responsibleGamingRoutes } from '../responsible-gaming/routes.ts';
import { transaction } from '../db/transaction.ts';
import { askAboutMember } from './ask-about-member.ts';
import { askAboutDue } from './jobs.ts';

const DAY_MS = 24 * 60 * 60_000;
const MINUTE_MS = 60_000;
/** By their first nine digits, which the sandbox goes by. */
const CPF = { free: '529.982.247-25', excluded: '123456901', social: '123456902', silent: '123456903' };
const PASSWORD = 'segredo 1';

const api = useApp(
  {
    routes: (parts) => [...accountRoutes(parts), ...responsibleGamingRoutes(parts)],
    plugins: [sandboxBarredRegister],
  },
  { barredPlayersProvider: 'sandbox' },
);
beforeAll(async () => {
  Object.assign(api.deps.config, { selfUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) });
});

/** Nine digits with their check digits. */
function cpfOf(nine: string): string {
  if (nine.length > 9) return nine;
  const digit = (digits: string) => {
    const sum = [...digits].reduce(
      (total, each, index) => total + Number(each) * (digits.length + 1 - index),
      0,
    );
    return String(((sum * 10) % 11) % 10);
  };
  const ten = nine + digit(nine);
  return ten + digit(ten);
}

/** A site that nobody has registered on. */
async function aSite({ isLicensed = false, isSandbox = true } = {}) {
  const siteKey = await insertSite(api.deps.db);
  if (isLicensed) await license(api, siteKey);
  if (!isSandbox)
    await api.deps.db.updateTable('sites').set({ is_sandbox: false }).where('key', '=', siteKey).execute();
  api.deps.clock.advance(10_000);
  return siteKey;
}

const register = (siteKey: string, cpf: string, more: object = {}) =>
  api.call('POST /api/auth/register2', {
    token: null,
    host: `${siteKey}.test`,
    body: {
      name: 'Joana_99',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      realname: 'Joana Dias',
      phone: '(11) 98888-7766',
      cpf_id: cpfOf(cpf),
      birth_date: '1990-02-28',
      agree: true,
      captcha: '7777',
      key: 'k',
      ...more,
    },
  });

async function membersOf(siteKey: string) {
  return api.deps.db
    .selectFrom('members')
    .innerJoin('barred_checks', (join) =>
      join
        .onRef('barred_checks.member_id', '=', 'members.id')
        .onRef('barred_checks.site_key', '=', 'members.site_key'),
    )
    .select(['members.id', 'status', 'barred_as', 'answer', 'answered_at', 'due_at', 'failures'])
    .where('members.site_key', '=', siteKey)
    .execute();
}

let cpfs = 0;
/** A member with a password, of whom nobody has asked yet. */
async function aMember(siteKey = api.siteKey) {
  const { db, clock, random } = api.deps;
  cpfs += 1;
  const cpf = cpfOf(String(300_000_000 + cpfs * 1_000));
  const hash = await hashPassword(PASSWORD, random);
  const member = await insertMember(db, siteKey, { cpf, password_hash: hash, created_at: clock.now() });
  const row = async () => (await membersOf(siteKey)).find(({ id }) => id === member.id);
  return {
    ...member,
    memberId: member.id,
    row,
    logIn: () =>
      api.call('POST /api/auth/login2', {
        token: null,
        host: `${siteKey}.test`,
        body: { name: member.account, password: PASSWORD, captcha: '7777', key: 'k' },
      }),
    says: async (answer: BarredAnswer) => {
      const known = { cpf_hash: sandboxCpfHash(api.deps.config.providerSecret, cpf), answer };
      await db
        .insertInto('sandbox_barred')
        .values(known)
        .onConflict((conflict) => conflict.column('cpf_hash').doUpdateSet({ answer }))
        .execute();
    },
    told: async () => {
      const rows = await db
        .selectFrom('notifications')
        .select('kind')
        .where('member_id', '=', member.id)
        .orderBy('id')
        .execute();
      return rows.map(({ kind }) => kind);
    },
  };
}

const mayPlay = (who: { siteKey: string; memberId: number }) =>
  assertMayPlay(api.deps.db, who, api.deps.clock.now()).then(
    () => 'yes',
    (error: { code: string }) => error.code,
  );

describe('registering', () => {
  it.each([
    ['the demonstration', false],
    ['the licence', true],
  ])('[G32] asks the register, and takes who is not barred: %s', async (_profile, isLicensed) => {
    const siteKey = await aSite({ isLicensed });

    const { status } = await register(siteKey, CPF.free);

    expect(status).toBe(200);
    expect(await membersOf(siteKey)).toMatchObject([
      {
        status: MEMBER_STATUS.active,
        answer: 'not_barred',
        due_at: new Date(api.deps.clock.now().getTime() + 15 * DAY_MS),
      },
    ]);
  });

  it.each([
    ['self-exclusion, demonstration', CPF.excluded, false],
    ['self-exclusion, licence', CPF.excluded, true],
    ['social programme, demonstration', CPF.social, false],
    ['social programme, licence', CPF.social, true],
  ])('[G32] [A70] refuses who is barred without saying why: %s', async (_case, cpf, isLicensed) => {
    const siteKey = await aSite({ isLicensed });

    const { status, body } = await register(siteKey, cpf);

    expect([status, body.error, body.message]).toEqual([
      403,
      'registration_barred',
      'We cannot open an account for you now: you are barred by the national betting register. You can see the reason with your gov.br account',
    ]);
    expect(await membersOf(siteKey)).toEqual([]);
  });

  it('[G32] [A70] waits for an answer on a licensed site, and goes on without one on a demonstration, where the job asks', async () => {
    const [licensed, demonstration] = [await aSite({ isLicensed: true }), await aSite()];

    const refused = await register(licensed, CPF.silent);
    const taken = await register(demonstration, CPF.silent);

    expect([refused.status, refused.body.error]).toEqual([503, 'register_silent']);
    expect(await membersOf(licensed)).toEqual([]);
    expect(taken.status).toBe(200);
    expect(await membersOf(demonstration)).toMatchObject([{ answer: null, due_at: api.deps.clock.now() }]);
  });

  it('[G32] [A70] is closed on a licensed site that has no register', async () => {
    const siteKey = await aSite({ isLicensed: true, isSandbox: false });

    expect((await register(siteKey, CPF.free)).body.error).toBe('register_silent');
  });

  it('[G32] [G25] asks about nobody whose code of invitation nobody has: a slip, which does not count, so the register could be tried out', async () => {
    const siteKey = await aSite();

    const barred = await register(siteKey, CPF.excluded, { invite_code: 'NOBODYS' });
    const free = await register(siteKey, CPF.free, { invite_code: 'NOBODYS' });

    expect([barred.body.error, free.body.error]).toEqual(['invite_code_unknown', 'invite_code_unknown']);
  });

  it('[G32] leaves the CPF out of the log', async () => {
    await register(await aSite(), CPF.silent);

    expect(api.deps.log.lines.map(({ message }) => message)).toContain(
      'the register of barred players has not answered at a registration',
    );
    expect(JSON.stringify(api.deps.log.lines)).not.toContain(cpfOf(CPF.silent));
  });
});

describe('logging in', () => {
  it('[G32] asks at the first login of a day in São Paulo, and not at the next', async () => {
    const member = await aMember();
    // 21:00 in São Paulo.
    api.deps.clock.set(new Date('2026-11-10T00:00:00Z'));
    await member.logIn();
    const first = await member.row();
    await member.says('self_exclusion');

    api.deps.clock.advance(2 * 60 * MINUTE_MS);
    await member.logIn();
    const sameDay = await member.row();
    api.deps.clock.advance(60 * MINUTE_MS);
    const { status } = await member.logIn();

    expect(first).toMatchObject({ answer: 'not_barred', answered_at: new Date('2026-11-10T00:00:00Z') });
    expect(sameDay).toMatchObject({ answer: 'not_barred', status: MEMBER_STATUS.active });
    expect([status, await member.row()]).toMatchObject([
      200,
      { answer: 'self_exclusion', barred_as: 'self_exclusion', status: MEMBER_STATUS.selfExcluded },
    ]);
  });

  it('[G32] [R85] who is barred logs in, reads why, and may not play; all other sessions have ended', async () => {
    const member = await aMember();
    const { db, clock } = api.deps;
    const before = await openToken(db, member, clock.now());
    await member.says('social_programme');

    const { body } = await member.logIn();
    const session = await api.call('GET /api/rg/session', { token: body.data.access_token });
    const old = await api.call('GET /api/rg/session', { token: before });

    expect(session.body.data).toMatchObject({ is_excluded: true, is_barred: true, excluded_until: null });
    expect(old.status).toBe(401);
    expect([await mayPlay(member), await member.told()]).toEqual(['play_barred', ['barred']]);
  });

  it('[G32] [A70] goes on without an answer; the last one counts, and the job asks until there is one', async () => {
    const member = await aMember();
    await member.logIn();
    api.deps.clock.advance(DAY_MS);
    Object.assign(api.deps.config, { selfUrl: 'http://127.0.0.1:9' });
    const { status } = await member.logIn();
    const asked = await member.row();
    await askAboutDue(api.deps);
    const failed = await member.row();

    Object.assign(api.deps.config, { selfUrl: listening() });
    await member.says('self_exclusion');
    api.deps.clock.advance(2 * MINUTE_MS);
    await askAboutDue(api.deps);

    expect([status, asked?.answer, asked?.due_at.getTime()]).toEqual([
      200,
      'not_barred',
      (failed?.due_at.getTime() ?? 0) - 2 * MINUTE_MS,
    ]);
    expect(failed).toMatchObject({ failures: 1, status: MEMBER_STATUS.active });
    expect(await member.row()).toMatchObject({ failures: 0, barred_as: 'self_exclusion' });
  });
});

function listening(): string {
  const address = api.app.server.address();
  if (!address || typeof address === 'string') throw new Error('the application does not listen');
  return `http://127.0.0.1:${address.port}`;
}

describe('the job', () => {
  it('[G32] [A70] asks again when an answer that lets a member play has crossed with another', async () => {
    const member = await aMember();
    const { clock } = api.deps;
    const slow = Promise.withResolvers<BarredAnswer>();
    const who = { siteKey: api.siteKey, memberId: member.memberId, cpf: '' };
    const ask = (answer: BarredAnswer | Promise<BarredAnswer>) =>
      askAboutMember(api.deps, { answerFor: async () => answer }, who);

    const older = ask(slow.promise);
    clock.advance(1_000);
    await ask('self_exclusion');
    clock.advance(1_000);
    slow.resolve('not_barred');
    await older;

    const crossed = { status: MEMBER_STATUS.selfExcluded, answer: 'self_exclusion', due_at: clock.now() };
    expect(await member.row()).toMatchObject(crossed);
    clock.advance(1_000);
    await ask('not_barred');
    expect(await member.row()).toMatchObject({ status: MEMBER_STATUS.active, answer: 'not_barred' });
  });

  it('[G32] asks about everybody again after 15 days, lifts what has ended, and tells the member each time', async () => {
    const member = await aMember();
    await askAboutDue(api.deps);
    await member.says('self_exclusion');
    api.deps.clock.advance(15 * DAY_MS - 1);
    await askAboutDue(api.deps);
    const before = await member.row();
    api.deps.clock.advance(1);
    await askAboutDue(api.deps);
    const barred = await member.row();
    await member.says('social_programme');
    api.deps.clock.advance(15 * DAY_MS);
    await askAboutDue(api.deps);
    const forAnotherReason = await member.row();
    await member.says('not_barred');
    api.deps.clock.advance(15 * DAY_MS);
    await askAboutDue(api.deps);

    expect(before).toMatchObject({ status: MEMBER_STATUS.active, barred_as: null });
    expect(barred).toMatchObject({ status: MEMBER_STATUS.selfExcluded, barred_as: 'self_exclusion' });
    expect(forAnotherReason).toMatchObject({
      status: MEMBER_STATUS.selfExcluded,
      barred_as: 'social_programme',
    });
    expect(await member.row()).toMatchObject({ status: MEMBER_STATUS.active, barred_as: null });
    expect([await member.told(), await mayPlay(member)]).toEqual([['barred', 'unbarred'], 'yes']);
  });

  it('[G32] many processes at once ask about each member once', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, async () => aMember()));
    for (const member of members) await member.says('self_exclusion');

    await Promise.all(Array.from({ length: 5 }, async () => askAboutDue(api.deps)));

    for (const member of members) expect(await member.told()).toEqual(['barred']);
  });

  it('[G32] asks nobody about members of sites that have no register', async () => {
    const siteKey = await aSite({ isSandbox: false });
    const member = await aMember(siteKey);
    await member.says('self_exclusion');

    await askAboutDue(api.deps);

    expect(await member.row()).toMatchObject({ answer: null, status: MEMBER_STATUS.active });
  });
});

describe('being barred and other bars', () => {
  const sweep = async () => {
    api.deps.clock.advance(15 * DAY_MS);
    await askAboutDue(api.deps);
  };

  it('[G32] [G31] a member’s own exclusion outlasts the register’s, and the other way round', async () => {
    const own = await aMember();
    const registers = await aMember();
    for (const member of [own, registers]) await member.says('self_exclusion');
    await sweep();
    const at = api.deps.clock.now();
    await transaction(api.deps.db, (tx) => exclude(tx, own, 12, at));
    await transaction(api.deps.db, (tx) => exclude(tx, registers, 3, at));
    await own.says('not_barred');
    await sweep();
    expect([await mayPlay(own), await mayPlay(registers)]).toEqual(['self_excluded', 'play_barred']);

    api.deps.clock.advance(120 * DAY_MS);
    await endExclusions(api.deps.db, api.deps.clock.now());

    expect([await mayPlay(own), await mayPlay(registers)]).toEqual(['self_excluded', 'play_barred']);
    expect((await registers.row())?.status).toBe(MEMBER_STATUS.selfExcluded);
  });

  it('[G32] nobody is freed by the register who is frozen', async () => {
    const member = await aMember();
    await api.deps.db
      .updateTable('members')
      .set(marksOf(MEMBER_STATUS.frozen))
      .where('id', '=', member.id)
      .execute();
    await member.says('self_exclusion');
    await sweep();
    await member.says('not_barred');
    await sweep();

    expect(await mayPlay(member)).toBe('account_frozen');
  });
});

describe('the sandbox of the register', () => {
  it('[G32] answers who signs, and on a site that is no sandbox nobody else learns of it', async () => {
    const real = await aSite({ isSandbox: false });
    const ask = (host: string) =>
      api.send(`POST ${BARRED_REGISTER_PATH}`, { host, token: null, body: { cpf: '1' } });

    expect((await ask(`${api.siteKey}.test`)).status).toBe(401);
    expect((await ask(`${real}.test`)).status).toBe(404);
  });
});
