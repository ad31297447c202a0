import { insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testClock, testLog } from '../../testing/test-deps.ts';
import { DatabaseUnavailable } from '../db/unavailable.ts';
import { dropNote, followNotes, type NotedOrder } from './follow-notes.ts';

const test = useDatabase();
const failure = 'a note could not be followed';

/** A site with an order that is noted for now, and one for a minute later. */
async function noted() {
  const { db } = test;
  const [clock, log, siteKey] = [testClock(), testLog(), await insertSite(db)];
  const now = clock.now();
  await db
    .insertInto('agency_recharges')
    .values([
      { site_key: siteKey, order_no: 'due', due_at: now },
      { site_key: siteKey, order_no: 'later', due_at: new Date(now.getTime() + 60_000) },
    ])
    .execute();
  const seen: string[] = [];
  const follow = (work: (note: NotedOrder) => Promise<void>) =>
    followNotes(
      { db, clock, log },
      {
        table: 'agency_recharges',
        async work(note) {
          if (note.site_key !== siteKey) return;
          seen.push(note.order_no);
          await work(note);
        },
        failure,
      },
    );
  return { db, clock, log, siteKey, seen, follow };
}

describe('noted orders', () => {
  it('are followed when they are due, and are gone with their note', async () => {
    const { db, clock, log, seen, follow } = await noted();
    const drop = (note: NotedOrder) => dropNote(db, 'agency_recharges', note);

    await follow(drop);
    expect(seen).toEqual(['due']);
    clock.advance(60_000);
    await follow(drop);

    expect(seen).toEqual(['due', 'later']);
    expect(await follow(drop)).toBe(0);
    expect(log.errors).toEqual([]);
  });

  it('whose work fails are told of and looked at again, but not at once', async () => {
    const { clock, log, siteKey, seen, follow } = await noted();
    const fail = () => Promise.reject(new Error('no answer'));

    expect(await follow(fail)).toBe(1);
    expect(await follow(fail)).toBe(0);
    clock.advance(30_000);
    await follow(fail);

    expect(seen).toEqual(['due', 'due']);
    const told = { fields: { site: siteKey, order: 'due' }, message: failure };
    expect(log.errors).toMatchObject([told, told]);
  });

  it('that the database had no time for are looked at again within a second', async () => {
    const { clock, log, seen, follow } = await noted();

    await follow(() => Promise.reject(new DatabaseUnavailable('busy')));
    clock.advance(999);
    expect(await follow(async () => undefined)).toBe(0);
    clock.advance(1);
    await follow(async () => undefined);

    expect(seen).toEqual(['due', 'due']);
    expect(log.errors).toMatchObject([{ message: failure }]);
  });

  it('are taken by one of two that look at the same time', async () => {
    const { seen, follow } = await noted();

    await Promise.all([follow(async () => undefined), follow(async () => undefined)]);

    expect(seen).toEqual(['due']);
  });
});
