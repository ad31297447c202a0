import { createNavigation } from '../platform/navigation.ts';
import { createModals } from './modals.ts';

const back = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

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
});
