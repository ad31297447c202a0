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

export function describeSheets(make: MakeBench): void {
  const openOn = async (path: string) => {
    const { platform } = await make();
    const { navigation, sheets } = platform;
    navigation.push(path, { from: 'menu' });
    sheets.open('terms');
    const isClosed = () => sheets.current.value === null;
    return { navigation, sheets, isClosed, path: () => navigation.location.value.pathname };
  };

  it('[R75] closes a sheet with "back", stays on the screen, and opens it again with "forward"', async () => {
    const { navigation, sheets, isClosed } = await openOn('/records?page=2');
    expect(sheets.current.value).toBe('terms');
    expect(navigation.location.value).toMatchObject({ pathname: '/records', search: '?page=2' });

    navigation.go(-1);
    await until(isClosed);
    expect(navigation.location.value).toMatchObject({ search: '?page=2', state: { from: 'menu' } });
    navigation.go(1);
    await until(() => !isClosed());

    expect(sheets.current.value).toBe('terms');
  });

  it('says that something lies over the screen from the moment it is asked for', async () => {
    const { platform } = await make();
    const { sheets } = platform;
    const said: boolean[] = [];
    sheets.isAnyOpen.changes$.subscribe((isAnyOpen) => void said.push(isAnyOpen));

    sheets.open('terms');
    expect(sheets.isAnyOpen.value).toBe(true);
    sheets.close('terms');
    await until(() => !sheets.isAnyOpen.value);

    expect(said).toEqual([false, true, false]);
  });

  it('leaves the screen alone when a sheet is closed that is not open', async () => {
    const { navigation, sheets, isClosed, path } = await openOn('/records');
    sheets.close('another');
    expect(sheets.current.value).toBe('terms');
    sheets.close('terms');
    await until(isClosed);

    sheets.close('terms');
    navigation.replace('/records?page=3');
    await new Promise((resolve) => setTimeout(resolve, 20));

    expect(path()).toBe('/records');
  });

  it('takes one "back" to the screen however many sheets were opened', async () => {
    const { navigation, sheets, isClosed, path } = await openOn('/records');
    sheets.open('details');
    expect(sheets.current.value).toBe('details');

    navigation.go(-1);
    await until(isClosed);

    expect(path()).toBe('/records');
  });

  it('lets a navigation take the place of a sheet', async () => {
    const { navigation, isClosed, path } = await openOn('/records');

    navigation.push('/recharge');
    expect(isClosed()).toBe(true);
    navigation.go(-1);
    await until(() => path() === '/records');

    expect(isClosed()).toBe(true);
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
