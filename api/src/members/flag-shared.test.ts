import { sql } from 'kysely';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';
import { transaction } from '../db/transaction.ts';
import { flagShared, sharedBy } from './flag-shared.ts';

const at = new Date('2026-03-01T12:00:00Z');

describe('members who may be one person', () => {
  const test = useDatabase();

  it('[G38] are flagged by a Pix key that is the phone, e-mail address or CPF of the other one', async () => {
    const siteKey = await insertSite(test.db);
    const keys = { CPF: '52998224725', PHONE: '+5511987654321', EMAIL: 'ana@example.com' } as const;
    const contacts = { cpf: keys.CPF, phone: keys.PHONE, email: keys.EMAIL };
    const { id: agent } = await insertMember(test.db, siteKey, contacts);
    for (const [pix_type, pix_key] of Object.entries(keys)) {
      const friend = await insertMember(test.db, siteKey, { inviter_id: agent });
      const account = { site_key: siteKey, member_id: friend.id, owner_name: '', created_at: at };
      await test.db
        .insertInto('payout_accounts')
        .values({ ...account, pix_type: pix_type as keyof typeof keys, pix_key })
        .execute();
    }

    await flagShared(test.db, siteKey, at, { agentId: agent });

    const flags = await test.db
      .selectFrom('agency_flags')
      .select(['cause', 'other_id'])
      .orderBy('id')
      .execute();
    expect(flags.map(({ cause }) => cause).sort()).toEqual(['cpf', 'payment', 'payment']);
    expect(new Set(flags.map(({ other_id }) => other_id))).toEqual(new Set([agent]));
  });
});

describeOnPostgres('the search for them', () => {
  const test = useDatabase();

  it('[G38] reads no whole table, however many members a site has', async () => {
    const siteKey = await insertSite(test.db);
    for (let n = 0; n < 300; n += 1)
      await insertMember(test.db, siteKey, { email: `member${n}@example.com` });
    await sql`analyze members`.execute(test.db);

    const plan = await transaction(test.db, async (tx) => {
      // Small tables are read whole because that is quicker; so it stands in the plan only where there is no other way.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await sql<{
        'QUERY PLAN': string;
      }>`explain ${sharedBy(siteKey, at, { memberId: 1 })}`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

    expect(plan).not.toContain('Seq Scan');
    // By the key itself, not by reading all of the site.
    for (const column of ['cpf', 'phone', String.raw`lower\(email\)`])
      expect(plan).toMatch(new RegExp(String.raw`Cond: .*\(\(?${column}\)?(::text)? = `));
  });
});
