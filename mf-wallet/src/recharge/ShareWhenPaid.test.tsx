import { screen, waitFor } from '@testing-library/react';
import { okBody } from '@mosaico/shared/testing';
import { PAID } from '../testing/deposits.ts';
import { openRecharge } from '../testing/open-recharge.tsx';

jest.mock('../receipts/ShareReceipt.tsx', () => {
  throw Object.assign(new Error('no network'), { name: 'ChunkLoadError' });
});

it('[R197] a receipt stays without its ways to pass it on, when their code does not come', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.sessionStorage.setItem('wallet.open-deposit', 'R1');
  document.documentElement.lang = 'en';

  const { platform } = await openRecharge({
    api: { 'GET /api/recharge/status': okBody({ record: PAID, charge: null }) },
  });

  await waitFor(() => expect(platform.reported).toHaveLength(1));
  expect(screen.getByText('Deposit confirmed!')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make another deposit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share as a picture' })).toBeNull();
});
