import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember, openToken } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';

const UPDATE = 'POST /api/auth/info/update';

describe('what members say about themselves', () => {
  const api = useApp({ routes: accountRoutes });

  async function aPerson(changes: Parameters<typeof insertMember>[2] = {}) {
    const { db, clock } = api.deps;
    const member = await insertMember(db, api.siteKey, { identity_status: 'none', ...changes });
    const token = await openToken(db, member, clock.now());
    return {
      change: (body: object, lang = 'en') => api.call(UPDATE, { token, body: { ...body, lang } }),
      stored: () =>
        db
          .selectFrom('members')
          .select(['nickname', 'realname', 'gender', 'cpf', 'birth_date', 'updated_at'])
          .where('id', '=', member.id)
          .executeTakeFirstOrThrow(),
    };
  }

  it('[G7] changes nickname, name and gender, tidied, and answers the member as they are now', async () => {
    const { change, stored } = await aPerson({ realname: 'Ana Souza' });

    const { status, body } = await change({ nickname: ' Ninha  S ', realname: 'Ana  Souza Lima', gender: 2 });

    expect(status).toBe(200);
    expect(body.message).toBe('Your details are saved');
    expect(body.data).toMatchObject({ nickname: 'Ninha S', realname: 'Ana Souza Lima', gender: 2 });
    expect(await stored()).toMatchObject({ nickname: 'Ninha S', realname: 'Ana Souza Lima', gender: 2 });
  });

  it('[G7] leaves what is not sent as it is; an empty nickname removes it', async () => {
    const { change, stored } = await aPerson({ nickname: 'Ninha', realname: 'Ana Souza', gender: 1 });

    await change({ nickname: '' });

    expect(await stored()).toMatchObject({ nickname: '', realname: 'Ana Souza', gender: 1 });
  });

  it.each(['pending', 'approved'] as const)(
    '[G7] keeps the name that documents were compared with: check %s',
    async (identity_status) => {
      const { change, stored } = await aPerson({ identity_status, realname: 'Ana Souza' });

      const refused = await change({ nickname: 'Other', realname: 'Bia Souza' });
      const same = await change({ nickname: 'Same', realname: ' Ana Souza ' });

      expect([refused.status, refused.body.error]).toEqual([409, 'name_fixed']);
      expect(Object.keys(refused.body.errors)).toEqual(['realname']);
      expect(same.status).toBe(200);
      expect(await stored()).toMatchObject({ nickname: 'Same', realname: 'Ana Souza' });
    },
  );

  it('[G7] takes another name after a rejection', async () => {
    const { change, stored } = await aPerson({ identity_status: 'rejected', realname: 'Ana Souza' });

    await change({ realname: 'Ana Sousa' });

    expect((await stored()).realname).toBe('Ana Sousa');
  });

  it('[G7] [R148] takes no name in place of a full one, and leaves one of before as it is', async () => {
    const { change, stored } = await aPerson({ realname: 'Ana' });

    const kept = await change({ nickname: 'Ninha', realname: 'Ana' });
    const other = await change({ realname: 'Bia' }, 'pt');

    expect(kept.status).toBe(200);
    expect([other.status, other.body.errors]).toEqual([
      422,
      { realname: ['Informe nome e sobrenome, como no CPF'] },
    ]);
    expect(await stored()).toMatchObject({ nickname: 'Ninha', realname: 'Ana' });
  });

  it('[G7] [R261] tells every wrong field at once, in the language of the caller, and writes nothing', async () => {
    const { change, stored } = await aPerson();
    const before = await stored();

    const { status, body } = await change({ nickname: '<b>', realname: 'Al', gender: 1 }, 'pt');

    expect(status).toBe(422);
    expect(body.errors).toEqual({
      nickname: ['O apelido aceita até 20 letras e números'],
      realname: [expect.stringMatching(/nome/i)],
    });
    expect(await stored()).toEqual(before);
  });

  it('[G7] takes no nickname that would seem to speak for the site; one that is there already stays', async () => {
    const { change, stored } = await aPerson({ nickname: 'Suporte' });

    const refused = await change({ nickname: 'Mosaico Oficial', gender: 1 }, 'pt');
    const same = await change({ nickname: 'Suporte', gender: 2 });

    expect([refused.status, refused.body.error, refused.body.errors]).toEqual([
      422,
      'name_reserved',
      { nickname: ['Este nome é reservado para o site. Escolha outro'] },
    ]);
    expect(same.status).toBe(200);
    expect(await stored()).toMatchObject({ nickname: 'Suporte', gender: 2 });
  });

  it('[G7] changes neither CPF nor date of birth, whatever is sent', async () => {
    const { change, stored } = await aPerson();
    const { cpf, birth_date } = await stored();

    await change({ nickname: 'Lua', cpf: '15350946056', cpf_id: '15350946056', birth_date: '1970-01-01' });

    expect(await stored()).toMatchObject({ nickname: 'Lua', cpf, birth_date });
  });

  it('[G7] refuses a gender that there is not', async () => {
    const { change } = await aPerson();

    expect((await change({ gender: 3 })).status).toBe(422);
  });
});
