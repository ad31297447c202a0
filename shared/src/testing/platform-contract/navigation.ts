import { until, type MakeBench } from './bench.ts';

export function describeNavigation(make: MakeBench): void {
  it('[R29] pushes path, query, hash and state', async () => {
    const { navigation } = (await make()).platform;

    navigation.push('/records?page=2#top', { from: 'menu' });

    expect(navigation.location.value).toMatchObject({
      pathname: '/records',
      search: '?page=2',
      hash: '#top',
      state: { from: 'menu' },
    });
  });

  it('gives each entry a key of its own, and no state unless it has one', async () => {
    const { navigation } = (await make()).platform;
    const keys = [navigation.location.value.key];

    for (const path of ['/one', '/two', '/two']) {
      navigation.push(path);
      keys.push(navigation.location.value.key);
    }

    expect(new Set(keys).size).toBe(4);
    expect(navigation.location.value.state).toBeNull();
  });

  it('takes a query without a path for one of the same page', async () => {
    const { navigation } = (await make()).platform;

    navigation.push('?b=2');

    expect(navigation.location.value).toMatchObject({ pathname: '/start', search: '?b=2' });
  });

  it('goes back to the entry before, with its state; a replaced entry is gone', async () => {
    const { navigation } = (await make()).platform;
    navigation.push('/one', { scroll: 1 });
    const { key } = navigation.location.value;
    navigation.push('/two');
    navigation.replace('/three');

    navigation.go(-1);
    await until(() => navigation.location.value.pathname !== '/three');

    expect(navigation.location.value).toMatchObject({ pathname: '/one', state: { scroll: 1 }, key });
  });
}

export function describeLeave(make: MakeBench): void {
  it('[A8] leaves for an allowed address', async () => {
    const { platform, left, shown } = await make();

    expect(platform.navigation.leave('https://pay.example/1?a=b')).toBe(true);

    await until(() => left().length > 0);
    expect(left()).toEqual(['https://pay.example/1?a=b']);
    expect(shown()).toEqual([]);
  });

  it('[A8] shows the notice before it leaves', async () => {
    const { platform, left, shown } = await make();

    expect(platform.navigation.leave('/psp/pay/1', { tone: 'info', text: 'One moment' })).toBe(true);
    expect(shown()).toEqual(['One moment']);

    await until(() => left().length > 0);
    expect(left()).toEqual(['http://localhost/psp/pay/1']);
  });

  it.each(['https://evil.example/', '//pay.example/', 'javascript:alert(1)', 'https://a:b@pay.example/', ''])(
    '[A8] refuses %j and does nothing',
    async (url) => {
      const { platform, left, shown } = await make();

      expect(platform.navigation.leave(url, { tone: 'info', text: 'One moment' })).toBe(false);

      expect(left()).toEqual([]);
      expect(shown()).toEqual([]);
    },
  );
}
