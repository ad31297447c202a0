import { createNavigation } from './navigation.ts';

describe('navigation', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  it('[R29] pushes to the browser history and tells every listener', () => {
    const navigation = createNavigation(window);
    const seen: string[][] = [[], []];
    for (const paths of seen) navigation.location.changes$.subscribe(({ pathname }) => paths.push(pathname));

    navigation.push('/recharge?from=home#top', { a: 1 });

    expect(window.location.pathname).toBe('/recharge');
    expect(navigation.location.value).toMatchObject({
      pathname: '/recharge',
      search: '?from=home',
      hash: '#top',
      state: { a: 1 },
    });
    expect(seen).toEqual([
      ['/', '/recharge'],
      ['/', '/recharge'],
    ]);
  });

  it('gives every entry a key of its own and replaces in place', () => {
    const navigation = createNavigation(window);
    navigation.push('/game');
    const { key } = navigation.location.value;
    const { length } = window.history;

    navigation.replace('/video');

    expect(window.history.length).toBe(length);
    expect(navigation.location.value.pathname).toBe('/video');
    expect(navigation.location.value.key).not.toBe(key);
  });

  it('follows the back button', async () => {
    const navigation = createNavigation(window);
    navigation.push('/game');
    const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

    navigation.go(-1);
    await back;

    expect(navigation.location.value.pathname).toBe('/');
  });

  it('takes a trailing slash for the same page', () => {
    window.history.replaceState(null, '', '/game/?x=1');

    const navigation = createNavigation(window);

    expect(navigation.location.value).toMatchObject({ pathname: '/game', search: '?x=1' });
  });
});
