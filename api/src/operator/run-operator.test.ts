import { createHash } from 'node:crypto';
import { mkdtemp, readFile as readBytes, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { transaction } from '../db/transaction.ts';
import { verify } from '../ledger/verify.ts';
import { seedPayments } from '../payments/seed.ts';
import { seededRandom } from '../start/seed/seeded-random.ts';
import { product } from '../start/product.ts';
import { aDeposit } from '../../testing/contestations.ts';
import { givenUpRefund } from '../../testing/given-up-refunds.ts';
import { insertMember } from '../../testing/builders.ts';
import { identityCheck } from '../../testing/identity-check.ts';
import { insertPromotion } from '../../testing/promotions.ts';
import { operatorKey, OPERATORS } from '../../testing/operators.ts';
import { useApp } from '../../testing/test-app.ts';
import { withdrawalsOn } from '../../testing/withdrawals.ts';
import { runOperator } from './run-operator.ts';

const withdrawals = withdrawalsOn(useApp({ routes: product.routes }, { operators: OPERATORS }));

/** The command against the API of this test, which it finds by the site's host. */
function operator(args: string, env: Record<string, string> = { OPERATOR_KEY: operatorKey('ana') }) {
  const fetchSite: typeof fetch = async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const { app, siteKey } = withdrawals.test;
    const answer = await app.inject({
      method: init?.method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...(init?.headers as Record<string, string>), host: `${siteKey}.test` },
      ...(typeof init?.body === 'string' && { payload: init.body }),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return runOperator(args.split(' '), { env, fetch: fetchSite, random: seededRandom('operator'), readFile });
}

/** What `--rules` reads in these tests. */
const files: Record<string, string> = {};
const readFile = (path: string) =>
  path in files ? Promise.resolve(files[path] ?? '') : Promise.reject(new Error('no such file'));

describe('pnpm operator withdrawals', () => {
  it('[R123] lists, shows, approves and rejects, in lines or as JSON', async () => {
    const player = await withdrawals.aPlayer();
    const [first, second] = [await withdrawals.submit(player), await withdrawals.submit(player)];

    const list = await operator('withdrawals list');
    const approved = await operator(`withdrawals approve ${first} --note known`);
    const rejected = await operator(`withdrawals reject ${second} --reason holder --json`);
    const show = await operator(`withdrawals show ${first}`);

    expect(list.exitCode).toBe(0);
    expect(list.output).toContain(`${first}  pending  R$ 100.00 (fee 0.00)`);
    expect(approved.output).toMatch(/approved {2}R\$ 100\.00.*approved 1\/1 by ana/);
    expect(JSON.parse(rejected.output)).toMatchObject({ order_no: second, status: 'rejected' });
    expect(show.output).toMatch(/approved {2}operator:ana {2}known/);
    expect((await operator('withdrawals list --status approved --json')).output).toContain(first);
  });

  it('[R98] shows what a member has written to a withdrawal, and nothing of it that a terminal would obey', async () => {
    const player = await withdrawals.aPlayer();
    const member_remark = 'For the rent\u001b[2J\u009b2J\u202e';
    const { body } = await withdrawals.ask(player, '100.00', { member_remark });

    const show = await operator(`withdrawals show ${body.data.order_no}`);

    expect(show.output).toContain('remark "For the rent\\u001b[2J\\u009b2J\\u202e"');
    expect(show.output).not.toContain('\u001b');
  });

  it('[R123] ends with 1 when the site says no', async () => {
    const orderNo = await withdrawals.submit(await withdrawals.aPlayer());

    const results = [
      await operator(`withdrawals approve ${orderNo}`, { OPERATOR_KEY: 'wrong' }),
      await operator(`withdrawals approve ${orderNo}`, {}),
      await operator('withdrawals show W0'),
      await operator(`withdrawals reject ${orderNo} --reason whim`),
    ];

    expect(results.map(({ exitCode, error }) => [exitCode, error])).toEqual([
      [1, 'Unauthenticated.'],
      [1, 'Unauthenticated.'],
      [1, 'Not found'],
      [1, 'Please fix the error in the form'],
    ]);
  });

  it('[R123] has the limit for two people proposed by one operator and confirmed by another, and says who has changed it', async () => {
    const bruno = { OPERATOR_KEY: operatorKey('bruno') };
    const before = await operator('withdrawals limit');

    const proposed = await operator('withdrawals propose-limit --amount 7500.00 --note prizes');
    const [id = ''] = proposed.output.split('  ');
    const own = await operator(`withdrawals confirm-limit ${id}`);
    const meanwhile = await operator('withdrawals limit');
    const confirmed = await operator(`withdrawals confirm-limit ${id}`, bruno);
    const again = await operator(`withdrawals confirm-limit ${id}`, bruno);
    const after = await operator('withdrawals limit');

    expect(before.output).toBe('two people above R$ 5000.00');
    expect(proposed.output).toMatch(/^\d+ {2}proposed {2}R\$ 7500\.00 {2}proposed by ana .* {2}prizes$/);
    expect([own.exitCode, own.error]).toEqual([
      1,
      'You have proposed this; another person has to confirm it',
    ]);
    expect(meanwhile.output).toMatch(/^two people above R\$ 5000\.00\n\d+ {2}proposed/);
    expect(confirmed.output).toMatch(/confirmed {2}R\$ 7500\.00 instead of 5000\.00 .*confirmed by bruno/);
    expect([again.exitCode, again.error]).toEqual([
      1,
      'This proposal has been confirmed or replaced already',
    ]);
    expect(after.output).toMatch(/^two people above R\$ 7500\.00\n\d+ {2}confirmed/);
  });

  it.each([
    '',
    'withdrawals',
    'withdrawals propose-limit --amount 1.00',
    'withdrawals propose-limit --note more',
    'withdrawals confirm-limit',
    'withdrawals approve',
    'withdrawals reject W1',
    'withdrawals list --x',
    'key Ana B',
    'deposits list',
    'deposits ask',
    'contestations accept',
    'refunds done E1',
    'refunds approve E1',
    'constructor name',
  ])('ends with 2 and its usage for %j', async (args) => {
    const { exitCode, error } = await operator(args);

    expect([exitCode, error.slice(0, 6)]).toEqual([2, 'usage:']);
  });

  it('[I22] lists, shows and decides contestations', async () => {
    const { member } = await withdrawals.aPlayer(0);
    const deps = withdrawals.test.deps;
    const [one, two] = [await aDeposit(deps, member, 50_00), await aDeposit(deps, member, 20_00)];
    await one.contest();
    await two.contest();

    const list = await operator('contestations list');
    const accepted = await operator(`contestations accept ${one.number} --note fraud`);
    const rejected = await operator(`contestations reject ${two.number} --json`);
    const again = await operator(`contestations accept ${one.number}`);
    const show = await operator(`contestations show ${one.number}`);

    expect(list.output.split('\n')).toHaveLength(2);
    expect(list.output).toContain(`${one.number}  open  fraud  R$ 50.00 (held 50.00, lacking 0.00)`);
    expect(accepted.output).toContain('accepted  fraud  R$ 50.00 (held 0.00, lacking 0.00)');
    expect(accepted.output).toContain('refund requested');
    expect(JSON.parse(rejected.output)).toMatchObject({ number: two.number, status: 'rejected' });
    expect([again.exitCode, again.error]).toEqual([1, 'This contestation has been decided already']);
    expect(show.output).toContain('member paid in R$ 20.00, has R$ 0.00 in cash');
    expect(show.output).toMatch(/open {2}bank\n.*accepted {2}operator:ana {2}fraud/);
  });

  it('[G12] [I26] lists refunds that were given up, has one asked for again and one written off as sent by hand', async () => {
    const { deps, siteKey } = withdrawals.test;
    const [one, two] = [await givenUpRefund(deps, siteKey), await givenUpRefund(deps, siteKey)];

    const list = await operator('refunds list');
    const retried = await operator(`refunds retry ${one}`);
    const done = await operator(`refunds done ${two} --note by-hand`);
    const again = await operator(`refunds done ${two} --note by-hand`);
    const unknown = await operator('refunds retry E0');

    expect(list.output).toContain(`${one}  failed  R$ 3.00  unknown_charge  no order`);
    expect(retried.output).toContain(`${one}  requested`);
    expect(done.output).toContain(`${two}  done`);
    expect([again.error, unknown.error]).toEqual(['This refund was not given up', 'Not found']);
    expect((await verify(deps.db)).problems).toEqual([]);
  });

  it('[G12] has the bank asked about a deposit', async () => {
    const { member } = await withdrawals.aPlayer(0);
    const { deps, siteKey } = withdrawals.test;
    const order = {
      site_key: siteKey,
      order_no: 'R1',
      member_id: member.id,
      payment_id: 1,
      payment_type: 'pix',
      amount_centavos: 50_00,
      fee_centavos: 0,
      turnover_centavos: 0,
      status: 'expired',
      txid: 'a'.repeat(32),
      br_code: '000201',
      remark: '',
      attach: '',
      bank_code: '',
      created_at: deps.clock.now(),
      expires_at: deps.clock.now(),
      paid_at: null,
      next_check_at: null,
    } as const;
    await transaction(deps.db, (tx) => seedPayments(tx, { siteKeys: [siteKey] }));
    await deps.db.insertInto('recharge_orders').values(order).execute();

    const answers = [await operator('deposits ask R1'), await operator('deposits ask R2')];

    expect(answers.map(({ exitCode }) => exitCode)).toEqual([0, 1]);
    expect(answers[0]?.output).toBe('R1  is asked about');
    const { next_check_at } = await deps.db
      .selectFrom('recharge_orders')
      .select('next_check_at')
      .where('order_no', '=', 'R1')
      .executeTakeFirstOrThrow();
    expect(next_check_at).toEqual(deps.clock.now());
  });

  it('ends with 3 when nobody answers, or not as the API does', async () => {
    const parts = { env: {}, random: seededRandom('operator'), readFile };
    const list = ['withdrawals', 'list', '--site', 'https://casino.example'];

    const silent = await runOperator(list, { ...parts, fetch: () => Promise.reject(new Error('no')) });
    const odd = await runOperator(list, { ...parts, fetch: () => Promise.resolve(new Response('<html>')) });

    expect([silent.exitCode, silent.error]).toEqual([3, 'https://casino.example does not answer']);
    expect([odd.exitCode, odd.error]).toEqual([3, 'https://casino.example answered 200']);
  });

  it('makes a key whose hash the configuration takes', async () => {
    const { output } = await operator('key ana');
    const [, key = ''] = /key of ana: (\S+)/.exec(output) ?? [];
    const [, entry = ''] = /for OPERATOR_KEYS: (\S+)/.exec(output) ?? [];

    const { operators } = readConfig({ OPERATOR_KEYS: entry }, () => 'a-generated-secret');

    expect(operators).toEqual([{ name: 'ana', keyHash: createHash('sha256').update(key).digest('hex') }]);
  });
});

describe('pnpm operator promotions', () => {
  it('lists, stops, starts and limits them', async () => {
    const { deps, siteKey } = withdrawals.test;
    await insertPromotion(deps.db, siteKey, { key: 'spring' });

    expect((await operator('promotions list')).output).toBe('spring  open  R$ 0.00 no budget');
    expect((await operator('promotions stop spring')).output).toBe('spring  stopped  R$ 0.00 no budget');
    expect((await operator('promotions budget spring --amount 0')).output).toContain(
      'stopped  R$ 0.00 of R$ 0.00',
    );
    expect((await operator('promotions start spring')).output).toContain('used_up');
    expect((await operator('promotions budget spring --amount none --json')).output).toContain(
      '"budget":null',
    );
    await deps.db
      .updateTable('promotions')
      .set({ awarded_centavos: 7_50 })
      .where('key', '=', 'spring')
      .execute();

    const tooLittle = await operator('promotions budget spring --amount 7.49');
    expect([tooLittle.exitCode, tooLittle.error]).toEqual([1, expect.stringContaining('R$7.50')]);
    expect((await operator('promotions budget spring --amount much')).exitCode).toBe(1);
    expect((await operator('promotions stop autumn')).exitCode).toBe(1);
    expect((await operator('promotions budget spring')).exitCode).toBe(2);
  });

  it('[G35] adds those of the demonstration sites that a site has none of, once', async () => {
    const first = await operator('promotions add-usual');
    const again = await operator('promotions add-usual');

    expect(first.output.split('\n').map((line) => line.split('  ')[0])).toEqual([
      'first_deposit',
      'recharge_rebate',
      'invitation',
      'gift_tiers',
      'vip_upgrade',
      'vip_weekly',
      'lottery_wheel',
      'daily_relief',
      'cover',
      'rebate',
    ]);
    expect([again.exitCode, again.output]).toEqual([0, 'none']);
  });

  it('[G35] ends one for good, and adds another with rules, budget and period of its own', async () => {
    const { deps, siteKey } = withdrawals.test;
    files['rows.json'] = '{"rows":[{"id":1,"invites":2,"rewardCentavos":1500}]}';
    deps.clock.advance(1_000);
    const twice = await operator('promotions add friends --kind invitation');
    const ended = await operator('promotions end invitation');
    const again = await operator('promotions end invitation');
    const added = await operator(
      'promotions add friends --kind invitation --rules rows.json --until 2099-01-01 --budget 900.00 --cap 15.00 --turnover 3 --level 1',
    );

    expect([twice.exitCode, twice.error]).toEqual([
      1,
      expect.stringContaining('runs at that time: invitation'),
    ]);
    expect([ended.output.split('  ')[1], again.exitCode]).toEqual(['ended', 1]);
    expect(added.output).toBe(
      'friends  open  R$ 0.00 of R$ 900.00  at most R$ 15.00 at once  from VIP1 on  until 2099-01-01T03:00:00.000Z',
    );
    const row = await deps.db
      .selectFrom('promotions')
      .selectAll()
      .where('site_key', '=', siteKey)
      .where('key', '=', 'friends')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      purse: 'bonus',
      turnover_percent: 300,
      cap_centavos: 15_00,
      least_vip_level: 1,
      rules: { rows: [{ id: 1, invites: 2, rewardCentavos: 15_00 }] },
    });
  });

  it('[G18] changes one that stands, and writes down what it was and who has changed it', async () => {
    const { deps, siteKey } = withdrawals.test;
    await insertPromotion(deps.db, siteKey, { key: 'summer', kind: 'gift_tiers_of_summer' });
    const changed = await operator(
      'promotions change summer --cap 40.00 --level 2 --turnover 3 --until 2099-01-01',
    );
    const back = await operator('promotions change summer --cap none --until none --level 0 --json');

    expect(changed.output).toBe(
      'summer  open  R$ 0.00 no budget  at most R$ 40.00 at once  from VIP2 on  until 2099-01-01T03:00:00.000Z',
    );
    expect(JSON.parse(back.output)).toMatchObject({
      cap: null,
      ends_at: null,
      least_vip_level: 0,
      turnover: '3',
    });
    const terms = await deps.db
      .selectFrom('promotion_terms')
      .select(['cap_centavos', 'least_vip_level', 'turnover_percent', 'ends_at', 'changed_by'])
      .where('promotion_key', '=', 'summer')
      .orderBy('id')
      .execute();
    expect(terms).toEqual([
      { cap_centavos: null, least_vip_level: 0, turnover_percent: 500, ends_at: null, changed_by: 'ana' },
      {
        cap_centavos: 40_00,
        least_vip_level: 2,
        turnover_percent: 300,
        ends_at: new Date('2099-01-01T03:00:00Z'),
        changed_by: 'ana',
      },
    ]);
  });

  it('[G18] adds one for a level beside the one for all, but no second one for the same level, and no other first deposit', async () => {
    await operator('promotions add-usual');
    const forFew = await operator('promotions add cover_vip --kind cover --level 3');
    const again = await operator('promotions add cover_more --kind cover --level 3');
    const first = await operator('promotions add first_vip --kind first_deposit --level 3');

    expect([forFew.exitCode, forFew.output]).toEqual([0, 'cover_vip  open  R$ 0.00 no budget  from VIP3 on']);
    expect([again.exitCode, again.error]).toEqual([1, expect.stringContaining('cover_vip')]);
    expect([first.exitCode, first.error]).toEqual([1, expect.stringContaining('first_deposit')]);
  });

  it.each([
    ['add friends --kind invitation', 'There is a promotion with this key'],
    ['add magic', 'kind: one of first_deposit'],
    ['add Spring --kind cover', ''],
    ['add tiers --kind gift_tiers --rules nothing.json', 'nothing.json cannot be read'],
    ['add tiers --kind gift_tiers --rules broken.json', 'broken.json is not JSON'],
    ['add tiers --kind gift_tiers --rules empty.json', 'rules.tiers'],
    [
      'add tiers --kind gift_tiers --rules falling.json',
      'rules.tiers.1: a tier begins where the one before ends',
    ],
    ['add rows --kind first_deposit --rules negative.json', 'rules.rows.0.rewardCentavos'],
    [
      'add wheel --kind lottery_wheel --rules empty.json --turnover 3',
      'turnover: lottery_wheel pays no bonus',
    ],
    ['add wheel --kind lottery_wheel --rules rows.json', 'rules: Unrecognized key'],
    [
      'add more --kind cover --level 4 --rules lavish.json',
      'dice would give back 1.00 %, and the house keeps 1.00 %',
    ],
    ['add more --kind rebate --level 4 --rules lavish_rebate.json', 'dice would give back 1.01 %'],
    ['add more --kind rebate --level 4 --rules beyond.json', 'rules.slotHundredths: Too big'],
    ['add late --kind cover --until 2020-01-01', 'ends_at: must be after the beginning'],
    ['add late --kind cover --until soon', ''],
    ['add poor --kind cover --budget 0', 'budget: an amount such as 5000.00'],
    ['add poor --kind cover --cap=-5', 'cap: an amount such as 5000.00'],
    ['add high --kind cover --level 11', ''],
    ['end autumn', ''],
    ['change autumn --cap 5.00', ''],
    ['change cover', 'one of cap, ends_at, turnover, least_vip_level'],
    ['change cover --cap 0', 'cap: an amount such as 5000.00'],
    ['change cover --cap much', 'cap: an amount such as 5000.00'],
    ['change cover --until 2020-01-01', 'ends_at: must be after the beginning, and in the future'],
    ['change cover --until soon', ''],
    ['change cover --turnover 3', 'turnover: cover pays no bonus'],
    ['change cover --level 11', ''],
    ['change cover_vip --level 0', 'runs at that time: cover'],
    ['change first_deposit --level 1', 'nobody has a level before their first deposit'],
    ['change invitation --cap 5.00', 'This promotion has ended already'],
  ])('[G35] refuses nonsense with words that say what is wrong: %s', async (command, words) => {
    Object.assign(files, {
      'broken.json': '{',
      'empty.json': '{}',
      // With a rebate of 0.40 % and a relief of 3 %, a tenth of which counts: 30 hundredths are left for the cover.
      'lavish.json': '{"rateHundredths":300}',
      'lavish_rebate.json': '{"otherHundredths":41}',
      'beyond.json': '{"slotHundredths":101}',
      'falling.json': JSON.stringify({
        tiers: [
          { name: 'A', fromCentavos: 1, toCentavos: 5, fromHundredths: 1, toHundredths: 2 },
          { name: 'B', fromCentavos: 6, toCentavos: 9, fromHundredths: 1, toHundredths: 2 },
        ],
      }),
      'negative.json': '{"timesWagered":5,"rows":[{"id":1,"minCentavos":2000,"rewardCentavos":-1}]}',
    });
    const before = await withdrawals.test.deps.db.selectFrom('promotions').selectAll().execute();

    const { exitCode, error } = await operator(`promotions ${command}`);

    expect([exitCode, error]).toEqual([1, expect.stringContaining(words)]);
    expect(await withdrawals.test.deps.db.selectFrom('promotions').selectAll().execute()).toEqual(before);
  });
});

describe('pnpm operator announcements', () => {
  const TEXTS = {
    pt: '# Manutenção\n\nHoje às **23 h**. Veja o [suporte](/information-center/support).',
    en: '# Maintenance\n\nToday at **11 pm**.',
    vi: '# Bảo trì\n\nHôm nay.',
  };
  const ENGLISH = ' --english cn,ch,id,th,msa';
  const ANNOUNCEMENTS = 'GET /api/informationcenter/announcement';

  async function folderOf(texts: Readonly<Record<string, string>>): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'announcement-'));
    for (const [set, text] of Object.entries(texts)) await writeFile(join(folder, `${set}.md`), text);
    return folder;
  }
  const shown = async (lang: string) => {
    const { body } = await withdrawals.test.call(ANNOUNCEMENTS, { token: null, query: { lang } });
    return body.data.list.map(({ title, content, preview }) => ({ title, content, preview }));
  };

  it('[G56] writes one from a folder of texts, in English where that is meant, changes and withdraws it', async () => {
    const folder = await folderOf(TEXTS);

    const written = await operator(`announcements write night --folder ${folder}${ENGLISH}`);
    const [inPortuguese, inThai, inVietnamese] = [await shown('pt'), await shown('th'), await shown('vi')];
    const again = await operator(
      `announcements write night --folder ${await folderOf({ ...TEXTS, pt: '# Adiada\n\nAmanhã.' })}${ENGLISH}`,
    );
    const changed = await shown('pt');
    const list = await operator('announcements list');
    const withdrawn = await operator('announcements withdraw night');

    expect(written.output).toMatch(
      /^night {2}in_force {2}from .* {2}read by 0 {2}Maintenance\nin English instead: /,
    );
    expect(written.output).toMatch(/: cn, ch, id, th, msa$|: .*th/);
    expect(inPortuguese).toEqual([
      {
        title: 'Manutenção',
        content: 'Hoje às **23 h**. Veja o [suporte](/information-center/support).',
        preview: 'Hoje às 23 h. Veja o suporte.',
      },
    ]);
    expect([inThai[0]?.title, inVietnamese[0]?.title]).toEqual(['Maintenance', 'Bảo trì']);
    expect([again.exitCode, changed.map(({ title }) => title)]).toEqual([0, ['Adiada']]);
    expect(list.output.split('\n')).toHaveLength(1);
    expect(withdrawn.output).toContain('night  withdrawn');
    expect(await shown('pt')).toEqual([]);
    expect((await operator('announcements withdraw night')).exitCode).toBe(0);
  });

  it('[G56] [R16] refuses one that lacks a language which nobody has said is meant, and names it', async () => {
    const folder = await folderOf(TEXTS);

    const without = await operator(`announcements write gap --folder ${folder} --english cn,ch,id`);
    const unknown = await operator(`announcements write gap --folder ${folder} --english xx`);

    expect([without.exitCode, without.error]).toEqual([
      1,
      'Write the announcement in these languages too, or say which are left in English: th, msa',
    ]);
    expect(unknown.exitCode).toBe(1);
    expect((await operator('announcements list')).output).not.toContain('gap  ');
  });

  it('[G56] is unread again once its texts are others, and only then', async () => {
    const { call } = withdrawals.test;
    const isRead = async () => {
      const { list } = (await call(ANNOUNCEMENTS)).body.data;
      return list.map(({ is_read }) => is_read);
    };
    const write = async (texts: typeof TEXTS) =>
      operator(`announcements write again --folder ${await folderOf(texts)}${ENGLISH}`);
    await write(TEXTS);
    await call('POST /api/informationcenter/read', { body: { type: 'announcement', id: 'all' } });

    await write(TEXTS);
    expect(await isRead()).toEqual([1]);
    await write({ ...TEXTS, vi: '# Bảo trì\n\nNgày mai.' });
    expect(await isRead()).toEqual([0]);

    await operator('announcements withdraw again');
  });

  it('[G56] shows one from its beginning to its end, by the server’s clock', async () => {
    const { clock } = withdrawals.test.deps;
    const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();
    const dates = `--from ${at(1)} --until ${at(2)}`;

    const { output } = await operator(
      `announcements write party --folder ${await folderOf(TEXTS)}${ENGLISH} ${dates}`,
    );
    const seen: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      seen.push((await shown('pt')).length);
      clock.advance(3_600_000);
    }

    expect(output).toContain('party  scheduled');
    expect(seen).toEqual([0, 1, 0]);
  });

  it.each([
    ['no English text', { pt: TEXTS.pt }, '', 'Please fix the error in the form'],
    [
      'HTML',
      { ...TEXTS, pt: '# A\n\n<img src=x onerror=alert(1)>' },
      '',
      'Announcements cannot show this: pt: html',
    ],
    [
      'a link that is no address of a page',
      { ...TEXTS, vi: '# A\n\n[x](javascript:alert(1))' },
      '',
      'Announcements cannot show this: vi: javascript:alert(1)',
    ],
    [
      'a link that only looks like a path',
      { ...TEXTS, pt: '# A\n\n[x](//evil.example)' },
      '',
      'Announcements cannot show this: pt: //evil.example',
    ],
    [
      'a path with a tab in it, which browsers leave out',
      { ...TEXTS, pt: '# A\n\n[x](/&#9;/evil.example)' },
      '',
      'Announcements cannot show this: pt: /\t/evil.example',
    ],
    [
      'a picture',
      { ...TEXTS, pt: '# A\n\n![x](https://x.example/a.png)' },
      '',
      'Announcements cannot show this: pt: image',
    ],
    [
      'an end before its beginning',
      TEXTS,
      ' --from 2026-12-02T00:00:00Z --until 2026-12-01T00:00:00Z',
      'Please check this field',
    ],
    [
      'an instant without an offset',
      TEXTS,
      ' --from 2026-12-02T00:00:00',
      'Please fix the error in the form',
    ],
  ])('[G56] refuses one with %s, and writes nothing', async (_what, texts, dates, error) => {
    const result = await operator(
      `announcements write bad --folder ${await folderOf(texts)}${ENGLISH}${dates}`,
    );

    expect([result.exitCode, result.error]).toEqual([1, error]);
    expect((await operator('announcements list')).output).not.toContain('bad  ');
  });

  it('[G56] reads no folder that is not there, and no text without a title', async () => {
    const untitled = await operator(
      `announcements write x --folder ${await folderOf({ ...TEXTS, pt: 'Olá' })}`,
    );
    const nowhere = await operator('announcements write x --folder /nowhere/at/all');

    expect(untitled.error).toMatch(/pt\.md needs a first line with the title/);
    expect([nowhere.exitCode, nowhere.error]).toEqual([1, 'Please fix the error in the form']);
    expect((await operator('announcements write x')).exitCode).toBe(2);
  });
});

describe('pnpm operator identity', () => {
  it('[G33] lists what waits, writes the pictures into a folder, and decides', async () => {
    const { deps, siteKey } = withdrawals.test;
    const [first, second] = [
      await identityCheck(deps, siteKey, 'Ana'),
      await identityCheck(deps, siteKey, 'Bia'),
    ];
    const folder = join(await mkdtemp(join(tmpdir(), 'identity-')), 'new');

    const list = await operator('identity list');
    const pictures = await operator(`identity pictures ${first} --folder ${folder}`);
    const approved = await operator(`identity approve ${first} --note seen`);
    const rejected = await operator(`identity reject ${second} --reason expired --json`);
    const again = await operator(`identity approve ${first}`);

    expect(list.output).toMatch(
      new RegExp(`^${first} {2}pending {2}.*Ana Realname {2}CPF .*born 1990-05-20 {2}rg`, 'm'),
    );
    expect(list.output).toContain('at the provider');
    expect(pictures.output.split('\n')).toEqual(
      ['back', 'front', 'selfie'].map((place) => join(folder, `${first}-${place}.jpg`)),
    );
    const front = await readBytes(join(folder, `${first}-front.jpg`));
    expect(front.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect((await stat(join(folder, `${first}-front.jpg`))).mode & 0o077).toBe(0);
    expect(approved.output).toMatch(/approved.*by operator:ana$/);
    expect(JSON.parse(rejected.output)).toMatchObject({ number: second, reason: 'expired' });
    expect([again.exitCode, again.error]).toEqual([1, 'This check has been decided already']);
    expect((await operator('identity pictures K0 --folder x')).error).toBe('Not found');
    expect((await operator(`identity reject ${second}`)).exitCode).toBe(2);
  });
});

describe('pnpm operator factors', () => {
  it('[G54] removes what a member has lost, with a reason, and lists what was removed', async () => {
    const { deps, siteKey } = withdrawals.test;
    const { id, account } = await insertMember(deps.db, siteKey, { account: 'lost_phone' });
    const at = deps.clock.now();
    await deps.db
      .insertInto('second_factors')
      .values({ site_key: siteKey, member_id: id, secret: 'sealed', begun_at: at, enabled_at: at })
      .execute();

    const noNote = await operator(`factors remove ${account}`);
    const removed = await operator(`factors remove ${account} --note called-back`);
    const again = await operator(`factors remove ${account} --note called-back`);
    const list = await operator(`factors list ${account}`);

    expect(noNote.exitCode).toBe(2);
    expect(removed.output).toMatch(/lost_phone #\d+ {2}app {2}0 passkeys {2}by ana {2}called-back$/);
    expect([again.exitCode, again.error]).toEqual([
      1,
      'This member has neither two-step verification nor a passkey',
    ]);
    expect(list.output).toBe(removed.output);
  });
});

describe('pnpm operator members', () => {
  it('[R85] freezes a member with a reason, unfreezes them, and says when and why', async () => {
    const { deps, siteKey } = withdrawals.test;
    const { account } = await insertMember(deps.db, siteKey, { account: 'stolen_phone' });

    const noNote = await operator(`members freeze ${account}`);
    const frozen = await operator(`members freeze ${account} --note called-in`);
    const again = await operator(`members freeze ${account} --note called-in`);
    const lifted = await operator(`members unfreeze ${account} --note called-back`);
    const list = await operator(`members freezes ${account}`);

    expect(noNote.exitCode).toBe(2);
    expect(frozen.output).toMatch(/stolen_phone #\d+ {2}frozen by ana {2}called-in$/);
    expect([again.exitCode, again.error]).toEqual([1, 'This member is frozen already']);
    expect(lifted.output).toMatch(/called-in {2}lifted \S+ by ana {2}called-back$/);
    expect(list.output).toBe(lifted.output);
  });
});

describe('pnpm operator turnover', () => {
  it('[G16] shows and sets how much of a bet counts: 10 to 100 percent, and slots always in full', async () => {
    expect((await operator('turnover shares')).output).toContain('slot  100 %\ncrash  20 %');
    expect((await operator('turnover share crash --amount 35')).output).toMatch(
      /^crash {2}35 % {2}since \S+ {2}ana$/,
    );
    expect((await operator('turnover share crash --amount 50')).output).toContain('crash  50 %');
    expect((await operator('turnover shares')).output).toMatch(
      /crash {2}50 % {2}since \S+ {2}ana\nmines {2}20 %/,
    );
    for (const wrong of [
      'slot --amount 50',
      'poker --amount 50',
      'dice --amount 9',
      'dice --amount 101',
      'dice --amount half',
    ])
      expect([wrong, (await operator(`turnover share ${wrong}`)).exitCode]).toEqual([wrong, 1]);
    expect((await operator('turnover share dice')).exitCode).toBe(2);
  });
});

describe('pnpm operator agency', () => {
  it('[G38] [G21] lists flags, clears one and confirms one with a reason, and shows and sets rates', async () => {
    const { deps, siteKey } = withdrawals.test;
    const agent = await insertMember(deps.db, siteKey, { account: 'an_agent' });
    const member = await insertMember(deps.db, siteKey, { account: 'a_twin', inviter_id: agent.id });
    const { id } = await deps.db
      .insertInto('agency_flags')
      .values({
        site_key: siteKey,
        agent_id: agent.id,
        member_id: member.id,
        other_id: agent.id,
        cause: 'device',
        flagged_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();

    expect((await operator('agency flags')).output).toContain('open  device  a_twin');
    const sister = await insertMember(deps.db, siteKey, { account: 'a_sister' });
    await deps.db
      .updateTable('agency_flags')
      .set({ further_ids: [sister.id] })
      .where('id', '=', id)
      .execute();
    expect((await operator('agency flags')).output).toContain(
      `shares it with an_agent #${agent.id}, a_sister #${sister.id}  agent`,
    );
    expect((await operator(`agency clear ${id}`)).exitCode).toBe(2);
    expect((await operator(`agency clear ${id} --note household`)).output).toContain('ana: household');
    expect((await operator(`agency clear ${id} --note again`)).exitCode).toBe(1);
    expect((await operator('agency flags')).output).toBe('none');
    const flags = deps.db.insertInto('agency_flags');
    const again = {
      site_key: siteKey,
      agent_id: agent.id,
      member_id: member.id,
      other_id: agent.id,
    } as const;
    const { id: second } = await flags
      .values({ ...again, cause: 'payment', round: 1, flagged_at: deps.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await operator('agency flags')).output).toContain('cleared before, with others: 1');
    expect((await operator(`agency confirm ${second}`)).exitCode).toBe(2);
    expect((await operator(`agency confirm ${second} --note one-person`)).output).toContain(
      'forfeited R$ 0.00  ana: one-person',
    );
    expect((await operator(`agency clear ${second} --note family`)).error).toBe(
      'This flag has been confirmed already',
    );
    expect((await operator('agency flags --status confirmed')).output).toContain(
      'confirmed  payment  a_twin',
    );
    expect((await operator('agency rates')).output).toContain('settlement  10.00 %  from the beginning');
    expect((await operator('agency rate betting --amount 0.12')).output).toContain('betting  0.12 %  from');
    expect((await operator('agency rate betting --amount 90')).exitCode).toBe(1);
  });
});
