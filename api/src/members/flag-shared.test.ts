import { sql } from 'kysely';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { shareBrowser } from '../../testing/share-browser.ts';
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

  /** A chain of invitations, the root first. */
  async function chain(siteKey: string, length: number): Promise<readonly number[]> {
    const ids: number[] = [];
    while (ids.length < length)
      ids.push((await insertMember(test.db, siteKey, { inviter_id: ids.at(-1) ?? null })).id);
    return ids;
  }
  /** They have logged in from one network with browsers of one kind, the first so many of them without a name. */
  async function sharePlace(siteKey: string, ids: readonly number[], nameless: number) {
    const place = { site_key: siteKey, origin_hash: 'ef'.repeat(32), seen_at: at };
    await test.db
      .insertInto('member_origins')
      .values(ids.map((member_id, index) => ({ ...place, member_id, is_nameless: index < nameless })))
      .execute();
  }
  /** Two agents of one tree with a friend each, and two of another tree. */
  async function twoTrees(siteKey: string) {
    const [top = 0, agent = 0, first = 0] = await chain(siteKey, 3);
    const branch = (await insertMember(test.db, siteKey, { inviter_id: top })).id;
    const cousin = (await insertMember(test.db, siteKey, { inviter_id: branch })).id;
    const [otherTop = 0, stranger = 0] = await chain(siteKey, 2);
    return { top, agent, first, branch, cousin, otherTop, stranger };
  }
  async function addKey(siteKey: string, member_id: number, pix_type: 'CPF' | 'EVP', pix_key: string) {
    await test.db
      .insertInto('payout_accounts')
      .values({ site_key: siteKey, member_id, owner_name: '', created_at: at, pix_type, pix_key })
      .execute();
  }
  async function flagsOf(siteKey: string) {
    const flags = await test.db
      .selectFrom('agency_flags')
      .select(['agent_id', 'member_id', 'other_id', 'cause'])
      .where('site_key', '=', siteKey)
      .orderBy('id')
      .execute();
    return flags.map(({ agent_id, member_id, other_id, cause }) => [agent_id, member_id, other_id, cause]);
  }

  it.each([
    [
      'a device',
      'device',
      async (siteKey: string, ids: readonly [number, number]) => {
        await shareBrowser(test.db, siteKey, ids, at);
      },
    ],
    [
      'a place without the name of a browser',
      'device',
      (siteKey: string, ids: readonly [number, number]) => sharePlace(siteKey, ids, 1),
    ],
    [
      'a Pix key',
      'payment',
      async (siteKey: string, [top, low]: readonly [number, number]) => {
        await addKey(siteKey, top, 'EVP', 'one-key');
        await addKey(siteKey, low, 'EVP', 'one-key');
      },
    ],
    [
      'a Pix key that is the CPF',
      'cpf',
      async (siteKey: string, [top, low]: readonly [number, number]) => {
        const { cpf } = await test.db
          .selectFrom('members')
          .select('cpf')
          .where('id', '=', top)
          .executeTakeFirstOrThrow();
        await addKey(siteKey, low, 'CPF', cpf);
      },
    ],
  ] as const)(
    '[G38] are flagged in a ring: who comes back at the end of a chain of invitations has %s in common with its beginning',
    async (_what, cause, share) => {
      const siteKey = await insertSite(test.db);
      for (const length of [3, 12]) {
        const ids = await chain(siteKey, length);
        const [top = 0, agent = 0, low = 0] = [ids[0], ids.at(-2), ids.at(-1)];
        await share(siteKey, [top, low]);

        await flagShared(test.db, siteKey, at, { agentId: agent });

        expect(await flagsOf(siteKey)).toEqual([[agent, low, top, cause]]);
        await test.db.deleteFrom('agency_flags').where('site_key', '=', siteKey).execute();
        for (const table of ['member_devices', 'member_origins', 'payout_accounts'] as const)
          await test.db.deleteFrom(table).where('site_key', '=', siteKey).execute();
      }
    },
  );

  it('[G38] are flagged with a second account under another agent of the tree by their browser, the later one of the two', async () => {
    const siteKey = await insertSite(test.db);
    const { first, branch, cousin } = await twoTrees(siteKey);
    await shareBrowser(test.db, siteKey, [first, cousin], at);

    await flagShared(test.db, siteKey, at);

    expect(await flagsOf(siteKey)).toEqual([[branch, cousin, first, 'device']]);
  });

  it('[G38] are flagged with a second account anywhere on the site by a Pix key, or by one that is the other’s CPF', async () => {
    const siteKey = await insertSite(test.db);
    const { agent, first, branch, cousin, otherTop, stranger } = await twoTrees(siteKey);
    for (const id of [first, cousin, stranger]) await addKey(siteKey, id, 'EVP', 'one-key');
    const lone = await insertMember(test.db, siteKey, { cpf: '11144477735' });
    await addKey(siteKey, agent, 'CPF', '11144477735');
    const late = (await insertMember(test.db, siteKey, { inviter_id: branch })).id;
    await addKey(siteKey, late, 'CPF', '11144477735');

    await flagShared(test.db, siteKey, at);

    // Whoever was there before the other keeps what they bring.
    expect(await flagsOf(siteKey)).toEqual([
      [branch, cousin, first, 'payment'],
      [otherTop, stranger, first, 'payment'],
      [branch, late, lone.id, 'cpf'],
      [branch, late, agent, 'payment'],
    ]);
  });

  it.each([
    ['A2', ['A', 'B', 'B2', 'A2']],
    ['B', ['B2', 'A2', 'A', 'B']],
    ['both', ['A', 'B2', 'B', 'A2']],
  ] as const)(
    '[G38] are flagged where two people invite each other’s second account: A invites B, and B2 invites A2 (%s)',
    async (who, order) => {
      const siteKey = await insertSite(test.db);
      const ids = new Map<string, number>();
      for (const name of order) {
        const inviter = { A2: 'B2', B: 'A' }[name as string];
        const inviter_id = inviter ? (ids.get(inviter) ?? null) : null;
        ids.set(name, (await insertMember(test.db, siteKey, { inviter_id })).id);
      }
      const idOf = (name: string) => ids.get(name) ?? 0;
      for (const person of ['A', 'B'])
        for (const each of [person, `${person}2`])
          await addKey(siteKey, idOf(each), 'EVP', `key-of-${person}`);

      await flagShared(test.db, siteKey, at);

      const flagged = [
        ...(who === 'A2' ? [] : [[idOf('A'), idOf('B'), idOf('B2'), 'payment']]),
        ...(who === 'B' ? [] : [[idOf('B2'), idOf('A2'), idOf('A'), 'payment']]),
      ];
      expect(await flagsOf(siteKey)).toEqual(flagged);
    },
  );

  describe('on a further occasion', () => {
    /** A friend of an agent who has had other friends before, and what flags say of that friend. */
    async function aFriend() {
      const siteKey = await insertSite(test.db);
      const agent = (await insertMember(test.db, siteKey)).id;
      const friends: number[] = [];
      while (friends.length < 4)
        friends.push((await insertMember(test.db, siteKey, { inviter_id: agent })).id);
      const [first = 0, second = 0, third = 0, friend = 0] = friends;
      const share = async (other: number) => {
        await shareBrowser(test.db, siteKey, [other, friend], at);
      };
      const flags = () =>
        test.db
          .selectFrom('agency_flags')
          .select(['other_id', sql<number[]>`to_json(further_ids)`.as('further_ids'), 'round'])
          .where('member_id', '=', friend)
          .orderBy('id')
          .execute();
      const look = () => flagShared(test.db, siteKey, at, { agentId: agent });
      const decide = (decision: 'cleared' | 'confirmed') =>
        test.db
          .updateTable('agency_flags')
          .set({ [`${decision}_at`]: at, [`${decision}_by`]: 'ana', reason: 'called them' })
          .where('member_id', '=', friend)
          .where('cleared_at', 'is', null)
          .execute();
      return { first, second, third, share, look, flags, decide };
    }

    it('[G38] have whoever else they share it with added to their open flag, once', async () => {
      const { first, second, third, share, look, flags } = await aFriend();
      await share(second);
      await look();
      await share(third);
      await share(first);

      await Promise.all([look(), look()]);
      await look();

      expect(await flags()).toEqual([{ other_id: second, further_ids: [first, third], round: 0 }]);
    });

    it('[G38] are flagged at once with everybody they share it with', async () => {
      const { first, second, share, look, flags } = await aFriend();
      await share(second);
      await share(first);

      await look();

      expect(await flags()).toEqual([{ other_id: first, further_ids: [second], round: 0 }]);
    });

    it('[G38] are flagged anew, once, when their flag was cleared, and with nobody who was looked at', async () => {
      const { first, second, third, share, look, flags, decide } = await aFriend();
      await share(first);
      await share(second);
      await look();
      await decide('cleared');
      await look();
      // A browser of another name, of the same two.
      await share(second);
      await look();
      expect(await flags()).toHaveLength(1);
      await share(third);

      await Promise.all([look(), look()]);
      await look();

      expect(await flags()).toEqual([
        { other_id: first, further_ids: [second], round: 0 },
        { other_id: third, further_ids: [], round: 1 },
      ]);
    });

    it('[G38] are not flagged any more once it was confirmed: they bring nothing as it is', async () => {
      const { first, second, share, look, flags, decide } = await aFriend();
      await share(first);
      await look();
      await decide('confirmed');
      await share(second);

      await look();

      expect(await flags()).toEqual([{ other_id: first, further_ids: [], round: 0 }]);
    });
  });

  it('[G38] are not flagged who only share a browser with somebody of another tree, or a network with somebody of another agent', async () => {
    const siteKey = await insertSite(test.db);
    const { first, cousin, stranger } = await twoTrees(siteKey);
    await shareBrowser(test.db, siteKey, [cousin, stranger], at);
    await sharePlace(siteKey, [first, cousin, stranger], 3);

    await flagShared(test.db, siteKey, at);

    expect(await flagsOf(siteKey)).toEqual([]);
  });

  it('[G38] are not flagged who share a network and a kind of phone with their agent, where each phone has a name', async () => {
    const siteKey = await insertSite(test.db);
    const { agent, first } = await twoTrees(siteKey);
    await sharePlace(siteKey, [agent, first], 0);

    await flagShared(test.db, siteKey, at);

    expect(await flagsOf(siteKey)).toEqual([]);
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
    for (const column of [
      'cpf',
      'phone',
      'pix_key',
      'browser_hash',
      'origin_hash',
      String.raw`lower\(email\)`,
    ])
      expect(plan).toMatch(new RegExp(String.raw`Cond: .*\(\(?${column}\)?(::text)? = `));
  });
});
