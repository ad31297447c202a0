import { accountRoutes } from '../../testing/account-routes.ts';
import { insertMember } from '../../testing/builders.ts';
import { useApp } from '../../testing/test-app.ts';

describe('profile photos', () => {
  const api = useApp({
    routes: accountRoutes,
  });

  it('offers six photos of each list; one of them can be chosen [R92, R93, R172, R173, R174]', async () => {
    const offered = (await api.call('GET /api/profilepictures')).body.data;
    expect([offered.male.length, offered.female.length]).toEqual([6, 6]);
    const [picture] = offered.female;
    const member_id = api.member.id;
    expect((await api.call('POST /api/profilepictures/user', { body: { member_id } })).body.data).toEqual({
      profileurl: null,
    });

    const chosen = await api.call('POST /api/profilepictures/set', {
      body: { member_id, picture_id: picture?.id },
    });

    expect(chosen.body).toMatchObject({
      code: 200,
      message: 'Photo updated',
      data: { profileurl: picture?.url },
    });
    expect((await api.call('POST /api/profilepictures/user', { body: { member_id } })).body.data).toEqual({
      profileurl: picture?.url,
    });
    expect((await api.call('POST /api/auth/me')).body.data.profileurl).toBe(picture?.url);
  });

  it.each([0, 13, -1, 2_147_483_648])('refuses photo %i, which is not offered [R173]', async (picture_id) => {
    const { status, body } = await api.call('POST /api/profilepictures/set', {
      body: { member_id: api.member.id, picture_id },
    });

    expect([status, body.error]).toEqual([422, 'picture_unknown']);
  });

  it('is nobody else’s to read or change, whether they exist or not [R113, R160, G8, A49]', async () => {
    const other = await insertMember(api.deps.db, api.siteKey);

    for (const key of ['POST /api/profilepictures/user', 'POST /api/profilepictures/set'] as const) {
      for (const member_id of [other.id, 2_147_483_647]) {
        const { status, body } = await api.call(key, { body: { member_id, picture_id: 1 } });

        expect([status, body.error]).toEqual([403, 'forbidden']);
      }
    }
  });
});
