import { saoPauloDay } from '@mosaico/shared/rules';
import { sql } from 'kysely';
import { claimCommissions } from '../../agency/commissions/claim.ts';
import { type Earning, earn } from '../../agency/commissions/credit.ts';
import { FIRST_RATES } from '../../agency/commissions/rates.ts';
import type { Tx } from '../../db/tables.ts';
import type { MemberKey } from '../../members/tables.ts';
import { addInvited, type InvitedSeed, type SeedFrame } from './members.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The member has claimed what they had earned by then. */
const CLAIMED_DAYS_AGO = 9;
/** Bets come in every so many days, from so long ago. */
const BETS = { every: 3, from: 29 };

/** Registered with the code of the member `demo`: who has bet what they paid in counts as valid. */
const FRIENDS: readonly (InvitedSeed & { readonly wageredCentavos: number })[] = [
  friend('helena_m', 'Helena Moraes', 2, 29, 100_00, 1_840_00),
  friend('igor_prado', 'Igor Prado', 1, 24, 60_00, 410_00),
  friend('joana_b', 'Joana Barros', 2, 18, 200_00, 2_960_00),
  friend('kaique9', 'Kaique Rocha', 1, 11, 0, 0),
  friend('lara_dias', 'Lara Dias', 2, 6, 20_00, 12_00),
  friend('mateus_c', 'Mateus Castro', 1, 4, 150_00, 620_00),
  friend('nina_v', 'Nina Vasques', 2, 1, 0, 0),
];

function friend(
  account: string,
  realname: string,
  gender: number,
  daysAgo: number,
  depositCentavos: number,
  wageredCentavos: number,
) {
  return { account, realname, gender, daysAgo, depositCentavos, wageredCentavos, password: null };
}

/** What the member `demo` has earned as an agent, claimed in part, and how often their link was opened. Source: G35. */
export async function seedAgency(tx: Tx, frame: SeedFrame, agent: MemberKey): Promise<void> {
  const { siteKey, memberId: agentId } = agent;
  const { now } = frame;
  const ids = new Map<string, number>();
  for (const each of FRIENDS) {
    const memberId = await addInvited(tx, frame, each, await codeOf(tx, agent));
    ids.set(each.account, memberId);
    if (each.wageredCentavos > 0)
      await sql`select turnover_count(${siteKey}, ${memberId}, 'slot', ${each.wageredCentavos})`.execute(tx);
  }
  const earnAt = async (
    part: 'recharge' | 'betting' | 'settlement',
    daysAgo: number,
    occasionOf: (day: string) => string,
    earnings: readonly Earning[],
  ) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
    const day = saoPauloDay(at);
    const rateHundredths = FIRST_RATES[part];
    const occasion = occasionOf(day);
    await earn(tx, { siteKey, agentId, part, occasion, day, rateHundredths, at }, earnings);
  };
  for (let daysAgo = BETS.from; daysAgo > 0; daysAgo -= 1) {
    const depositors = FRIENDS.filter((each) => each.daysAgo - 1 === daysAgo && each.depositCentavos > 0);
    for (const { account, depositCentavos } of depositors)
      await earnAt('recharge', daysAgo, () => 'first', [
        { memberId: ids.get(account) ?? 0, baseCentavos: depositCentavos },
      ]);
    const players = FRIENDS.filter((each) => each.wageredCentavos > 0 && each.daysAgo > daysAgo);
    if (daysAgo % BETS.every === 0)
      await earnAt(
        'betting',
        daysAgo,
        (day) => day,
        players.map(({ account, wageredCentavos, daysAgo: since }) => ({
          memberId: ids.get(account) ?? 0,
          baseCentavos: Math.floor((wageredCentavos * BETS.every) / since) + daysAgo * 7_00,
        })),
      );
    if (daysAgo === CLAIMED_DAYS_AGO + 2)
      await earnAt('settlement', daysAgo, (day) => day.slice(0, 7), [
        { memberId: null, baseCentavos: 186_40 },
      ]);
    if (daysAgo === CLAIMED_DAYS_AGO)
      await claimCommissions(tx, agent, new Date(now.getTime() - daysAgo * DAY_MS));
  }
  await seedClicks(tx, agent, now);
}

async function seedClicks(tx: Tx, { siteKey, memberId }: MemberKey, now: Date): Promise<void> {
  const days = Array.from({ length: 30 }, (_, daysAgo) => ({
    site_key: siteKey,
    member_id: memberId,
    day: saoPauloDay(new Date(now.getTime() - daysAgo * DAY_MS)),
    clicks: (daysAgo * 7) % 5,
  }));
  await tx
    .insertInto('invite_clicks')
    .values(days.filter(({ clicks }) => clicks > 0))
    .execute();
}

async function codeOf(tx: Tx, { siteKey, memberId }: MemberKey): Promise<string> {
  const { invite_code: code } = await tx
    .selectFrom('members')
    .select('invite_code')
    .where('site_key', '=', siteKey)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return code;
}
