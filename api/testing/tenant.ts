import { sql } from 'kysely';
import { onceFrozen } from './once-frozen.ts';
import { centavosFromWire, wireFromCentavos } from '@mosaico/shared/money';
import { identityCheck } from './identity-check.ts';
import type { InsertedMember } from './builders.ts';
import { aDeposit } from './contestations.ts';
import { decidedRefund } from './given-up-refunds.ts';
import { askedDeletion, deletedMember } from './deleted-member.ts';
import { readyExport } from './ready-export.ts';
import { fillAgency } from './tenant-agency.ts';
import { contactCodesOf, forgetPassword } from './tenant-codes.ts';
import { beginFactor, type TenantFactor } from './tenant-factor.ts';
import { loseFactors, savePasskeys, type TenantPasskeys } from './tenant-passkeys.ts';
import { insertPeople, passwordOf } from './tenant-people.ts';
import { bringOfPlay } from './tenant-play.ts';
import { play } from './tenant-player.ts';
import { fillPromotions, offerPromotions } from './tenant-promotions.ts';
import { fillSite } from './tenant-site.ts';
import { withdraw } from './tenant-withdrawals.ts';
import type { TestApp } from './test-app.ts';
import { transaction } from '../src/db/transaction.ts';
import { mailOutbox } from '../src/providers/message/smtp/outbox.ts';

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
  /** A limit of the review that somebody has proposed. */
  readonly reviewLimit: number;
  /** Award whose bonus the member has given up. */
  readonly bonusAwardId: number;
  /** Hash of the seed of the member's next spin of the wheel. */
  readonly wheelPromise: string;
  /** Flags of an invitation that wait for this decision. */
  readonly flags: Readonly<Record<'cleared' | 'confirmed', number>>;
  /** Numbers of identity checks that wait: one for each thing that is done about them. */
  /** Of somebody whose account was deleted. */
  readonly formerCpf: string;
  readonly identityChecks: Readonly<Record<'seen' | 'approved' | 'rejected', string>>;
  readonly notificationId: number;
  readonly announcementId: number;
  /** A member whom a code for a new password was sent to, and that code. */
  /** Was frozen once. */
  readonly suspect: InsertedMember;
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
  'factor_removals',
  'member_freezes',
  'review_limits',
] as const;
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
  const played = await play(api, host, [people.member, people.guest, people.forgetful], { game, deposit });
  const bonusAwardId = await fillPromotions(api, siteKey, {
    word,
    memberId: people.member.id,
    guestId: people.guest.id,
  });
  const flags = await fillAgency(api, siteKey, {
    word,
    memberId: people.member.id,
    guestId: people.guest.id,
  });
  const wheelPromise = await bringOfPlay(api, people.member, game.id);
  const [used = 0, spare = 0] = people.payoutAccountIds;
  const withdrawals = await withdraw(api, host, people.member, passwordOf(word), used);
  const reviewLimit = await proposedLimit(api, siteKey, word);
  const contestations = {
    accepted: await contested(api, people.forgetful),
    rejected: await contested(api, people.forgetful),
  };
  await insertMail(api, siteKey);
  await loseFactors(api, people.forgetful, word);
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
    password: passwordOf(word),
    member: people.member,
    announcementId: firstId,
    ...played,
    bonusAwardId,
    wheelPromise,
    flags,
    payoutAccounts: { used, spare },
    withdrawals,
    contestations,
    reviewLimit,
    givenUp,
    contactCodes: await contactCodesOf(api, people.member, word),
    factor: await beginFactor(api, people.member),
    passkeys: await savePasskeys(api, people.member, word),
    identityChecks,
    formerCpf,
    suspect: await onceFrozen(api, siteKey, word),
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

/** A deposit of two reais that is contested. @returns number of the contestation */
async function contested({ deps }: TestApp, member: InsertedMember): Promise<string> {
  const { number, contest } = await aDeposit(deps, member, CONTESTED_CENTAVOS);
  await contest();
  return number;
}

/** As where the site has a mail server: a mail that waits for it. */
async function insertMail({ deps }: TestApp, siteKey: string): Promise<void> {
  const at = deps.clock.now();
  await transaction(deps.db, (tx) =>
    mailOutbox(tx, deps).send({ siteKey, channel: 'email', to: '', subject: '', text: '', at }),
  );
}

async function proposedLimit({ deps }: TestApp, siteKey: string, word: string): Promise<number> {
  const { id } = await deps.db
    .insertInto('review_limits')
    .values({
      site_key: siteKey,
      status: 'proposed',
      limit_centavos: 6_000_00,
      proposed_by: `${word}-boss`,
      proposed_at: deps.clock.now(),
      note: `${word} limit`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
