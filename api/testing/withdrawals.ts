import { insertMember, type InsertedMember, openToken } from './builders.ts';
import { operatorKey, OPERATORS } from './operators.ts';
import { type CallInput, type TestApp, useApp } from './test-app.ts';
import { authRoutes } from '../src/auth/routes.ts';
import { transaction } from '../src/db/transaction.ts';
import { informationRoutes } from '../src/information/routes.ts';
import { memberBalances, type MemberBalances } from '../src/ledger/balances.ts';
import { deposit } from '../src/ledger/deposits.ts';
import { meRoutes } from '../src/me/routes.ts';
import { hashPassword } from '../src/passwords/password.ts';
import { ProviderUnavailable } from '../src/providers/payment/payment-provider.ts';
import type { PayoutProvider, PayoutRequest, PayoutState } from '../src/providers/payment/payout-provider.ts';
import type { MemberEvent } from '../src/runtime/member-events.ts';
import type { Deps } from '../src/runtime/deps.ts';
import type { Plugin } from '../src/serving/app.ts';
import { withdrawalAccountRoutes } from '../src/withdrawals/account-routes.ts';
import { payOutDue } from '../src/withdrawals/payout/pay-out.ts';
import { reviewRoutes } from '../src/withdrawals/review/routes.ts';
import { withdrawalRoutes } from '../src/withdrawals/routes.ts';
import { eventsOf } from '../src/withdrawals/store.ts';

export const PIN = '012345';
export const LOGIN_PASSWORD = 'mar e sol 2026';
const DAY_MS = 24 * 60 * 60_000;

/** A member with money, a withdrawal password and a Pix key: their own CPF. */
export interface Player {
  readonly member: InsertedMember;
  readonly token: string;
  readonly cpf: string;
  readonly accountId: number;
  /** What the member's open tabs were told, in order. */
  readonly events: MemberEvent[];
}

/** Withdrawals over the API, on a site of the test's own; the bank is a double. */
export interface Withdrawals {
  readonly test: TestApp;
  aPlayer(cashCentavos?: number, changes?: Parameters<typeof insertMember>[2]): Promise<Player>;
  ask(
    player: Player,
    money: string,
    more?: Record<string, unknown>,
    input?: CallInput,
  ): ReturnType<typeof asked>;
  /** Asks and expects it to be taken. @returns its number */
  submit(player: Player, money?: string): Promise<string>;
  /** An operator's call on the site. */
  review(
    operator: string,
    verb: 'approve' | 'reject',
    orderNo: string,
  ): Promise<{ status: number; error: string }>;
  balances(player: Player): Promise<MemberBalances>;
  row(orderNo: string): ReturnType<typeof rowOf>;
  /** The states it has had, with who brought it there. */
  history(orderNo: string): Promise<string[]>;
  /** One round of the job that pays out. */
  payOut(bank: PayoutProvider, deps?: Deps): Promise<number>;
}

function asked(test: TestApp, { token, accountId }: Player, money: string, more = {}, input: CallInput = {}) {
  return test.call('POST /api/drawing', {
    token,
    ...input,
    body: { money, qk_pwd: PIN, payment_type: 'CPF', member_bank_id: accountId, ...more },
  });
}

function rowOf({ deps }: TestApp, orderNo: string) {
  return deps.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
}

/** @param plugins the sandbox bank and the webhook, for tests that do not take the double */
export function useWithdrawals(
  config: Parameters<typeof useApp>[1] = {},
  plugins: readonly Plugin[] = [],
): Withdrawals {
  const test = useApp(
    {
      routes: (parts) => [
        ...authRoutes(parts),
        ...meRoutes(parts),
        ...informationRoutes(parts),
        ...withdrawalRoutes(parts),
        ...withdrawalAccountRoutes(parts),
        ...reviewRoutes(parts),
      ],
      plugins,
    },
    { operators: OPERATORS, ...config },
  );
  return withdrawalsOn(test);
}

/** The same on an application that serves more. */
export function withdrawalsOn(test: TestApp): Withdrawals {
  const hashes = { pin: '', password: '' };
  beforeAll(async () => {
    hashes.pin = await hashPassword(PIN, test.deps.random);
    hashes.password = await hashPassword(LOGIN_PASSWORD, test.deps.random);
  });
  return {
    test,
    async aPlayer(cashCentavos = 1_000_00, changes = {}) {
      const { db, clock } = test.deps;
      const member = await insertMember(db, test.siteKey, { password_hash: hashes.password, ...changes });
      const owner = { site_key: test.siteKey, member_id: member.id };
      const at = clock.now();
      const { cpf } = await db
        .selectFrom('members')
        .select('cpf')
        .where('id', '=', member.id)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('withdrawal_passwords')
        .values({ ...owner, password_hash: hashes.pin, set_at: at })
        .execute();
      const account = {
        ...owner,
        pix_type: 'CPF',
        pix_key: cpf,
        owner_name: 'Marina Alves',
        is_default: true,
      } as const;
      const { id: accountId } = await db
        .insertInto('payout_accounts')
        .values({ ...account, created_at: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (cashCentavos > 0) await payIn(test, member.id, cashCentavos);
      const events: MemberEvent[] = [];
      test.deps.memberEvents.of(member.id).subscribe((event) => events.push(event));
      return { member, token: await openToken(db, member, at), cpf, accountId, events };
    },
    ask: (player, money, more, input) => asked(test, player, money, more, input),
    async submit(player, money = '100.00') {
      const { status, body } = await asked(test, player, money);
      if (status !== 200) throw new Error(`not taken: ${JSON.stringify(body)}`);
      return body.data.order_no;
    },
    async review(operator, verb, orderNo) {
      const { status, body } = await test.call(`POST /api/operator/withdrawals/${verb}`, {
        token: operatorKey(operator),
        body: { order_no: orderNo, ...(verb === 'reject' && { reason: 'rules', note: 'seen by a test' }) },
      });
      return { status, error: body.error };
    },
    balances: ({ member }) => memberBalances(test.deps.db, member.siteKey, member.id),
    row: (orderNo) => rowOf(test, orderNo),
    async history(orderNo) {
      const events = await eventsOf(test.deps.db, await rowOf(test, orderNo));
      return events.map(({ status, actor }) => `${status} ${actor}`);
    },
    payOut: (bank, deps = test.deps) => payOutDue(deps, () => Promise.resolve(bank)),
  };
}

let deposits = 0;

/** Money that needs no turnover. */
export async function payIn(
  { deps, siteKey }: TestApp,
  memberId: number,
  amountCentavos: number,
): Promise<void> {
  deposits += 1;
  const frame = { siteKey, memberId, at: deps.clock.now(), idempotencyKey: `deposit:test-${deposits}` };
  await transaction(deps.db, (tx) => deposit(tx, { ...frame, amountCentavos }));
}

/** A saved key that has waited long enough, or has not. */
export async function addKey(
  { deps }: TestApp,
  { member }: Player,
  [pix_type, pix_key]: readonly ['EMAIL' | 'PHONE' | 'EVP' | 'CNPJ', string],
  ageMs = DAY_MS,
): Promise<number> {
  const { id } = await deps.db
    .insertInto('payout_accounts')
    .values({
      site_key: member.siteKey,
      member_id: member.id,
      pix_type,
      pix_key,
      owner_name: 'Marina Alves',
      created_at: new Date(deps.clock.now().getTime() - ageMs),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Bank extends PayoutProvider {
  /** Every request, repeated ones too. */
  readonly asked: PayoutRequest[];
  /** What was really paid, by id: each once. */
  readonly paid: Map<string, number>;
}

/** A bank that pays, unless it is told otherwise. What it has decided about an id stays so. */
export function aBank(
  decide: (request: PayoutRequest) => PayoutState | 'no answer' | 'answer lost' = () => PAID,
): Bank {
  const asked: PayoutRequest[] = [];
  const paid = new Map<string, number>();
  const known = new Map<string, PayoutState>();
  return {
    asked,
    paid,
    async sendPayout(request) {
      asked.push(request);
      const before = known.get(request.payoutId);
      if (before && before.status !== 'processing') return before;
      const decided = decide(request);
      if (decided === 'no answer') throw new ProviderUnavailable('no answer');
      const state = decided === 'answer lost' ? PAID : decided;
      known.set(request.payoutId, state);
      if (state.status === 'paid')
        paid.set(request.payoutId, (paid.get(request.payoutId) ?? 0) + request.amountCentavos);
      if (decided === 'answer lost') throw new ProviderUnavailable('answer lost');
      return state;
    },
    payoutState: (payoutId) => Promise.resolve(known.get(payoutId) ?? null),
  };
}

export const PAID: PayoutState = {
  status: 'paid',
  e2eid: 'E9999900420261102150000000000001',
  paidAt: new Date('2026-11-02T15:01:00Z'),
};
