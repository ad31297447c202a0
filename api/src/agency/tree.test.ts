import { sql } from 'kysely';
import { insertMember, insertSite } from '../../testing/builders.ts';
import { describeOnPostgres, useDatabase } from '../../testing/test-database.ts';

describe('the tree of invitations', () => {
  const test = useDatabase();
  const rootOf = async (id: number) =>
    (
      await test.db
        .selectFrom('members')
        .select('root_inviter_id')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).root_inviter_id;
  const putUnder = (id: number, inviter_id: number | null) =>
    test.db.updateTable('members').set({ inviter_id }).where('id', '=', id).execute();
  const chain = async (siteKey: string, length: number) => {
    const ids: number[] = [];
    for (let index = 0; index < length; index += 1)
      ids.push((await insertMember(test.db, siteKey, { inviter_id: ids.at(-1) ?? null })).id);
    return ids;
  };

  it('[R156] works out the root at any depth, whatever it was told', async () => {
    const siteKey = await insertSite(test.db);
    const ids = await chain(siteKey, 30);
    const [first = 0, second = 0] = ids;
    const told = await insertMember(test.db, siteKey, {
      inviter_id: ids.at(-1) ?? null,
      root_inviter_id: second,
    });

    expect([await rootOf(first), await rootOf(ids.at(-1) ?? 0), await rootOf(told.id)]).toEqual([
      null,
      first,
      first,
    ]);
  });

  it('[R156] [G38] sets the inviter once, and lets nobody be their own', async () => {
    const siteKey = await insertSite(test.db);
    const [top = 0, below = 0] = await chain(siteKey, 2);
    const other = (await insertMember(test.db, siteKey)).id;

    await expect(putUnder(below, other)).rejects.toThrow('set once');
    await expect(putUnder(below, null)).rejects.toThrow('set once');
    await expect(putUnder(other, other)).rejects.toThrow('no circle');
    await expect(putUnder(top, below)).rejects.toThrow('no circle');
    await expect(
      sql`update members set root_inviter_id = ${other} where id = ${below}`.execute(test.db),
    ).rejects.toThrow('set once');
  });

  it('[R156] hangs one tree into another with everybody in it', async () => {
    const siteKey = await insertSite(test.db);
    const [low, high] = [await chain(siteKey, 20), await chain(siteKey, 20)];

    await putUnder(low[0] ?? 0, high.at(-1) ?? 0);

    expect(new Set(await Promise.all([...low, ...high.slice(1)].map(rootOf)))).toEqual(new Set([high[0]]));
    await expect(putUnder(high[0] ?? 0, low.at(-1) ?? 0)).rejects.toThrow('no circle');
  });

  describeOnPostgres('at the same time', () => {
    it('[G38] forms no circle, and every root is right', async () => {
      const siteKey = await insertSite(test.db);
      const trees = await Promise.all(Array.from({ length: 12 }, () => chain(siteKey, 3)));
      const at = (index: number) => trees[index % trees.length] ?? [];

      // Each tree is hung under the last of the next one: together a circle. Members register under them meanwhile.
      const hung = await Promise.allSettled(
        trees.flatMap((tree, index) => [
          putUnder(tree[0] ?? 0, at(index + 1).at(-1) ?? 0),
          insertMember(test.db, siteKey, { inviter_id: tree.at(-1) ?? null }),
        ]),
      );

      const refused = hung.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(1);
      const { rows } = await sql<{ wrong: number; members: number; roots: number }>`
        with recursive up as (
          select id, inviter_id, id as top, 0 as depth from members where site_key = ${siteKey}
          union all
          select up.id, above.inviter_id, above.id, depth + 1 from up join members above on above.id = up.inviter_id where depth < 100
        ), tops as (select distinct on (id) id, top, depth from up order by id, depth desc)
        select count(*) filter (where depth >= 100 or coalesce(root_inviter_id, tops.id) <> tops.top)::int as wrong,
          count(*)::int as members, count(distinct tops.top)::int as roots
        from tops join members on members.id = tops.id`.execute(test.db);
      expect(rows[0]).toEqual({ wrong: 0, members: 12 * 4, roots: 1 });
    });
  });
});
