import { type ApiKey, endpointOf, endpoints } from '@mosaico/shared/api';
import { WALLET_PATH } from '@mosaico/shared/game-wallet';
import { marksOf } from '../../testing/marks-of.ts';
import { insertMember, insertSite, type InsertedMember, openToken } from '../../testing/builders.ts';
import { CALLS } from '../../testing/calls.ts';
import { operatorKey, OPERATORS } from '../../testing/operators.ts';
import { rowsOfSite } from '../../testing/rows-of-site.ts';
import { fillTenant, type Tenant } from '../../testing/tenant.ts';
import { useApp } from '../../testing/test-app.ts';
import { fateOf, outcomeOf, type Viewer, VIEWERS } from '../../testing/viewers.ts';
import { concealName } from '../agency/record/conceal-name.ts';
import { seedGames } from '../games/seed.ts';
import { MEMBER_STATUS } from '../members/tables.ts';
import { seedPayments } from '../payments/seed.ts';
import { product } from './product.ts';

/** What others need does not work after these, so they come last: the password, and being let in to play. */
const BARRING: readonly ApiKey[] = [
  'POST /api/auth/password/modify',
  'POST /api/rg/pause',
  'POST /api/rg/self-exclude',
];
const KEYS = (Object.keys(endpoints) as ApiKey[]).sort(
  (one, other) => BARRING.indexOf(one) - BARRING.indexOf(other),
);
/** Whom the member has invited: to the member's own agent a stranger, whose name they do not even see masked. */
const SECOND_LEVEL = 'qz_second_level';
const DIRECTORY_FRESH_MS = 10_000;
/** A visitor may log in with the right password or passkey, have a code sent, and open an invite link: each leaves or changes a row of the member. */
const LEFT_BY_VISITORS = [
  'sessions',
  'password_codes',
  'member_devices',
  'member_origins',
  'passkeys',
  'invite_clicks',
  'invite_visitors',
];

describe('who may what', () => {
  const api = useApp(product, { operators: OPERATORS });
  /** The site whose member’s things everybody asks for; and one whose member excludes themselves. */
  let ours: Tenant;
  let excluded: Tenant;
  const people = new Map<Viewer, InsertedMember>();
  let frozenToken: string;
  let before: readonly string[];

  beforeAll(async () => {
    const { db, clock, config } = api.deps;
    Object.assign(config, { selfUrl: await api.app.listen({ port: 0, host: '127.0.0.1' }) });
    const siteKeys = [
      await insertSite(db, 'ours'),
      await insertSite(db, 'excluded'),
      await insertSite(db, 'other'),
    ];
    clock.advance(DIRECTORY_FRESH_MS);
    await db.transaction().execute(async (tx) => {
      await seedGames(tx, { siteKeys });
      await seedPayments(tx, { siteKeys });
    });
    ours = await fillTenant(api, 'ours', SIGNATURES.ours, await aGame('ours'));
    excluded = await fillTenant(api, 'excluded', SIGNATURES.excluded, await aGame('excluded'));
    const boss = await insertMember(db, 'ours');
    await setMember(ours.member, { inviter_id: boss.id, root_inviter_id: boss.id });
    people.set('agent', boss);
    people.set('other member', await insertMember(db, 'ours'));
    people.set(
      'subordinate',
      await insertMember(db, 'ours', {
        account: SECOND_LEVEL,
        inviter_id: ours.member.id,
        root_inviter_id: boss.id,
      }),
    );
    people.set('other site', await insertMember(db, 'other'));
    const frozen = await insertMember(db, 'ours');
    frozenToken = await openToken(db, frozen, clock.now());
    await setMember(frozen, marksOf(MEMBER_STATUS.frozen));
    await setMember(excluded.member, marksOf(MEMBER_STATUS.selfExcluded));
    clock.advance(DIRECTORY_FRESH_MS);
    before = await rowsOfMember();
  });

  const SIGNATURES = {
    ours: {
      word: 'quartzite',
      firstId: 880_000_001,
      deposit: '321.45',
      cpfs: ['12345678909', '98765432100', '15350946056'],
    },
    excluded: {
      word: 'wanderer',
      firstId: 5_000_001,
      deposit: '142.00',
      cpfs: ['11144477735', '39053344705', '86288366757'],
    },
  } as const;

  async function aGame(siteKey: string): Promise<Tenant['game']> {
    const { id, provider_key: platType } = await api.deps.db
      .selectFrom('games')
      .select(['id', 'provider_key'])
      .where('site_key', '=', siteKey)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    return { id, platType };
  }

  async function setMember({ id }: InsertedMember, changes: object): Promise<void> {
    await api.deps.db.updateTable('members').set(changes).where('id', '=', id).execute();
  }

  /** Every row that says it is the member’s, and what it holds. */
  async function rowsOfMember(): Promise<readonly string[]> {
    const { id } = ours.member;
    const rows = await rowsOfSite(api.deps.db, 'ours');
    return Object.entries(rows)
      .filter(([table]) => !LEFT_BY_VISITORS.includes(table))
      .flatMap(([table, each]) =>
        (each as { id?: number; member_id?: number }[])
          .filter((row) => (table === 'members' ? row.id : row.member_id) === id)
          .map((row) => `${table} ${JSON.stringify(row)}`),
      );
  }

  async function tokenOf(viewer: Viewer, key: ApiKey): Promise<string | null> {
    if (viewer === 'visitor') return null;
    // The operator's key is of no use on what is a member's, and a member's token on what is an operator's.
    if (viewer === 'operator') return operatorKey('ana');
    if (viewer === 'frozen') return frozenToken;
    const who =
      viewer === 'member' ? ours.member : viewer === 'self-excluded' ? excluded.member : people.get(viewer);
    if (!who) throw new Error(`${key}: nobody is ${viewer}`);
    return openToken(api.deps.db, who, api.deps.clock.now());
  }

  /** The call of a viewer about the member’s things; who has excluded themselves has things of their own. */
  async function callAs(viewer: Viewer, key: ApiKey) {
    const whose = viewer === 'self-excluded' ? excluded : ours;
    const token = await tokenOf(viewer, key);
    const input = { ...CALLS[key].input(whose, whose), host: whose.host, token };
    const purpose = CALLS[key].ticketFor;
    if (purpose) {
      const body = { password: whose.password, purpose };
      const verified = await api.call('POST /api/auth/password/verify', { token, host: whose.host, body });
      Object.assign(input, {
        body: { ...(input.body as object), ticket: verified.body.data?.ticket ?? 'none' },
      });
    }
    return endpointOf(key).kind === 'stream' ? streamed(input) : api.send(key, input);
  }

  /** The first of a stream: it ends by itself only where it is refused. */
  async function streamed({ host, token }: { readonly host: string; readonly token: string | null }) {
    const leave = new AbortController();
    const headers = { 'x-forwarded-host': host, ...(token && { authorization: `Bearer ${token}` }) };
    const answer = await fetch(`${api.deps.config.selfUrl}/api/stream`, { headers, signal: leave.signal });
    const body: unknown = answer.ok ? null : await answer.json();
    leave.abort();
    return { status: answer.status, body };
  }

  /** What nobody but the member may read. */
  const secretsOf = ({ word, orderNo, withdrawals, member }: Tenant) => [
    `${word} Realname`,
    `first@${word}.test`,
    `pix@${word}.test`,
    member.account,
    orderNo,
    ...Object.values(withdrawals),
  ];

  const hiddenFrom = (viewer: Viewer) =>
    viewer === 'agent' ? [...secretsOf(ours), SECOND_LEVEL, concealName(SECOND_LEVEL)] : secretsOf(ours);

  /** What a call has come to, and what its answer tells of the member. */
  async function seen(viewer: Viewer, key: ApiKey) {
    const { status, body } = await callAs(viewer, key);
    const { error } = (body ?? {}) as { error?: string };
    const told = JSON.stringify(body ?? null);
    return {
      outcome: `${status} ${error ?? 'OK'}`,
      secrets: hiddenFrom(viewer).filter((secret) => told.includes(secret)),
    };
  }

  const cells = (viewers: readonly Viewer[]) =>
    viewers.flatMap((viewer) =>
      KEYS.map((key) => [viewer, key, outcomeOf(key, viewer, endpointOf(key), CALLS[key])] as const),
    );
  const CHANGING: readonly Viewer[] = ['member', 'self-excluded', 'operator'];

  it('[R13] has a row for every endpoint of the contract and a column for everybody', () => {
    expect(Object.keys(CALLS).sort()).toEqual([...KEYS].sort());
    expect(cells(VIEWERS)).toHaveLength(KEYS.length * VIEWERS.length);
  });

  const counted = Object.entries(
    Object.groupBy(cells(VIEWERS), ([, , outcome]) =>
      outcome === '200 OK' ? 'answered' : outcome.slice(0, 3),
    ),
  ).map(([outcome, each]) => `${each?.length ?? 0} ${outcome}`);

  it(`[R160] knows the exact outcome of each of ${cells(VIEWERS).length} cells: ${counted.sort().join(', ')}`, () => {
    for (const [viewer, key, outcome] of cells(VIEWERS))
      expect([viewer, key, outcome]).toEqual([
        viewer,
        key,
        expect.stringMatching(/^(200 OK|4\d\d [a-z_]+)$/),
      ]);
  });

  it('[R160] [R215] shows an agent whom they invited themselves, and nobody whom these have invited', async () => {
    const record = async (viewer: Viewer) => {
      const { body } = await callAs(viewer, 'POST /api/agency/inviterecord');
      const { list, totals } = (body as { data: { list: { name_masked: string }[]; totals: object } }).data;
      return { names: list.map(({ name_masked: name }) => name), totals };
    };

    const { names, totals } = await record('agent');
    expect([names, totals]).toEqual([
      [concealName(ours.member.account)],
      expect.objectContaining({ registered: 1 }),
    ]);
    expect((await record('member')).names).toContain(concealName(SECOND_LEVEL));
  });

  // The wallet of game providers is no endpoint of the contract: whoever calls is known by a signature over the call, never by a login.
  it.each(
    VIEWERS.flatMap((viewer) =>
      ['authenticate', 'balance', 'bet', 'win', 'rollback'].map((action) => [viewer, action] as const),
    ),
  )('[R160] [W1] %s, POST /api/provider/v1/%s: 401 INVALID_SIGNATURE', async (viewer, action) => {
    const token = await tokenOf(viewer, 'POST /api/auth/me');
    const { statusCode, body } = await api.app.inject({
      method: 'POST',
      url: `${WALLET_PATH}/${action}`,
      headers: { 'x-provider': 'sandbox', ...(token && { authorization: `Bearer ${token}` }) },
      payload: { site: 'ours', request_uuid: '00000000-0000-4000-8000-000000000000', token },
    });

    expect([statusCode, JSON.parse(body)]).toEqual([401, { status: 'INVALID_SIGNATURE' }]);
  });

  it('[R85] [G31] lets who has excluded themselves move the money that is theirs already and give a bonus up, and nothing else', () => {
    const allowed = KEYS.filter((key) => {
      const { access, movesMoney = false, errors } = endpointOf(key);
      return access === 'member' && movesMoney && !errors.includes('self_excluded');
    });

    expect(allowed.sort()).toEqual([
      'POST /api/drawing',
      'POST /api/drawing/cancel',
      'POST /api/games/rebates/claim',
      'POST /api/promotion/bonus/giveup',
    ]);
  });

  it.each(cells(VIEWERS.filter((viewer) => !CHANGING.includes(viewer))))(
    '[R160] [R153] %s, %s: %s',
    async (viewer, key, expected) => {
      const { outcome, secrets } = await seen(viewer, key);

      expect([outcome, secrets]).toEqual([expected, []]);
    },
  );

  it('[R160] none of them has changed anything of the member', async () => {
    expect(await rowsOfMember()).toEqual(before);
  });

  it.each(cells(CHANGING))('[R160] [R85] %s, %s: %s', async (viewer, key, expected) => {
    const { outcome, secrets } = await seen(viewer, key);

    // The member reads what is theirs, and an operator what they review.
    const isTheirs = fateOf(key, viewer, endpointOf(key), CALLS[key]) === 'done' || viewer === 'member';
    expect([outcome, isTheirs || secrets.length === 0]).toEqual([expected, true]);
  });
});
