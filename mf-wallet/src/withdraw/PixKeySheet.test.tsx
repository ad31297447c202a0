import { screen, waitFor } from '@testing-library/react';
import { okBody, refusal, type ApiStubs } from '@mosaico/shared/testing';
import { amountField, nextButton, openWithdraw } from '../testing/open-withdraw.tsx';
import { CPF_KEY, EMAIL_KEY, WAITING_KEY } from '../testing/withdrawals.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

const TICKET = okBody({ ticket: 'T1', expires_in: 300 });

async function openKeys(api: ApiStubs = {}) {
  const opened = await openWithdraw({ api: { 'POST /api/auth/password/verify': TICKET, ...api } });
  await opened.player.click(await screen.findByRole('button', { name: 'Add a Pix key' }));
  await screen.findByRole('dialog', { name: 'Add a Pix key' });
  return opened;
}
const tile = (name: string) => screen.getByRole('radio', { name, hidden: false });
const save = () => screen.getByRole('button', { name: 'Save the key' });
const calls = ({ platform }: Awaited<ReturnType<typeof openKeys>>, key: string) =>
  platform.api.calls.filter((call) => call.key === key);

it('[G6] no key is missing any more, once one was added', async () => {
  let keys: (typeof EMAIL_KEY)[] = [];
  const { player } = await openWithdraw({
    api: {
      'POST /api/auth/password/verify': TICKET,
      'GET /api/member/bank': () => okBody(keys),
      'POST /api/member/bank/set': () => okBody((keys = [EMAIL_KEY])),
    },
  });
  await player.type(await amountField(), '10000');
  await player.click(nextButton());
  const add = screen.getByRole('button', { name: 'Add a Pix key' });
  await waitFor(() => expect(add).toHaveAccessibleDescription(/Add a Pix key/));

  await player.click(add);
  await player.click(tile('E-mail'));
  await player.type(screen.getByLabelText('E-mail address'), 'marina@mosaico.example');
  await player.type(screen.getByLabelText('Your login password'), 'secret');
  await player.click(save());

  expect(await screen.findByRole('radio', { name: /E-mail/ })).toBeChecked();
  await waitFor(() => expect(add).toHaveAccessibleDescription(''));
});

describe('adding a Pix key [R100] [G6]', () => {
  it('[R151] asks for the kind first', async () => {
    const opened = await openKeys();

    await opened.player.click(save());

    expect(screen.getByText('Please choose the type')).toBeVisible();
    expect(screen.queryByLabelText('Your login password')).toBeNull();
    expect(calls(opened, 'POST /api/auth/password/verify')).toEqual([]);
  });

  it.each([
    ['CPF', 'CPF number', '52998224725', '529.982.247-25', 'numeric'],
    ['Mobile phone', 'Mobile number', '11987654321', '(11) 98765-4321', 'tel'],
    ['E-mail', 'E-mail address', 'marina@mosaico.example', 'marina@mosaico.example', 'email'],
    ['CNPJ', 'CNPJ number', '12abc34501de35', '12.ABC.345/01DE-35', 'text'],
    [
      'Random key',
      'Random key from your bank',
      '123e4567-e89b-12d3-a456-426614174000',
      '123e4567-e89b-12d3-a456-426614174000',
      'text',
    ],
  ])(
    'has the field and the keyboard for %s, and takes a paste',
    async (kind, label, pasted, shown, inputMode) => {
      const { player } = await openKeys();

      await player.click(tile(kind));
      const field = screen.getByLabelText(label);
      await player.click(field);
      await player.paste(pasted);

      expect(field).toHaveValue(shown);
      expect(field).toHaveAttribute('inputmode', inputMode);
    },
  );

  it('judges the key by its kind before anything is sent', async () => {
    const opened = await openKeys();

    await opened.player.click(tile('CPF'));
    await opened.player.type(screen.getByLabelText('CPF number'), '11111111111');
    await opened.player.type(screen.getByLabelText('Your login password'), 'secret123');
    await opened.player.click(save());

    await waitFor(() =>
      expect(screen.getByLabelText('CPF number')).toHaveAccessibleDescription(/not valid for the type CPF/),
    );
    expect(calls(opened, 'POST /api/auth/password/verify')).toEqual([]);
  });

  it('[A39] exchanges the login password for a ticket, saves the key of the member, and chooses it', async () => {
    let keys = [CPF_KEY];
    const opened = await openKeys({
      'GET /api/member/bank': () => okBody(keys),
      'POST /api/member/bank/set': () => okBody((keys = [CPF_KEY, EMAIL_KEY])),
    });

    await opened.player.click(tile('E-mail'));
    await opened.player.type(screen.getByLabelText('E-mail address'), 'marina@mosaico.example');
    await opened.player.type(screen.getByLabelText('Your login password'), 'secret123');
    await opened.player.click(save());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('radio', { name: /E-mail/ })).toBeChecked();
    expect(calls(opened, 'POST /api/auth/password/verify')[0]?.input).toMatchObject({
      body: { password: 'secret123', purpose: 'pix_key' },
    });
    expect(calls(opened, 'POST /api/member/bank/set')[0]?.input).toMatchObject({
      body: {
        payment_type: 'EMAIL',
        pix_key: 'marina@mosaico.example',
        owner_name: 'Marina Alves',
        ticket: 'T1',
      },
    });
  });

  it('[G6] leaves the choice as it is when the new key still has to wait', async () => {
    let keys = [CPF_KEY];
    const opened = await openKeys({
      'GET /api/member/bank': () => okBody(keys),
      'POST /api/member/bank/set': () => okBody((keys = [CPF_KEY, WAITING_KEY])),
    });

    await opened.player.click(tile('Mobile phone'));
    await opened.player.type(screen.getByLabelText('Mobile number'), '11987654321');
    await opened.player.type(screen.getByLabelText('Your login password'), 'secret123');
    await opened.player.click(save());

    expect(await screen.findByText(/available from/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /CPF/ })).toBeChecked();
  });

  it.each([
    [
      'A39',
      'a wrong password beside its field',
      'POST /api/auth/password/verify',
      refusal('password_wrong', 'The password is wrong', { password: ['The password is wrong'] }),
      () => screen.getByLabelText('Your login password'),
    ],
    [
      'R234',
      'the words of the server beside the kind',
      'POST /api/member/bank/set',
      refusal('wrong_type', 'Wrong type', { payment_type: ['Wrong type'] }),
      () => screen.getByRole('group', { name: 'Account type' }),
    ],
    [
      'G6',
      'what is about no field with the button',
      'POST /api/member/bank/set',
      refusal('pix_keys_full', 'You can save 5 Pix keys at most'),
      save,
    ],
  ] as const)('[%s] shows %s, and keeps what was typed', async (_, __, endpoint, refused, place) => {
    const opened = await openKeys({ [endpoint]: refused });

    await opened.player.click(tile('CPF'));
    await opened.player.type(screen.getByLabelText('CPF number'), '52998224725');
    await opened.player.type(screen.getByLabelText('Your login password'), 'secret123');
    // Left before the button is pressed: the stub answers sooner than a field is judged after a press.
    await opened.player.tab();
    await opened.player.click(save());

    expect(await screen.findByText(refused.message)).toBeVisible();
    expect(place()).toHaveAccessibleDescription(new RegExp(refused.message));
    expect(screen.getByLabelText('CPF number')).toHaveValue('529.982.247-25');
  });
});
