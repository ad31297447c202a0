import { aUser, okBody } from '@mosaico/shared/testing';
import { aShell, type TestShell } from '../testing/a-shell.tsx';
import type { FakeServer } from '../testing/fake-network.ts';
import { anArea, aRelease } from '../testing/an-area.ts';
import { settle } from '../testing/settle.ts';

const OTHER_SHELL = { revision: 2, shell: '0.2.0', areas: [anArea(aRelease('2.0.0-b00000002'))] };
const path = ({ platform }: TestShell) => platform.navigation.location.value.pathname;
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));

/** A tab at /recharge whose shell is no longer the live one. */
async function outdated(server?: FakeServer): Promise<TestShell> {
  const shell = await aShell({ areas: [anArea()], at: '/recharge', ...(server && { server }) });
  shell.composition.set(OTHER_SHELL);
  return shell;
}

describe('a tab whose shell is no longer live', () => {
  afterEach(() => {
    document.body.replaceChildren();
    jest.restoreAllMocks();
  });

  it('loads the next page as a whole', async () => {
    const shell = await outdated();

    shell.platform.navigation.push('/records', { from: 'menu' });

    expect(shell.reloaded).toEqual(['/records']);
    expect(window.history.state).toMatchObject({ usr: { from: 'menu' } });
    expect(path(shell)).toBe('/recharge');
  });

  it('does so on the way back, too', async () => {
    const shell = await aShell({ areas: [anArea()], at: '/recharge' });
    shell.platform.navigation.push('/records');
    shell.composition.set(OTHER_SHELL);

    const gone = popped();
    window.history.back();
    await gone;

    expect(shell.reloaded).toEqual(['/recharge']);
  });

  it('composes nothing from the other set', async () => {
    const shell = await outdated();

    expect(shell.composition.value.areas.map(({ version }) => version)).toEqual([anArea().version]);
  });

  it('stays on the page when only the query or a window over it changes', async () => {
    const { platform, reloaded } = await outdated();

    platform.navigation.push('/recharge?page=2');
    platform.modals.open('language');

    expect(reloaded).toEqual([]);
  });

  it('does nothing while its shell is the live one', async () => {
    const shell = await aShell({ areas: [anArea()], at: '/recharge' });
    shell.composition.set({ ...OTHER_SHELL, shell: '0.1.0' });

    shell.platform.navigation.push('/records');

    expect(shell.reloaded).toEqual([]);
    expect(path(shell)).toBe('/records');
  });

  it('waits while something must not be disturbed', async () => {
    const shell = await outdated();
    const release = shell.platform.busy.hold('deposit');

    shell.platform.navigation.push('/records');
    expect(shell.reloaded).toEqual([]);
    expect(path(shell)).toBe('/records');
    release();
    shell.platform.navigation.push('/recharge');

    expect(shell.reloaded).toEqual(['/recharge']);
  });

  it('waits while something is written in an open window', async () => {
    const { platform, reloaded } = await outdated();
    document.body.innerHTML = '<dialog open><input name="cpf"><input type="checkbox" value="on"></dialog>';
    const field = document.querySelector('input');

    if (field) field.value = '529';
    platform.navigation.push('/terms');
    expect(reloaded).toEqual([]);
    if (field) field.value = '';
    platform.navigation.push('/privacy');

    expect(reloaded).toEqual(['/privacy']);
  });

  it('waits while a question is on screen', async () => {
    const { platform, reloaded } = await outdated();
    const answer = platform.notices.confirm('Sure?');

    platform.navigation.push('/records');
    expect(reloaded).toEqual([]);
    await platform.notices.question.value?.answer(false);
    await expect(answer).resolves.toBe(false);
    platform.navigation.push('/terms');

    expect(reloaded).toEqual(['/terms']);
  });

  it('waits for a request that changes something, and does not cut off the logout', async () => {
    let finish: () => void = () => undefined;
    const server: FakeServer = ({ url }) =>
      url.startsWith('/api/auth/logout')
        ? new Promise((resolve) => (finish = () => resolve({ body: okBody(null) })))
        : { body: okBody(aUser()) };
    const { platform, reloaded } = await outdated(server);
    await platform.session.start('tok-1');

    await platform.session.logout();
    await settle();
    expect(reloaded).toEqual([]);
    finish();
    await settle();
    platform.navigation.push('/records');

    expect(reloaded).toEqual(['/records']);
  });

  it('waits without a network, where nothing could be loaded', async () => {
    const { platform, reloaded } = await outdated();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

    platform.navigation.push('/records');

    expect(reloaded).toEqual([]);
  });

  it('takes the notices on screen along', async () => {
    const { platform } = await outdated();
    const flash = jest.spyOn(platform.flash, 'keep');

    platform.notices.toast('success', 'Saved');
    platform.navigation.push('/records');

    expect(flash).toHaveBeenCalledWith([expect.objectContaining({ tone: 'success', text: 'Saved' })]);
  });
});
