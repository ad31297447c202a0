import { accountRoutes } from '../../testing/account-routes.ts';
import { useApp } from '../../testing/test-app.ts';
import { deleteExpired } from './housekeeping.ts';

describe('housekeeping', () => {
  const api = useApp({
    routes: accountRoutes,
  });

  it('clears away what is over and keeps what is in force', async () => {
    await api.call('POST /api/auth/captcha', { token: null });
    await deleteExpired(api.deps.db, api.deps.clock.now());
    expect((await api.call('POST /api/auth/me')).status).toBe(200);
    expect(await api.deps.db.selectFrom('captchas').select('key').execute()).toHaveLength(1);

    api.deps.clock.advance(31 * 60_000);
    await deleteExpired(api.deps.db, api.deps.clock.now());

    expect(await api.deps.db.selectFrom('captchas').select('key').execute()).toEqual([]);
    expect(await api.deps.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  });
});
