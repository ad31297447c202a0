import { heard, type MakeBench } from './bench.ts';

export function describeSession(make: MakeBench): void {
  it('[R158] asks a visitor to log in first', async () => {
    const { platform, shown, opened } = await make();

    expect(platform.session.isLoggedIn()).toBe(false);
    expect(platform.session.requireLogin()).toBe(false);

    expect(shown()).toEqual(['Currently not logged in, please log in first']);
    expect(opened()).toBe('login');
  });

  it('[R158] lets a member pass without a word', async () => {
    const { platform, logIn, shown, opened } = await make();
    await logIn();

    expect(platform.session.isLoggedIn()).toBe(true);
    expect(platform.session.requireLogin()).toBe(true);

    expect(shown()).toEqual([]);
    expect(opened()).toBeNull();
  });

  it.each(['login', 'register'] as const)('[R75] [R76] opens %s', async (modal) => {
    const { platform, opened } = await make();

    platform.session.open(modal);

    expect(opened()).toBe(modal);
  });

  it('tells of the start of a session', async () => {
    const { platform, logIn } = await make();
    const started = heard(platform, 'session.started');

    await logIn();

    expect(started).toEqual([{ memberId: 7 }]);
  });

  it.each(['answering', 'refusing', 'away'] as const)(
    'never rejects a refresh while the server is %s',
    async (server) => {
      const { platform } = await make({ server });

      await expect(platform.session.refresh()).resolves.toBeUndefined();
    },
  );

  it('[G1] logs out: no member, the news on the bus, at the start', async () => {
    const { platform, logIn } = await make();
    await logIn();
    const ended = heard(platform, 'session.ended');

    await platform.session.logout();

    expect(platform.session.user.value).toBeNull();
    expect(platform.session.isLoggedIn()).toBe(false);
    expect(ended).toEqual([{ reason: 'logout' }]);
    expect(platform.navigation.location.value.pathname).toBe('/');
  });

  it('leaves a visitor where they are who logs out', async () => {
    const { platform } = await make();

    await platform.session.logout();

    expect(platform.navigation.location.value.pathname).toBe('/start');
  });
}
