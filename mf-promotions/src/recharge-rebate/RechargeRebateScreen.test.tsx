import { screen, waitFor } from '@testing-library/react';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { Activity } from '../activities/useActivities.ts';
import { RechargeRebateScreen } from './RechargeRebateScreen.tsx';
import type { RebateRow } from './useClaimRebate.ts';

const CHECK = 'POST /api/rechargerebate/check';
const CLAIM = 'POST /api/rechargerebate/claim';
const METHODS = 'GET /api/payments/list';
const ONLINE = 'POST /api/recharge/online';

const row = (changes: Partial<RebateRow> = {}): RebateRow => ({
  id: 7,
  recharge_amount: '100.00',
  required_amount: '500.00',
  current_amount: '500.00',
  reward_amount: '5.00',
  is_claimed: 0,
  status: 'claimable',
  claimed_at: null,
  event_ended_at: '2026-11-30T12:00:00.000Z',
  ...changes,
});
const card: Activity = {
  key: 'recharge_rebate',
  kind: 'recharge_rebate',
  state: 'available',
  progress: null,
  reward: '500.00',
  turnover: '5',
  terms: { percent: '5', min: '100.00' },
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
};
const pix = {
  id: 1,
  name: 'Pix',
  type: 'pix',
  icon: 'pix',
  min: '10.00',
  max: '100.00',
  fee_rate: '0.0000',
  fee_fixed: '0.00',
  turnover: '1',
  quick_amounts: [],
  desc: '',
};

function opened(stubs: ApiStubs) {
  const platform = fakePlatform({
    user: aUser({ id: 42 }),
    api: {
      'GET /api/promotion/activities': okBody({ list: [card] }),
      [METHODS]: okBody([pix]),
      ...stubs,
    },
  });
  return {
    platform,
    drawn: renderScreen(<RechargeRebateScreen />, { platform, messages: { en } }),
    sent: (key: string) => platform.api.calls.filter((call) => call.key === key).map(({ input }) => input),
  };
}

describe('the recharge rebate screen', () => {
  it('[R129] [R126] [A3] a claim starts the recharge that brings it, in its form, then loads the rows again', async () => {
    let rows = [row()];
    const { platform, drawn, sent } = opened({
      [CHECK]: () => okBody(rows),
      [CLAIM]: () => {
        rows = [row({ is_claimed: 1, status: 'claimed', claimed_at: '2026-11-22T12:00:00.000Z' })];
        return okBody({ amount: '5.00', turnover_amount: '25.00' }, 'You have received it');
      },
      [ONLINE]: { code: 200, status: 'success', message: 'OK', pay_url: null, data: null },
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$5.00' }));

    expect(await screen.findByText('Claimed')).toBeVisible();
    expect(sent(CLAIM)).toEqual([{ body: { member_id: 42, reward_amount: '5.00', id: 7 } }]);
    expect(sent(ONLINE)).toEqual([
      { body: { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' } },
    ]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'You have received it' }]);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'recharge_rebate' },
    });
  });

  it('[A68] [R206] says of a full row that cannot be claimed yet that its deposit is being looked at, and of no other', async () => {
    const filling = row({ id: 8, status: 'in_progress', current_amount: '499.99' });
    const { drawn } = opened({ [CHECK]: okBody([filling, row({ status: 'in_progress' })]) });
    await drawn;

    expect(await screen.findByText(/^R\$0\.01 to go/)).toBeVisible();
    expect(screen.getAllByText(/^All of it is wagered\. The bank is looking into this deposit/)).toHaveLength(
      1,
    );
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
  });

  it('[A3] a claim counts also when its recharge fails, and without a way to pay none is started', async () => {
    for (const stubs of [
      { [ONLINE]: refusal('internal', 'Something went wrong') },
      { [METHODS]: okBody([]) },
    ] as ApiStubs[]) {
      const { platform, drawn } = opened({
        [CHECK]: okBody([row()]),
        [CLAIM]: okBody({ amount: '5.00', turnover_amount: '25.00' }, 'You have received it'),
        ...stubs,
      });
      const { player, unmount } = await drawn;
      await player.click(await screen.findByRole('button', { name: 'Claim R$5.00' }));

      expect(platform.shown).toEqual([{ kind: 'success', text: 'You have received it' }]);
      unmount();
    }
  });

  it('[A3] starts the recharge again that was lost after a claim, once, and shows the rows as they are then', async () => {
    let rows = [row({ is_claimed: 1, status: 'claimed', awaits_recharge: 1 }), row({ id: 6, is_claimed: 1 })];
    const { platform, drawn, sent } = opened({
      [CHECK]: () => okBody(rows),
      [ONLINE]: () => {
        rows = rows.map((each) => ({ ...each, awaits_recharge: 0 as const }));
        return { code: 200, status: 'success', message: 'OK', pay_url: null, data: null };
      },
    });
    await drawn;

    await waitFor(() => expect(sent(CHECK)).toHaveLength(2));
    expect(sent(ONLINE)).toEqual([
      { body: { money: '5.00', payment_type: 'pix', payment_id: 0, bank_code: 'NA' } },
    ]);
    expect(sent(CLAIM)).toEqual([]);
    expect(platform.shown).toEqual([]);
  });

  it('[A3] asks for a lost recharge no second time while it fails', async () => {
    const { drawn, sent } = opened({
      [CHECK]: okBody([row({ is_claimed: 1, awaits_recharge: 1 })]),
      [ONLINE]: refusal('internal', 'Something went wrong'),
    });
    await drawn;

    await waitFor(() => expect(sent(CHECK)).toHaveLength(2));
    await screen.findByText('Claimed');
    expect(sent(ONLINE)).toHaveLength(1);
  });

  it('[R127] a refused claim loads nothing, starts nothing, and shows the server’s message as an error', async () => {
    const { platform, drawn, sent } = opened({
      [CHECK]: okBody([row()]),
      [CLAIM]: refusal('offer_closed', 'This offer has ended'),
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$5.00' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'This offer has ended' }]);
    expect([sent(CHECK).length, sent(ONLINE).length]).toEqual([1, 0]);
  });

  it('[G31] offers no claim to a member who may not play, and says why', async () => {
    const { platform, drawn } = opened({ [CHECK]: okBody([row()]) });
    platform.setUser(aUser({ id: 42, play_bar: { why: 'barred', until: null } }));
    await drawn;

    expect(await screen.findByText('Not available right now')).toBeVisible();
    expect(screen.getByRole('heading', { name: /barred by the national betting register/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[G31] shows who has excluded themselves what they have bet for a row, and neither target nor reward', async () => {
    const { platform, drawn } = opened({
      'GET /api/promotion/activities': okBody({ list: [{ ...card, state: 'closed' }] }),
      [CHECK]: okBody([row({ status: 'in_progress', current_amount: '120.00' })]),
    });
    platform.setUser(aUser({ id: 42, play_bar: { why: 'excluded', until: null } }));
    await drawn;

    expect(await screen.findByText(/^Wagered: R\$120\.00$/)).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByText(/to go|R\$5\.00|R\$500\.00/)).toBeNull();
  });

  it.each([
    ['has not begun', { state: 'soon' }],
    ['has ended', { state: 'ended', ends_in_seconds: 0 }],
    ['has ended, while a row can still be filled', { state: 'in_progress', ends_in_seconds: 0 }],
  ] as const)('[R53] offers no deposit for an offer that %s', async (_, changes) => {
    const { drawn } = opened({
      'GET /api/promotion/activities': okBody({ list: [{ ...card, ...changes }] }),
      [CHECK]: okBody([row()]),
    });
    await drawn;

    expect(await screen.findByRole('button', { name: 'Rules' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  });

  it('[R128] follows `is_claimed` alone', async () => {
    const { drawn } = opened({ [CHECK]: okBody([row({ is_claimed: 1, status: 'claimable' })]) });
    await drawn;

    expect(await screen.findByText('Claimed')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
  });

  it('[R53] [R103] says what is missing, and until when', async () => {
    const { drawn } = opened({
      [CHECK]: okBody([row({ current_amount: '120.00', status: 'in_progress' })]),
    });
    await drawn;

    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', 'R$120.00 of R$500.00');
    expect(screen.getByText(/^R\$380\.00 to go, until/)).toBeVisible();
  });
});
