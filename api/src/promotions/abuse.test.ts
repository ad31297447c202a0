import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ApiKey, endpointOf, endpoints } from '@mosaico/shared/api';
import { openToken } from '../../testing/builders.ts';
import { type Claim, type ClaimName, type Claimant, claimsOn, sendingOn } from '../../testing/claimants.ts';
import { depositsOn } from '../../testing/deposits.ts';
import { playersOn } from '../../testing/players.ts';
import { insertGame } from '../../testing/seat.ts';
import { useApp } from '../../testing/test-app.ts';
import { describeOnPostgres } from '../../testing/test-database.ts';
import { memberBalances } from '../ledger/balances.ts';
import { verify } from '../ledger/verify.ts';
import { pixWebhook } from '../payments/webhook.ts';
import { paymentRoutes } from '../payments/routes.ts';
import { sandboxPaymentProvider } from '../providers/payment/sandbox/plugin.ts';
import { lossRoutes } from './losses/routes.ts';
import { lotteryWheelRoutes } from './lottery-wheel/routes.ts';
import { rebateRoutes } from './rebates/routes.ts';
import { promotionRoutes } from './routes.ts';

const DOCUMENT = new URL('../../../docs/promotion-abuse.md', import.meta.url);
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const COPIES = 50;
const RIVALS = 5;
/** For so many of the rivals the budget suffices. */
const WINNERS = 2;

/** By abuse and claim: what docs/promotion-abuse.md says that it gets. */
const documented = readTable(readFileSync(DOCUMENT, 'utf8'));

describe('the list of abuses', () => {
  const claims = (Object.keys(endpoints) as ApiKey[]).filter(
    (key) => endpointOf(key).movesMoney && key.endsWith('claim') && !key.includes('/agency/'),
  );

  it.each(claims)(
    '[G25] %s can be tried ten times a minute; a spin, which is asked for again, sixty',
    (key) => {
      const points = key === 'POST /api/lotterywheel/claim' ? 60 : 10;

      expect(endpointOf(key).rateLimit).toEqual({ points, windowSeconds: 60, per: 'member' });
    },
  );

  it('[G27] has a column for everything that can be claimed', () => {
    // A recharge with `payment_id` 0 brings the reward of a rebate.
    expect(new Set(documented.map(({ claim }) => claim)).size).toBe(claims.length + 1);
    expect(new Set(documented.map(({ abuse }) => abuse)).size * (claims.length + 1)).toBe(documented.length);
  });
});

describeOnPostgres('abuse of a claim', () => {
  const test = useApp({
    routes: (deps) => [
      ...paymentRoutes(deps),
      ...promotionRoutes(deps),
      ...lossRoutes(deps),
      ...lotteryWheelRoutes(deps),
      ...rebateRoutes(deps),
    ],
    plugins: [sandboxPaymentProvider, pixWebhook],
  });
  const players = playersOn(test, depositsOn(test));
  const claims = claimsOn(players);
  const send = sendingOn(players);
  beforeAll(() => insertGame(test.deps.db, test.siteKey));
  afterEach(async () => {
    await change({ starts_at: new Date('2026-01-01T00:00:00Z'), ends_at: null, budget_centavos: null });
    expect((await verify(test.deps.db)).problems).toEqual([]);
    expect(test.deps.log.errors).toEqual([]);
  });

  /** Each answers what it got, and says how often something is given for all of it. */
  const ABUSES: Readonly<Record<string, (claim: Claim, owner: Claimant) => Promise<Attempt>>> = {
    async 'sent again, under the same key'(claim, owner) {
      const request = { body: owner.body, key: randomUUID() };
      const [first, again] = [await send(claim, owner, request), await send(claim, owner, request)];
      expect(again.body).toEqual(first.body);
      return { got: textOf([again]), times: 1 };
    },
    async 'claimed once more'(claim, owner) {
      await send(claim, owner, owner);
      return { got: textOf([await send(claim, owner, { body: owner.next ?? owner.body })]), times: 1 };
    },
    async 'in another member’s name'(claim, owner) {
      const thief = (await players.deposits.aPlayer()).member;
      const got = textOf([await send(claim, thief, { body: { ...claim.bare(thief), ...owner.names } })]);
      expect(await givenTo(claim, thief.id)).toBe(0);
      await send(claim, owner, owner);
      return { got, times: 1 };
    },
    'a larger amount': (claim, owner) => withAmount(claim, owner, '9999.00'),
    'a negative amount': (claim, owner) => withAmount(claim, owner, '-5.00'),
    async '50 at once'(claim, owner) {
      return { got: textOf(await atOnce(COPIES, () => send(claim, owner, owner))), times: 1 };
    },
    async 'on two devices at once'(claim, owner) {
      return { got: textOf(await atOnce(2, () => send(claim, owner, owner))), times: 1 };
    },
    async 'before the offer begins'(claim, owner) {
      await change({ starts_at: new Date(test.deps.clock.now().getTime() + HOUR_MS) });
      return once(claim, owner);
    },
    async 'after the offer has ended'(claim, owner) {
      test.deps.clock.advance(1_000);
      await change({ ends_at: test.deps.clock.now() });
      return once(claim, owner);
    },
    async 'after its own time'(claim) {
      if (!claim.late) return { got: 'has none', times: 0 };
      return once(claim, await claim.late());
    },
    async 'again after the server’s clock was put back a day'(claim, owner) {
      await send(claim, owner, owner);
      test.deps.clock.advance(-DAY_MS);
      const back = await send(claim, owner, { body: owner.next ?? owner.body });
      test.deps.clock.advance(DAY_MS);
      const forth = await send(claim, owner, { body: owner.next ?? owner.body });
      return { got: [back, forth].map((answer) => textOf([answer])).join(', then '), times: 1 };
    },
    async 'five at once for the last of a budget'(claim, owner) {
      const rivals = [owner];
      while (rivals.length < RIVALS) rivals.push(await claim.entitled());
      await leaveBudget(claim, WINNERS * owner.dueCentavos);
      const answers = await Promise.all(rivals.map((rival) => send(claim, rival, rival)));
      const given = await Promise.all(rivals.map(({ id }) => givenTo(claim, id)));
      const paid = answers.filter(({ status }) => status === 200).length;
      expect(given.reduce((sum, each) => sum + each, 0)).toBe(paid * owner.dueCentavos);
      return { got: textOf(answers), times: answers[0]?.status === 200 ? 1 : 0 };
    },
  };

  it.each(documented)('[I18] [I19] $abuse: $claim, $got', async ({ abuse, claim: name, got }) => {
    const [claim, attempt] = [claims[name as ClaimName], ABUSES[abuse]];
    if (!attempt) throw new Error(`nobody tries ${abuse}`);
    const owner = await claim.entitled();

    const { got: answered, times } = await attempt(claim, owner);

    expect(answered).toBe(got);
    expect(await givenTo(claim, owner.id)).toBe(times * owner.dueCentavos);
  });

  it.each(['first deposit', 'invitation', 'recharge rebate', 'wheel', 'daily relief'] as const)(
    '[R44] [I19] %s: the hub, its list and the claim say alike whether the budget suffices',
    async (name) => {
      const claim = claims[name];
      const owner = await claim.entitled();
      const token = await openToken(
        test.deps.db,
        { siteKey: test.siteKey, id: owner.id },
        test.deps.clock.now(),
      );
      const shown = async () => {
        const { list } = (await test.call('GET /api/promotion/activities', { token })).body.data;
        return [list.find(({ kind }) => kind === claim.kind)?.state, await LISTED[name](token)];
      };

      await leaveBudget(claim, owner.dueCentavos, 1);
      const lacking = [...(await shown()), textOf([await send(claim, owner, owner)])];
      await leaveBudget(claim, owner.dueCentavos);
      const enough = [...(await shown()), textOf([await send(claim, owner, owner)])];

      expect(lacking).toEqual(['ended', false, '409 offer_closed']);
      expect(enough).toEqual(['claimable', true, '200']);
    },
  );

  /** Whether the list of a kind says that something can be claimed. */
  const LISTED = {
    'first deposit': async (token: string) =>
      (await test.call('POST /api/ftd/check', { token })).body.data.some(({ can_claim: can }) => can === 1),
    invitation: async (token: string) =>
      (await test.call('POST /api/invitationactivity/check', { token })).body.data.some(
        ({ can_claim: can }) => can === 1,
      ),
    'recharge rebate': async (token: string) =>
      (await test.call('POST /api/rechargerebate/check', { token })).body.data.some(
        ({ status }) => status === 'claimable',
      ),
    wheel: async (token: string) =>
      (await test.call('POST /api/lotterywheel/check', { token })).body.data.is_open,
    'daily relief': async (token: string) =>
      (await test.call('POST /api/dailyrescue/check', { token })).body.data.can_claim === 1,
  } as const;

  interface Attempt {
    readonly got: string;
    readonly times: number;
  }

  /** Claims once; what is refused has given nothing. */
  async function once(claim: Claim, owner: Claimant): Promise<Attempt> {
    const answer = await send(claim, owner, owner);
    return { got: textOf([answer]), times: answer.status === 200 ? 1 : 0 };
  }

  /** Names an amount wherever a claim might read one. What is refused can still be claimed. */
  async function withAmount(claim: Claim, owner: Claimant, amount: string): Promise<Attempt> {
    const amounts = { reward_amount: amount, money: amount, amount, quantity: Number(amount) };
    const answer = await send(claim, owner, { body: { ...owner.body, ...amounts } });
    if (answer.status !== 200) expect((await send(claim, owner, owner)).status).toBe(200);
    return { got: textOf([answer]), times: 1 };
  }

  /** Changes the offers of a kind, or all of them. */
  async function change(
    changes: {
      readonly starts_at?: Date;
      readonly ends_at?: Date | null;
      readonly budget_centavos?: number | null;
    },
    kind?: string,
  ): Promise<void> {
    let update = test.deps.db.updateTable('promotions').set(changes).where('site_key', '=', test.siteKey);
    if (kind) update = update.where('kind', '=', kind);
    await update.execute();
  }

  async function leaveBudget(claim: Claim, centavos: number, lackingCentavos = 0): Promise<void> {
    const { awarded_centavos: awarded } = await test.deps.db
      .selectFrom('promotions')
      .select('awarded_centavos')
      .where('site_key', '=', test.siteKey)
      .where('kind', '=', claim.kind)
      .executeTakeFirstOrThrow();
    const leftCentavos = (claim.reserveCentavos ?? centavos) - lackingCentavos;
    await change({ budget_centavos: awarded + leftCentavos }, claim.kind);
  }

  /** What the claim has given to a member, in centavos. */
  async function givenTo({ counted, kind }: Claim, memberId: number): Promise<number> {
    if (counted === 'cash') return (await memberBalances(test.deps.db, test.siteKey, memberId)).cashCentavos;
    const awards = await test.deps.db
      .selectFrom('promotion_awards')
      .select(['amount_centavos', 'paid_at'])
      .where('member_id', '=', memberId)
      .where('kind', '=', kind)
      .execute();
    const given = counted === 'paid' ? awards.filter(({ paid_at }) => paid_at !== null) : awards;
    return given.reduce((sum, { amount_centavos: centavos }) => sum + centavos, 0);
  }
});

interface Answer {
  readonly status: number;
  readonly body: { readonly error?: string };
}

/** Answers as the document has them: `409 already_claimed`; of many, how many of each: `1 × 200, 49 × 409 already_claimed`. */
function textOf(answers: readonly Answer[]): string {
  const texts = answers.map(({ status, body }) => [status, body.error].filter(Boolean).join(' '));
  if (texts.length === 1) return texts[0] ?? '';
  return [...new Set(texts)]
    .sort()
    .map((text) => `${texts.filter((each) => each === text).length} × ${text}`)
    .join(', ');
}

function atOnce(copies: number, call: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: copies }, call));
}

/** The cells of the document's table. */
function readTable(text: string) {
  const [head = [], , ...rows] = text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return rows.flatMap(([abuse = '', ...cells]) =>
    cells.map((got, place) => ({ abuse, claim: head[place + 1] ?? '', got })),
  );
}
