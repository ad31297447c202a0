import { insertMember, insertSite } from '../../testing/builders.ts';
import { useDatabase } from '../../testing/test-database.ts';
import { testDeps } from '../../testing/test-deps.ts';
import { hashPassword, hashQueue } from '../passwords/password.ts';
import {
  judgeWithdrawalPassword,
  setWithdrawalPassword,
  withdrawalPasswordOf,
} from './withdrawal-password.ts';
import { transaction } from '../db/transaction.ts';

describe('many requests of one member with the withdrawal password at once', () => {
  const test = useDatabase();
  afterEach(() => void jest.restoreAllMocks());

  async function aMember() {
    const deps = testDeps(test.db);
    const siteKey = await insertSite(deps.db);
    const { id: memberId } = await insertMember(deps.db, siteKey);
    const owner = { siteKey, memberId };
    const hash = await hashPassword('482913', deps.random);
    await transaction(deps.db, (tx) => setWithdrawalPassword(tx, owner, hash, deps.clock.now()));
    const turns = jest.spyOn(hashQueue, 'run');
    const judge = (given: string) => judgeWithdrawalPassword(deps, owner, { given, hash });
    const tries = async () => (await withdrawalPasswordOf(deps.db, owner))?.wrong_tries;
    return { judge, turns, tries };
  }

  it('take one turn of the hashing, so that other members do not wait for them', async () => {
    const { judge, turns, tries } = await aMember();

    await Promise.all(Array.from({ length: 30 }, () => judge('482913')));

    expect(turns).toHaveBeenCalledTimes(1);
    expect(await tries()).toBe(0);
    await judge('482913');
    expect(turns).toHaveBeenCalledTimes(2);
  });

  it('count every wrong one [R137]', async () => {
    const { judge, tries } = await aMember();

    const answers = await Promise.allSettled(Array.from({ length: 4 }, () => judge('000000')));

    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    expect(await tries()).toBe(4);
  });
});
