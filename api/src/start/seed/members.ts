import { normaliseCpf } from '@mosaico/shared/rules';
import { hashPassword } from '../../passwords/password.ts';
import type { Tx } from '../../db/tables.ts';
import type { Random } from '../../runtime/random.ts';
import { deposit } from '../../ledger/deposits.ts';
import { addTurnoverRequirement } from '../../turnover/turnover.ts';
import { addMember } from '../../auth/add-member.ts';

const DAY_MS = 24 * 60 * 60_000;

interface SeedMember {
  readonly account: string;
  readonly password: string | null;
  readonly realname: string;
  /** What the site calls them; their account unless said otherwise. */
  readonly nickname?: string;
  readonly email?: string;
  readonly gender: number;
  readonly daysAgo: number;
}

const DEMO: SeedMember = {
  account: 'demo',
  password: 'demo123456',
  realname: 'Marina Alves',
  nickname: 'Marina',
  email: 'demo@mosaico.example',
  gender: 2,
  daysAgo: 60,
};
const AGENT: SeedMember = {
  account: 'agent',
  password: 'agent123456',
  realname: 'Rafael Nogueira',
  email: 'agent@mosaico.example',
  gender: 1,
  daysAgo: 90,
};

/** Somebody who was invited; some have paid in. They have no password: nobody logs in as them. */
export interface InvitedSeed extends SeedMember {
  readonly depositCentavos: number;
}

/** Registered with the agent's code. */
const INVITED: readonly InvitedSeed[] = [
  ['beatriz_r', 'Beatriz Ramos', 2, 34, 50_00],
  ['caio_lima', 'Caio Lima', 1, 27, 0],
  ['dandara7', 'Dandara Souza', 2, 21, 120_00],
  ['enzo_m', 'Enzo Martins', 1, 13, 10_00],
  ['fernanda_k', 'Fernanda Kato', 2, 8, 0],
  ['guto_silva', 'Gustavo Silva', 1, 2, 30_00],
].map(
  ([account, realname, gender, daysAgo, depositCentavos]) =>
    ({ account, realname, gender, daysAgo, depositCentavos, password: null }) as InvitedSeed,
);

export interface SeedFrame {
  readonly siteKey: string;
  readonly now: Date;
  readonly random: Random;
}

/** `demo` on every site; on the site `demo` also `agent` with six invited members. Source: G35. */
export async function seedMembers(tx: Tx, frame: SeedFrame): Promise<void> {
  await addPayoutAccount(tx, frame, await addSeedMember(tx, frame, DEMO, null));
  if (frame.siteKey !== 'demo') return;
  const agentId = await addSeedMember(tx, frame, AGENT, null);
  const { invite_code: inviteCode } = await tx
    .selectFrom('members')
    .select('invite_code')
    .where('site_key', '=', frame.siteKey)
    .where('id', '=', agentId)
    .executeTakeFirstOrThrow();
  for (const invited of INVITED) await addInvited(tx, frame, invited, inviteCode);
}

/** @returns the member's id */
export async function addInvited(
  tx: Tx,
  frame: SeedFrame,
  invited: InvitedSeed,
  inviteCode: string,
): Promise<number> {
  const memberId = await addSeedMember(tx, frame, invited, inviteCode);
  const { siteKey } = frame;
  const { depositCentavos: amountCentavos } = invited;
  if (amountCentavos === 0) return memberId;
  const at = new Date(frame.now.getTime() - (invited.daysAgo - 1) * DAY_MS);
  await deposit(tx, {
    siteKey,
    memberId,
    amountCentavos,
    at,
    idempotencyKey: `deposit:seed:${invited.account}`,
  });
  await addTurnoverRequirement(tx, { siteKey, memberId, amountCentavos, at });
  return memberId;
}

async function addSeedMember(
  tx: Tx,
  { siteKey, now, random }: SeedFrame,
  member: SeedMember,
  inviteCode: string | null,
): Promise<number> {
  const memberId = await addMember(
    tx,
    {
      siteKey,
      account: member.account,
      passwordHash: member.password === null ? '' : await hashPassword(member.password, random),
      realname: member.realname,
      phone: `+55${['11', '21', '31', '71', '81'][random.int(5)]}9${String(random.int(100_000_000)).padStart(8, '0')}`,
      cpf: aCpf(random),
      birthDate: `19${70 + random.int(30)}-0${1 + random.int(9)}-1${random.int(10)}`,
      inviteCode,
      registerIp: `203.0.113.${1 + random.int(250)}`,
      registerHost: siteKey === 'demo' ? 'localhost' : 'mare.localhost',
      language: 'pt',
      gender: member.gender,
      at: new Date(now.getTime() - member.daysAgo * DAY_MS),
    },
    random,
  );
  const { email, nickname = member.account } = member;
  if (email !== undefined)
    await tx
      .updateTable('members')
      .set({ email, nickname })
      .where('site_key', '=', siteKey)
      .where('id', '=', memberId)
      .execute();
  return memberId;
}

/** Withdrawals of this member go to their own CPF. */
async function addPayoutAccount(tx: Tx, { siteKey, now }: SeedFrame, memberId: number): Promise<void> {
  const { cpf, realname } = await tx
    .selectFrom('members')
    .select(['cpf', 'realname'])
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payout_accounts')
    .values({
      site_key: siteKey,
      member_id: memberId,
      pix_type: 'CPF',
      pix_key: cpf,
      owner_name: realname,
      is_default: true,
      created_at: now,
    })
    .execute();
}

/** A CPF with right check digits: the one in a hundred endings that the rule accepts. */
function aCpf(random: Random): string {
  for (;;) {
    const nine = String(random.int(1_000_000_000)).padStart(9, '0');
    for (let ending = 0; ending < 100; ending += 1) {
      const cpf = normaliseCpf(nine + String(ending).padStart(2, '0'));
      if (cpf) return cpf;
    }
  }
}
