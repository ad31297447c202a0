import { asPrepared } from './prepared-statements.ts';

const nameOf = (text: string, preparesAll: boolean) => asPrepared(text, [1], preparesAll).name;

describe('statements that the server prepares', () => {
  it('are calls of our functions, under the name of the function', () => {
    expect(asPrepared('select * from wallet_bet($1)', [1])).toEqual({
      text: 'select * from wallet_bet($1)',
      values: [1],
      name: 'wallet_bet',
    });
  });

  it('are others where all of them are, each text under a name of its own', () => {
    const [one, other] = ['select "cpf" from "members" where "id" = $1', 'update "members" set "cpf" = $1'];

    const names = [nameOf(one, true), nameOf(other, true), nameOf(one, true)];

    expect(names[0]).toBe(names[2]);
    expect(new Set(names).size).toBe(2);
    expect(nameOf(one, false)).toBeUndefined();
  });

  it.each([
    'select * from "members"',
    'update "members" set "cpf" = $1 returning *',
    'commit',
    'start transaction',
  ])('are not: %s', (text) => {
    expect(nameOf(text, true)).toBeUndefined();
  });

  it('end somewhere, so that lists of any length do not fill the server', () => {
    const texts = Array.from(
      { length: 1_000 },
      (_, index) => `select "id" from "list" where "id" in (${index})`,
    );

    const named = texts.filter((text) => nameOf(text, true) !== undefined);

    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(200);
  });
});
