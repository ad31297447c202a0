import { sql } from 'kysely';
import { insertMember } from './builders.ts';
import type { Signature } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { earn } from '../src/agency/commissions/credit.ts';
import { transaction } from '../src/db/transaction.ts';

/** A job that runs meanwhile does not take it away. */
const MUCH_LATER = '2090-01-01T00:00:00Z';

/** Something of everything that agents have: earnings to claim, a month, clicks, and two flags. @returns the ids of the flags, one for each decision */
export async function fillAgency(
  { deps: { db, clock } }: TestApp,
  siteKey: string,
  {
    word,
    memberId,
    guestId,
  }: Pick<Signature, 'word'> & { readonly memberId: number; readonly guestId: number },
): Promise<Readonly<Record<'cleared' | 'confirmed', number>>> {
  const at = clock.now();
  const twin = await insertMember(db, siteKey, { account: `${word}_twin`, inviter_id: memberId });
  await transaction(db, (tx) =>
    earn(
      tx,
      {
        siteKey,
        agentId: memberId,
        part: 'recharge',
        occasion: 'first',
        day: '2026-01-02',
        rateHundredths: 100,
        at,
      },
      [{ memberId: guestId, baseCentavos: 20_00 }],
    ),
  );
  await sql`insert into agency_rates (site_key, part, rate_hundredths, from_at, set_by, set_at)
    values (${siteKey}, 'settlement', 900, '2026-01-01', ${`${word}-boss`}, ${at})`.execute(db);
  await sql`insert into agency_revenues (site_key, agent_id, member_id, month, revenue_centavos, counted_in)
    values (${siteKey}, ${memberId}, ${guestId}, '2026-01', -500, '2026-01')`.execute(db);
  await sql`insert into agency_months (site_key, agent_id, month, revenue_centavos, brought_centavos, carried_centavos, settled_at)
    values (${siteKey}, ${memberId}, '2026-01', -500, 0, -500, ${at})`.execute(db);
  await sql`insert into agency_recharges (site_key, order_no, due_at) values (${siteKey}, ${`${word}-order`}, ${at})`.execute(
    db,
  );
  await sql`insert into agency_reversals (site_key, order_no, due_at) values (${siteKey}, ${`${word}-reversed`}, ${MUCH_LATER})`.execute(
    db,
  );
  // Of a recharge that went back long ago: all of it has come back since.
  await sql`with commission as (
      insert into agency_commissions (site_key, agent_id, member_id, part, occasion, day, base_centavos, rate_hundredths, amount_centavos,
        created_at, credited_at, claimed_at, revoked_at)
      values (${siteKey}, ${memberId}, ${twin.id}, 'recharge', 'first', '2026-01-02', 3300, 100, 33, ${at}, ${at}, ${at}, ${at}) returning id
    )
    insert into commission_returns (commission_id, site_key, member_id, amount_centavos, owed_centavos, created_at)
    select id, ${siteKey}, ${memberId}, 33, 0, ${at} from commission`.execute(db);
  await sql`insert into invite_clicks (site_key, member_id, day, clicks) values (${siteKey}, ${memberId}, '2026-01-02', 3)`.execute(
    db,
  );
  await sql`insert into invite_visitors (site_key, day, member_id, visitor_hash)
    values (${siteKey}, '2026-01-02', ${memberId}, ${'ab'.repeat(32)})`.execute(db);
  await sql`insert into invite_salts (site_key, day, salt) values (${siteKey}, '2026-01-02', ${`${word}-salt`})`.execute(
    db,
  );
  await sql`insert into member_origins (site_key, member_id, origin_hash, seen_at)
    values (${siteKey}, ${memberId}, ${'cd'.repeat(32)}, ${at})`.execute(db);
  const flags = await db
    .insertInto('agency_flags')
    .values(
      (['device', 'payment'] as const).map((cause) => ({
        site_key: siteKey,
        agent_id: memberId,
        member_id: twin.id,
        other_id: guestId,
        cause,
        flagged_at: at,
      })),
    )
    .returning('id')
    .execute();
  const [cleared = 0, confirmed = 0] = flags.map(({ id }) => id);
  return { cleared, confirmed };
}
