import { screen, waitFor, within } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { PasskeysScreen } from './PasskeysScreen.tsx';
import type { Passkey } from './PasskeyList.tsx';

const PHONE: Passkey = {
  id: 7,
  name: 'Phone',
  is_synced: true,
  created_at: '2026-11-01T12:00:00.000Z',
  last_used_at: null,
};
const BYTES = 'AQID';
const OPTIONS = {
  challenge: BYTES,
  rp: { id: 'localhost', name: 'Mosaico' },
  user: { id: BYTES, name: 'marina', displayName: 'marina' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const bytes = () => new Uint8Array([1, 2, 3]).buffer;

/** A browser that makes passkeys; what it does when it is asked is the test's. */
function browserThatMakes(create: (options: unknown) => Promise<unknown>) {
  class PublicKeyCredential {}
  Object.assign(globalThis, { PublicKeyCredential });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
}
const made = () => ({
  id: BYTES,
  rawId: bytes(),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: bytes(), attestationObject: bytes(), getTransports: () => ['internal'] },
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

async function show(passkeys: readonly Passkey[] = [PHONE], api: ApiStubs = {}) {
  const state = { passkeys };
  const platform = fakePlatform({
    user: aUser(),
    at: '/security-center/passkeys',
    api: {
      'GET /api/auth/passkeys': () => okBody({ passkeys: [...state.passkeys] }),
      'POST /api/auth/password/verify': okBody({ ticket: 'ticket-1', expires_in: 300 }),
      'POST /api/auth/passkeys/begin': okBody(OPTIONS),
      'POST /api/auth/passkeys/add': () => {
        state.passkeys = [{ ...PHONE, id: 8, name: 'Laptop' }, ...state.passkeys];
        return okBody({ passkeys: [...state.passkeys] }, 'Passkey saved');
      },
      'POST /api/auth/passkeys/rename': okBody({ passkeys: [PHONE] }, 'Name saved'),
      'POST /api/auth/passkeys/remove': () => {
        state.passkeys = [];
        return okBody({ passkeys: [] }, 'Passkey removed');
      },
      ...api,
    },
  });
  const { player } = await renderScreen(<PasskeysScreen />, { platform, messages: { en } });
  const sent = (key: string) =>
    platform.api.calls.filter((call) => call.key === key).map(({ input }) => input);
  const press = async (name: string) => player.click(await screen.findByRole('button', { name }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const fillAdding = async () => {
    await press('Add a passkey');
    const sheet = await dialog('Add a passkey');
    await player.type(await sheet.findByLabelText(/^Name of this passkey/), 'Laptop');
    await player.type(sheet.getByLabelText('Your login password'), 'mar e sol');
    await player.click(sheet.getByRole('button', { name: 'Add a passkey' }));
    return sheet;
  };
  return { platform, player, sent, press, dialog, fillAdding };
}

describe('passkeys', () => {
  it('[G55] lists each with its name, when it was saved and whether it was used', async () => {
    await show();

    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('Phone')).toBeVisible();
    expect(row.getByText('Synced')).toBeVisible();
    expect(row.getByText(/^Saved 1 .*2026 · not used yet$/)).toBeVisible();
  });

  it('[R33] asks a visitor to log in, and sends nothing', async () => {
    const platform = fakePlatform({ at: '/security-center/passkeys' });

    await renderScreen(<PasskeysScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Currently not logged in, please log in first')).toBeVisible();
    expect(platform.api.calls).toEqual([]);
  });

  it('[A39] [G55] one is made with the password and what the device answers, and stands in the list', async () => {
    const create = jest.fn(async (_options: unknown) => made());
    browserThatMakes(create);
    const { fillAdding, sent, platform } = await show([]);
    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();

    await fillAdding();

    expect(await screen.findByText('Laptop')).toBeVisible();
    expect(sent('POST /api/auth/password/verify')).toEqual([
      { body: { password: 'mar e sol', purpose: 'second_factor' } },
    ]);
    expect(sent('POST /api/auth/passkeys/begin')).toEqual([{ body: { ticket: 'ticket-1' } }]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(sent('POST /api/auth/passkeys/add')).toMatchObject([
      { body: { name: 'Laptop', credential: { id: BYTES, type: 'public-key' } } },
    ]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Passkey saved' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[G55] says so when the device has made none, and keeps what was typed', async () => {
    browserThatMakes(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const { fillAdding, sent } = await show();

    const sheet = await fillAdding();

    expect(await sheet.findByText('Your device did not save the passkey. Please try again.')).toBeVisible();
    expect(sheet.getByLabelText(/^Name of this passkey/)).toHaveValue('Laptop');
    expect(sent('POST /api/auth/passkeys/add')).toEqual([]);
  });

  it.each([
    ['the wrong password', 'POST /api/auth/password/verify', 'The password is wrong'],
    ['one that is saved already', 'POST /api/auth/passkeys/add', 'This passkey is already saved'],
  ])('[G55] shows the server’s words for %s', async (_what, key, words) => {
    browserThatMakes(async () => made());
    const { fillAdding } = await show([PHONE], { [key]: refusal('passkey_known', words) });

    const sheet = await fillAdding();

    expect(await sheet.findByText(words)).toBeVisible();
  });

  it('[G55] a browser without passkeys is told so in place of a form', async () => {
    const { press, dialog } = await show();

    await press('Add a passkey');
    const sheet = await dialog('Add a passkey');

    expect(await sheet.findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });

  it('[G55] gets another name, and none that is empty', async () => {
    const { press, dialog, player, sent } = await show();

    await press(en.passkeys.renameThis.replace('{{name}}', 'Phone'));
    const sheet = await dialog(en.passkeys.rename);
    const field = await sheet.findByLabelText(/^Name of this passkey/);
    await player.clear(field);
    await player.click(sheet.getByRole('button', { name: en.passkeys.save }));
    expect(await sheet.findByText(en.ticket.missing.name)).toBeVisible();
    await player.type(field, 'Work phone');
    await player.click(sheet.getByRole('button', { name: en.passkeys.save }));

    await waitFor(() =>
      expect(sent('POST /api/auth/passkeys/rename')).toEqual([{ body: { id: 7, name: 'Work phone' } }]),
    );
  });

  it('[A39] [G55] is removed with the password alone', async () => {
    const { press, dialog, player, sent } = await show();

    await press(en.passkeys.removeThis.replace('{{name}}', 'Phone'));
    const sheet = await dialog(en.passkeys.remove);
    await player.type(await sheet.findByLabelText('Your login password'), 'mar e sol');
    await player.click(sheet.getByRole('button', { name: en.passkeys.remove }));

    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
    expect(sent('POST /api/auth/passkeys/remove')).toEqual([{ body: { id: 7, ticket: 'ticket-1' } }]);
  });

  it('[G55] that was removed elsewhere meanwhile is said to be gone, and leaves the list', async () => {
    const gone = refusal('passkey_gone', 'This passkey has been removed already');
    let isGone = false;
    const { press, dialog, player, platform } = await show([PHONE], {
      'GET /api/auth/passkeys': () => okBody({ passkeys: isGone ? [] : [PHONE] }),
      'POST /api/auth/passkeys/remove': () => {
        isGone = true;
        throw gone;
      },
    });

    await press(en.passkeys.removeThis.replace('{{name}}', 'Phone'));
    const sheet = await dialog(en.passkeys.remove);
    await player.type(await sheet.findByLabelText('Your login password'), 'mar e sol');
    await player.click(sheet.getByRole('button', { name: en.passkeys.remove }));

    expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'info', text: 'This passkey has been removed already' }]);
  });
});
