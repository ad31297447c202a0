import { screen, waitFor } from '@testing-library/react';
import { okBody, refusal, type ApiStubs } from '@mosaico/shared/testing';
import { openWithdraw } from '../testing/open-withdraw.tsx';
import { CPF_KEY, EMAIL_KEY } from '../testing/withdrawals.ts';

const KEY = 'POST /api/member/bank/default';
const makeDefault = () => screen.queryByRole('button', { name: 'Make it the default' });

/** The screen with the key chosen that is not the default one. */
async function openOther(api: ApiStubs) {
  const opened = await openWithdraw({ api });
  await opened.player.click(await screen.findByRole('radio', { name: /E-mail/ }));
  return opened;
}

describe('the default Pix key [G6]', () => {
  it('is another one at a press on the key that is chosen, and says so', async () => {
    let accounts = [CPF_KEY, EMAIL_KEY];
    const { platform, player } = await openOther({
      'GET /api/member/bank': () => okBody(accounts),
      [KEY]: () => {
        accounts = [
          { ...EMAIL_KEY, is_default: 1 },
          { ...CPF_KEY, is_default: 0 },
        ];
        return okBody(accounts, 'This is now your default Pix key');
      },
    });

    await player.click(makeDefault() ?? never());

    await waitFor(() => expect(makeDefault()).toBeNull());
    expect(platform.api.calls.filter(({ key }) => key === KEY)).toMatchObject([
      { input: { body: { id: EMAIL_KEY.id } } },
    ]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'This is now your default Pix key' }]);
  });

  it('is not asked for where the chosen key is it', async () => {
    await openWithdraw();

    expect(await screen.findByRole('radio', { name: /CPF/ })).toBeChecked();
    expect(makeDefault()).toBeNull();
  });

  it('stays when the API refuses, which is said', async () => {
    const { platform, player } = await openOther({ [KEY]: refusal('not_found', 'Not found') });

    await player.click(makeDefault() ?? never());

    await waitFor(() => expect(platform.shown).toEqual([{ kind: 'error', text: 'Not found' }]));
    expect(makeDefault()).toBeVisible();
  });
});

function never(): never {
  throw new Error('the button is not there');
}
