import { screen, waitFor } from '@testing-library/react';
import { okBody, refusal, type ApiStubs } from '@mosaico/shared/testing';
import { amountField, nextButton, openWithdraw } from '../testing/open-withdraw.tsx';
import { aQuote, quoteOf } from '../testing/withdrawals.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  document.documentElement.lang = 'en';
});

async function askWithoutPassword(api: ApiStubs = {}) {
  let hasPassword = false;
  const opened = await openWithdraw({
    api: {
      'GET /api/drawing/quote': ({ query: { money } }) => {
        const quote = aQuote({ has_qk_pwd: hasPassword });
        return okBody(money === undefined ? quote : quoteOf(String(money), quote));
      },
      'POST /api/auth/password/verify': okBody({ ticket: 'T1', expires_in: 300 }),
      'POST /api/auth/qkpwd/set': () => {
        hasPassword = true;
        return okBody({ has_qk_pwd: true });
      },
      ...api,
    },
  });
  await opened.player.type(await amountField(), '10000');
  await opened.player.click(nextButton());
  await screen.findByRole('dialog', { name: 'Set a withdrawal password' });
  return opened;
}

async function fill(
  { player }: Awaited<ReturnType<typeof askWithoutPassword>>,
  digits: string,
  again: string,
) {
  await player.type(screen.getByLabelText('Your login password'), 'secret123');
  await player.type(screen.getByLabelText('New withdrawal password: 6 digits'), digits);
  await player.type(screen.getByLabelText('Repeat the withdrawal password'), again);
  await player.click(screen.getByRole('button', { name: 'Save the password' }));
}

describe('the withdrawal password', () => {
  it('[G37] [G5] is set on the way with a ticket, and then the withdrawal goes on', async () => {
    const opened = await askWithoutPassword();

    await fill(opened, '024613', '024613');

    expect(await screen.findByRole('dialog', { name: 'Check your withdrawal' })).toBeVisible();
    expect(opened.platform.api.calls).toContainEqual(
      expect.objectContaining({
        key: 'POST /api/auth/qkpwd/set',
        input: { body: { qk_pwd: '024613', qk_pwd_confirmation: '024613', ticket: 'T1' } },
      }),
    );
  });

  it('[R136] [A10] says that the two did not match, and sends nothing', async () => {
    const opened = await askWithoutPassword();

    await fill(opened, '024613', '024614');

    await waitFor(() =>
      expect(screen.getByLabelText('Repeat the withdrawal password')).toHaveAccessibleDescription(
        'Passwords did not match',
      ),
    );
    expect(opened.platform.api.calls.some(({ key }) => key === 'POST /api/auth/password/verify')).toBe(false);
  });

  it('shows a wrong login password beside its field, and keeps the digits', async () => {
    const words = 'The password is wrong';
    const opened = await askWithoutPassword({
      'POST /api/auth/password/verify': refusal('password_wrong', words, { password: [words] }),
    });

    await fill(opened, '024613', '024613');

    await waitFor(() =>
      expect(screen.getByLabelText('Your login password')).toHaveAccessibleDescription(words),
    );
    expect(screen.getByLabelText('New withdrawal password: 6 digits')).toHaveValue('024613');
  });

  it('[G5] can be set anew from the review, which then goes on', async () => {
    const opened = await openWithdraw({
      api: {
        'POST /api/auth/password/verify': okBody({ ticket: 'T1', expires_in: 300 }),
        'POST /api/auth/qkpwd/set': okBody({ has_qk_pwd: true }),
      },
    });
    await opened.player.type(await amountField(), '10000');
    await opened.player.click(nextButton());
    await opened.player.click(
      await screen.findByRole('button', { name: 'I forgot the withdrawal password' }),
    );
    await screen.findByRole('dialog', { name: 'Change the withdrawal password' });

    await fill(opened, '730519', '730519');

    expect(await screen.findByRole('dialog', { name: 'Check your withdrawal' })).toBeVisible();
  });
});
