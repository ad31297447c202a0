import { sql } from 'kysely';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { identityCheck } from './identity-check.ts';
import { insertMember, openToken, type InsertedMember } from './builders.ts';
import { aDeposit } from './contestations.ts';
import { decidedRefund } from './given-up-refunds.ts';
import { locationOf } from './deposits.ts';
import { askedDeletion, deletedMember } from './deleted-member.ts';
import { readyExport } from './ready-export.ts';
import { fillAgency } from './tenant-agency.ts';
import { bringOfPlay } from './tenant-play.ts';
import { fillPromotions, offerPromotions } from './tenant-promotions.ts';
import { fillSite } from './tenant-site.ts';
import { withdraw } from './tenant-withdrawals.ts';
import type { TestApp } from './test-app.ts';
import { issueCode } from '../src/auth/codes.ts';
import { transaction } from '../src/db/transaction.ts';
import { beginFactor, type TenantFactor } from './tenant-factor.ts';
import { savePasskeys, type TenantPasskeys } from './tenant-passkeys.ts';
import { countBets } from '../src/games/popularity.ts';
import { hashPassword } from '../src/passwords/password.ts';
import { payCharge } from '../src/providers/payment/sandbox/pay.ts';
import { sendDueWebhooks } from '../src/providers/payment/sandbox/webhooks.ts';
import { mailOutbox } from '../src/providers/message/smtp/outbox.ts';
import { messagesTo } from '../src/providers/message/sandbox/sandbox-messages.ts';

/** What makes the data of one tenant recognisable. */
export interface Signature {
  /** Part of every text; letters only. */
  readonly word: string;
  /** Ids of its rows begin here: too large to be met by chance. */
  readonly firstId: number;
  /** Paid in by its member. */
  readonly deposit: string;
  /** Digits. */
  readonly cpfs: readonly [string, string, string];
}

/** A site with a member who has something of everything. */
export interface Tenant extends Signature {
  readonly siteKey: string;
  readonly host: string;
  readonly member: InsertedMember;
  readonly password: string;
  /** A game that only this site offers, and its studio. */
  readonly game: { readonly id: number; readonly platType: string };
  readonly orderNo: string;
  /** Pix keys: where withdrawals go, and one to remove. */
  readonly payoutAccounts: { readonly used: number; readonly spare: number };
  /** Numbers of withdrawals that wait for this end. */
  readonly withdrawals: Readonly<Record<'cancelled' | 'approved' | 'rejected', string>>;
  /** Numbers of contestations that wait for this decision. */
  readonly contestations: Readonly<Record<'accepted' | 'rejected', string>>;
  /** End-to-end ids of refunds that were given up. */
  readonly givenUp: Readonly<Record<'retried' | 'done', string>>;
  /** Hash of the seed of the member's next spin of the wheel. */
  readonly wheelPromise: string;
  /** Flag of an invitation. */
  readonly flagId: number;
  /** Numbers of identity checks that wait: one for each thing that is done about them. */
  /** Of somebody whose account was deleted. */
  readonly formerCpf: string;
  readonly identityChecks: Readonly<Record<'seen' | 'approved' | 'rejected', string>>;
  readonly notificationId: number;
  readonly announcementId: number;
  /** A member whom a code for a new password was sent to, and that code. */
  readonly forgetful: { readonly account: string; readonly cpf: string; readonly code: string };
  /** An address that the member wants to bind, and the codes that were sent there and to their phone. */
  readonly contactCodes: { readonly email: string; readonly emailCode: string; readonly phoneCode: string };
  /** What the member shows of a second factor that was begun. */
  readonly factor: TenantFactor;
  readonly passkeys: TenantPasskeys;
  /** Numbers and names as the wire has them: the database holds them in another form. */
  readonly wireMarks: readonly string[];
}

const TABLES_WITH_IDS = [
  'members',
  'notifications',
  'announcements',
  'payout_accounts',
  'sessions',
  'vip_bonuses',
  'rebates',
  'loss_compensations',
  'promotion_awards',
  'recharge_rebates',
  'agency_commissions',
  'agency_flags',
  'passkeys',
] as const;
const DAY_MS = 24 * 60 * 60_000;
const PASSWORD_SUFFIX = '-password-1';
const CODES_SENT_BEFORE_MS = 2 * 60_000;
const CONTESTED_CENTAVOS = 2_00;

/** Fills the site: through the API where a player would, in the database where an operator would. */
export async function fillTenant(
  api: TestApp,
  siteKey: string,
  signature: Signature,
  game: Tenant['game'],
): Promise<Tenant> {
  const { word, firstId, deposit } = signature;
  await beginIdsAt(api, firstId);
  await fillSite(api, siteKey, signature);
  await offerPromotions(api, siteKey, signature);
  const people = await insertPeople(api, siteKey, signature);
  const host = `${siteKey}.test`;
  const played = await play(api, host, people.member, { game, deposit });
  await fillPromotions(api, siteKey, { word, memberId: people.member.id, guestId: people.guest.id });
  const flagId = await fillAgency(api, siteKey, {
    word,
    memberId: people.member.id,
    guestId: people.guest.id,
  });
  const wheelPromise = await bringOfPlay(api, people.member, game.id);
  const [used = 0, spare = 0] = people.payoutAccountIds;
  const withdrawals = await withdraw(api, host, people.member, `${word}${PASSWORD_SUFFIX}`, used);
  const contestations = {
    accepted: await contested(api, people.forgetful),
    rejected: await contested(api, people.forgetful),
  };
  await insertMail(api, siteKey);
  const identityChecks = {
    seen: await identityCheck(api.deps, siteKey, word),
    approved: await identityCheck(api.deps, siteKey, word),
    rejected: await identityCheck(api.deps, siteKey, word),
  };
  const givenUp = {
    retried: await decidedRefund(api.deps, siteKey),
    done: await decidedRefund(api.deps, siteKey),
  };
  await readyExport(api.deps, { siteKey, memberId: people.member.id });
  const formerCpf = await deletedMember(api.deps, siteKey, word);
  await askedDeletion(api.deps, { siteKey, memberId: people.member.id });
  return {
    ...signature,
    siteKey,
    host,
    game,
    password: `${word}${PASSWORD_SUFFIX}`,
    member: people.member,
    announcementId: firstId,
    ...played,
    wheelPromise,
    flagId,
    payoutAccounts: { used, spare },
    withdrawals,
    contestations,
    givenUp,
    contactCodes: await contactCodesOf(api, people.member, word),
    factor: await beginFactor(api, people.member),
    passkeys: await savePasskeys(api, people.member, word),
    identityChecks,
    formerCpf,
    forgetful: await forgetPassword(api, siteKey, people.forgetful),
    wireMarks: [deposit, deposit.replace('.', ','), leftOf(deposit), `${word.slice(0, 2)}***`],
  };
}

/** Lets the ids of rows that come from now on begin here. */
export async function beginIdsAt({ deps: { db } }: TestApp, firstId: number): Promise<void> {
  for (const table of TABLES_WITH_IDS)
    await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(firstId)}`.execute(db);
}

/** What can still be played with after the three withdrawals. */
function leftOf(deposit: string): string {
  return wireFromCentavos(centavosFromWire(deposit) - 3 * 20_00);
}

/** The member, whom they invited, and one who forgets the password. */
async function insertPeople({ deps }: TestApp, siteKey: string, { word, cpfs }: Signature) {
  const password_hash = await hashPassword(`${word}${PASSWORD_SUFFIX}`, deps.random);
  const add = (name: string, cpf: string, more: Parameters<typeof insertMember>[2] = {}) =>
    insertMember(deps.db, siteKey, {
      account: `${word}_${name}`,
      nickname: `${word} ${name}`,
      realname: `${word} Realname`,
      email: `${name}@${word}.test`,
      password_hash,
      cpf,
      ...more,
    });
  const member = await add('first', cpfs[0], { picture_id: 1, identity_status: 'none' });
  const guest = await add('guest', cpfs[1], { inviter_id: member.id, root_inviter_id: member.id });
  const forgetful = { ...(await add('lost', cpfs[2])), cpf: cpfs[2], email: `lost@${word}.test` };
  const account = { site_key: siteKey, member_id: member.id, owner_name: `${word} Owner` };
  const payoutAccountIds: number[] = [];
  for (const name of ['pix', 'spare']) {
    const { id } = await deps.db
      .insertInto('payout_accounts')
      .values({
        ...account,
        pix_type: 'EMAIL',
        pix_key: `${name}@${word}.test`,
        // Old enough to take withdrawals.
        created_at: new Date(deps.clock.now().getTime() - 2 * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    payoutAccountIds.push(id);
  }
  return { member, guest, forgetful, payoutAccountIds };
}

/** A paid deposit, a favourite, consent, a limit, an opened game: all as a player does it. */
async function play(
  api: TestApp,
  host: string,
  member: InsertedMember,
  { game, deposit }: { readonly game: Tenant['game']; readonly deposit: string },
) {
  const { deps } = api;
  const as = { host, token: await openToken(deps.db, member, deps.clock.now()) };
  const recharge = await api.call('POST /api/recharge/online', {
    ...as,
    body: { money: deposit, payment_id: 1, payment_type: 'pix' },
  });
  const charge = recharge.body.data;
  if (!charge?.sandbox_url) throw new Error(`no charge: ${JSON.stringify(recharge.body)}`);
  await payCharge(deps, locationOf(charge), 'pay');
  await sendDueWebhooks(deps);
  const own = { member_id: member.id, game_id: game.id };
  const headers = { 'idempotency-key': `favourite-${member.account}` };
  await api.call('POST /api/games/follow/set', { ...as, headers, body: own });
  await api.call('POST /api/terms/accept', { ...as, body: { version: 2 } });
  await api.call('POST /api/rg/limits', {
    ...as,
    body: { kind: 'deposit', period: 'month', amount: '9000' },
  });
  await api.call('POST /api/informationcenter/read', { ...as, body: { type: 'announcement', id: 'all' } });
  await api.call('POST /api/day7/day7LoginV2', {
    ...as,
    body: {
      game_id: game.id,
      platType: game.platType,
      currency: 'BRL',
      device: 'mobile',
      return_url: `http://${host}/`,
    },
  });
  const { body } = await api.call('GET /api/informationcenter/notification', as);
  await api.call('POST /api/auth/captcha', as);
  await bet(api, member, game);
  const [paid] = body.data.list;
  if (!paid) throw new Error('the paid deposit was not told');
  return { orderNo: charge.order_no, notificationId: paid.id };
}

/** A bet, so that the game is the site's most popular one. */
async function bet({ deps: { db, clock, random } }: TestApp, member: InsertedMember, game: Tenant['game']) {
  const at = clock.now();
  const common = {
    site_key: member.siteKey,
    integration: 'sandbox',
    round_id: `round-${member.account}`,
    member_id: member.id,
    game_id: game.id,
  };
  await db
    .insertInto('game_rounds')
    .values({ ...common, opened_at: at, closed_at: at })
    .execute();
  await db
    .insertInto('game_transactions')
    .values({
      ...common,
      transaction_uuid: random.uuid(),
      request_uuid: random.uuid(),
      kind: 'bet',
      amount_centavos: 100,
      content_hash: `hash-${member.account}`,
      created_at: at,
    })
    .execute();
  await countBets(db, at);
}

/** A deposit of two reais that is contested. @returns number of the contestation */
async function contested({ deps }: TestApp, member: InsertedMember): Promise<string> {
  const { number, contest } = await aDeposit(deps, member, CONTESTED_CENTAVOS);
  await contest();
  return number;
}

async function forgetPassword(
  api: TestApp,
  siteKey: string,
  { account, cpf, email }: InsertedMember & { readonly cpf: string; readonly email: string },
): Promise<Tenant['forgetful']> {
  const body = { name: account, cpf_id: cpf, captcha: '7777', key: 'any' };
  await api.call('POST /api/auth/password/forgot', { host: `${siteKey}.test`, token: null, body });
  const [message] = await messagesTo(api.deps.db, siteKey, email, api.deps.clock.now());
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0];
  if (!code) throw new Error('no code was sent');
  return { account, cpf, code };
}

/** Codes that were sent some minutes ago: others can be asked for again. */
async function contactCodesOf(
  { deps: { db, clock, config, random } }: TestApp,
  member: InsertedMember,
  word: string,
): Promise<Tenant['contactCodes']> {
  const email = `bound@${word}.test`;
  const sentAt = new Date(clock.now().getTime() - CODES_SENT_BEFORE_MS);
  const { siteKey, id: memberId } = member;
  const { phone } = await db
    .selectFrom('members')
    .select('phone')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const code = (purpose: 'email' | 'phone', about: string) =>
    transaction(db, (tx) =>
      issueCode(tx, config.providerSecret, { siteKey, memberId, purpose, about }, sentAt, random),
    );
  return {
    email,
    emailCode: (await code('email', email)) ?? '',
    phoneCode: (await code('phone', phone)) ?? '',
  };
}

/** As where the site has a mail server: a mail that waits for it. */
async function insertMail({ deps }: TestApp, siteKey: string): Promise<void> {
  const at = deps.clock.now();
  await transaction(deps.db, (tx) =>
    mailOutbox(tx, deps).send({ siteKey, channel: 'email', to: '', subject: '', text: '', at }),
  );
}
