import { act, screen, waitFor } from '@testing-library/react';
import { memoryStorage } from '@mosaico/shared/storage';
import { ModalHost } from '../modals/ModalHost.tsx';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anAuthServer, ok, posted } from '../testing/an-auth-server.ts';
import { travel } from '../testing/travel.ts';
import type { AuthFormName } from './auth-form-props.ts';

const TOKEN = ok({ access_token: 'tok-1', token_type: 'bearer', expires_in: 1800 });
const VIETNAMESE = { icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' };
const WHO = {
  CPF: '529.982.247-25',
  'Date of birth': '28/02/1990',
  'Mobile phone': '(11) 98765-4321',
  'Full name': 'Marina Alves',
};

async function show() {
  const entry = anAuthServer(TOKEN);
  const sessionStorage = memoryStorage();
  const shell = await aShell({ server: entry.server, sessionStorage });
  const { modals, language, session } = shell.platform;
  const { player } = await renderInShell(shell, <ModalHost />);
  const open = async (form: AuthFormName) => {
    act(() => modals.open(form));
    await screen.findByRole('dialog');
    await screen.findAllByRole('textbox');
  };
  const close = () => travel(() => modals.close());
  const press = (name: string) => player.click(screen.getByRole('button', { name }));
  const type = async (values: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(values)) {
      await player.clear(screen.getByLabelText(label));
      await player.type(screen.getByLabelText(label), value);
    }
  };
  /** The registration, in its second step. */
  const openSecondStep = async () => {
    await open('register');
    await type(WHO);
    await press('Continue');
    await screen.findByText('Step 2 of 2');
  };
  return {
    entry,
    shell,
    sessionStorage,
    modals,
    language,
    session,
    player,
    open,
    close,
    press,
    type,
    openSecondStep,
  };
}
/** What stands in the fields with these labels. */
function shownIn(labels: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    labels.map((label) => [label, screen.getByLabelText<HTMLInputElement>(label).value]),
  );
}

describe('what was typed in a form and not sent', () => {
  it.each([
    ['login', { 'Account, phone or CPF': 'marina' }],
    ['register', WHO],
    ['forgot', { 'Account, phone or CPF': 'marina', CPF: '529.982.247-25' }],
  ] as const)(
    'is there again when %s is closed, the language changed, and it is opened again',
    async (form, typed) => {
      const { open, close, type, language } = await show();
      await open(form);
      await type(typed);

      await close();
      act(() => language.choose(VIETNAMESE));
      await open(form);

      expect(shownIn(Object.keys(typed))).toEqual(typed);
    },
  );

  it('leaves out the password of a login', async () => {
    const { open, close, type } = await show();
    await open('login');
    await type({ 'Account, phone or CPF': 'marina', Password: 'segredo7' });

    await close();
    await open('login');

    expect(shownIn(['Account, phone or CPF', 'Password'])).toEqual({
      'Account, phone or CPF': 'marina',
      Password: '',
    });
  });

  it('leads from the kept first step of a registration to the second one, whose password and consent are given anew', async () => {
    const { openSecondStep, open, close, type, press, player } = await show();
    await openSecondStep();
    await type({ Account: 'marina_1', Password: 'segredo7' });
    await player.click(screen.getByRole('checkbox'));

    await close();
    await open('register');
    expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
    await press('Continue');

    await screen.findByText('Step 2 of 2');
    expect(shownIn(['Account', 'Password'])).toEqual({ Account: 'marina_1', Password: '' });
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('is in no storage', async () => {
    const { open, close, type, shell, sessionStorage } = await show();
    const writes = [sessionStorage, shell.platform.storage].map((storage) => jest.spyOn(storage, 'setItem'));
    await open('register');
    await type(WHO);

    await close();
    act(() => shell.platform.language.choose(VIETNAMESE));

    const written = writes.flatMap(({ mock }) => mock.calls);
    expect(written).not.toEqual([]);
    const kept = [written, shell.platform.navigation.location.value, window.history.state, document.cookie];
    expect(JSON.stringify(kept)).not.toMatch(/529|Marina|98765/);
  });

  it('is forgotten when the player logs in, also what was typed in another form', async () => {
    const { open, close, type, press, session, modals } = await show();
    await open('register');
    await type(WHO);
    await close();
    await open('login');
    await type({ 'Account, phone or CPF': 'marina', Password: 'segredo7' });

    await press('Log in');
    await waitFor(() => expect(session.user.value).not.toBeNull());
    await waitFor(() => expect(modals.current.value).toBeNull());
    await act(() => session.logout());

    await open('login');
    expect(shownIn(['Account, phone or CPF'])).toEqual({ 'Account, phone or CPF': '' });
    await close();
    await open('register');
    expect(shownIn(['CPF', 'Full name'])).toEqual({ CPF: '', 'Full name': '' });
  });

  it('is forgotten when the player has registered', async () => {
    const { openSecondStep, open, type, press, player, session, modals, shell } = await show();
    await openSecondStep();
    await type({ Password: 'segredo7' });
    await player.click(screen.getByRole('checkbox'));

    await press('Create my account');
    await waitFor(() => expect(session.user.value).not.toBeNull());
    await waitFor(() => expect(modals.current.value).toBeNull());
    expect(Object.keys(posted(shell.network.sent, '/api/auth/register2')[0] as object)).not.toContain(
      'suggestion',
    );
    await act(() => session.logout());
    await open('register');

    expect(shownIn(['CPF', 'Full name'])).toEqual({ CPF: '', 'Full name': '' });
  });

  it('is forgotten when the player logs out before their data have come', async () => {
    const { open, type, press, session, entry, modals } = await show();
    entry.me = null;
    await open('login');
    await type({ 'Account, phone or CPF': 'marina', Password: 'segredo7' });
    await press('Log in');
    await screen.findByRole('button', { name: 'Log out' });

    await press('Log out');
    await waitFor(() => expect(session.state.value).toBe('visitor'));
    await waitFor(() => expect(modals.current.value).toBeNull());
    await open('login');

    expect(shownIn(['Account, phone or CPF'])).toEqual({ 'Account, phone or CPF': '' });
  });
});
