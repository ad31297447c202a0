import { createNavigation } from './navigation.ts';
import { createModals } from './modals.ts';

const back = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** Does something that goes through the history, and waits until the browser is there. */
async function travel(go: () => void): Promise<void> {
  const there = back();
  go();
  await there;
}

function setUp() {
  window.history.replaceState(null, '', '/game?page=2');
  const navigation = createNavigation(window);
  return { navigation, modals: createModals(navigation) };
}

describe('modals', () => {
  it('[R75] [R76] are entries of the history: back closes, the page stays', async () => {
    const { navigation, modals } = setUp();

    modals.open('login');
    expect(modals.current.value).toBe('login');
    expect(navigation.location.value).toMatchObject({ pathname: '/game', search: '?page=2' });

    const gone = back();
    window.history.back();
    await gone;

    expect(modals.current.value).toBeNull();
    expect(navigation.location.value.pathname).toBe('/game');
  });

  it('replace each other, so that one back is enough', () => {
    const { modals } = setUp();
    modals.open('login');
    const { length } = window.history;

    modals.open('register');

    expect(modals.current.value).toBe('register');
    expect(window.history.length).toBe(length);
  });

  it('leave the page alone when they are closed twice', async () => {
    const { navigation, modals } = setUp();
    navigation.push('/video');
    modals.open('menu');

    const gone = back();
    modals.close();
    modals.close();
    await gone;
    modals.close();

    expect(navigation.location.value.pathname).toBe('/video');
  });

  it('are closed after a reload', () => {
    const { navigation, modals } = setUp();
    modals.open('menu');

    const afterReload = createModals(createNavigation(window));

    expect(afterReload.current.value).toBeNull();
    expect(navigation.location.value.pathname).toBe('/game');
  });

  it('keep the state that a screen has left in the entry', () => {
    const { navigation, modals } = setUp();
    navigation.push('/video', { from: 'home' });

    modals.open('language');

    expect(navigation.location.value.state).toEqual({ from: 'home', modal: 'language' });
  });

  it('[R75] open again with "forward", and close again with "back"', async () => {
    const { modals } = setUp();
    modals.open('login');
    await travel(() => window.history.back());
    expect(modals.current.value).toBeNull();

    await travel(() => window.history.forward());
    expect(modals.current.value).toBe('login');
    await travel(() => modals.close());

    expect(modals.current.value).toBeNull();
  });

  it('[R75] [R76] wait for one that is closing, and leave the page one "back" away', async () => {
    const { navigation, modals } = setUp();
    navigation.push('/video');
    modals.open('menu');

    await travel(() => {
      modals.close();
      modals.open('login');
    });
    await Promise.resolve();

    expect(modals.current.value).toBe('login');
    await travel(() => window.history.back());
    expect(modals.current.value).toBeNull();
    expect(navigation.location.value.pathname).toBe('/video');
  });

  it('stay closed when the one that waits is closed as well', async () => {
    const { modals } = setUp();
    modals.open('menu');

    await travel(() => {
      modals.close();
      modals.open('login');
      modals.close();
    });
    await Promise.resolve();

    expect(modals.current.value).toBeNull();
  });

  it('are gone when another page is entered', () => {
    const { navigation, modals } = setUp();
    modals.open('login');

    navigation.push('/');

    expect(modals.current.value).toBeNull();
  });

  it('[R76] have steps: "back" leads to the step before, closing leads to the page', async () => {
    const { navigation, modals } = setUp();
    navigation.push('/video');
    modals.open('register');
    modals.goOn();
    expect([modals.current.value, modals.step.value]).toEqual(['register', 2]);

    await travel(() => window.history.back());
    expect([modals.current.value, modals.step.value]).toEqual(['register', 1]);
    await travel(() => window.history.forward());
    expect(modals.step.value).toBe(2);
    await travel(() => modals.goBack());
    expect(modals.step.value).toBe(1);
    modals.goOn();
    await travel(() => modals.close());

    expect([modals.current.value, modals.step.value]).toEqual([null, 1]);
    expect(navigation.location.value).toMatchObject({ pathname: '/video', state: null });
  });

  it('[R75] [R76] replace each other from a later step too: one "back" leads to the page', async () => {
    const { modals } = setUp();
    modals.open('register');
    modals.goOn();

    await travel(() => modals.open('login'));
    await Promise.resolve();
    expect([modals.current.value, modals.step.value]).toEqual(['login', 1]);
    await travel(() => window.history.back());

    expect(modals.current.value).toBeNull();
  });

  it('take the place of an area’s sheet, which is no modal of the layout', async () => {
    const { modals } = setUp();
    const sheets = modals.of('wallet');
    sheets.open('balance');
    expect([modals.current.value, sheets.current.value]).toEqual([null, 'balance']);
    expect(modals.of('games').current.value).toBeNull();

    modals.open('login');
    expect([modals.current.value, sheets.current.value]).toEqual(['login', null]);
    sheets.close('balance');
    await travel(() => window.history.back());

    expect(sheets.current.value).toBeNull();
  });

  it('give their place to the page that is pushed while they are open', async () => {
    const { navigation, modals } = setUp();
    modals.open('menu');

    navigation.push('/video');
    await travel(() => window.history.back());

    expect(modals.current.value).toBeNull();
    expect(navigation.location.value.pathname).toBe('/game');
  });
});
