import { sql } from 'kysely';
import { insertMember } from './builders.ts';
import type { Signature } from './tenant.ts';
import type { TestApp } from './test-app.ts';
import { earn } from '../src/agency/commissions/credit.ts';
import { transaction } from '../src/db/transaction.ts';

/** Something of everything that agents have: earnings to claim, a month, clicks, and a flag. @returns the flag's id */
export async function fillAgency(
  { deps: { db, clock } }: TestApp,
  siteKey: string,
  {
    word,
    memberId,
    guestId,
  }: Pick<Signature, 'word'> & { readonly memberId: number; readonly guestId: number },
): Promise<number> {
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
  await sql`insert into invite_clicks (site_key, member_id, day, clicks) values (${siteKey}, ${memberId}, '2026-01-02', 3)`.execute(
    db,
  );
  await sql`insert into invite_visitors (site_key, day, member_id, visitor_hash)
    values (${siteKey}, '2026-01-02', ${memberId}, ${'ab'.repeat(32)})`.execute(db);
  await sql`insert into invite_salts (site_key, day, salt) values (${siteKey}, '2026-01-02', ${`${word}-salt`})`.execute(
    db,
  );
  await sql`insert into member_devices (site_key, member_id, device_hash, seen_at)
    values (${siteKey}, ${memberId}, ${'cd'.repeat(32)}, ${at})`.execute(db);
  const { id } = await db
    .insertInto('agency_flags')
    .values({
      site_key: siteKey,
      agent_id: memberId,
      member_id: twin.id,
      other_id: guestId,
      cause: 'device',
      flagged_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
