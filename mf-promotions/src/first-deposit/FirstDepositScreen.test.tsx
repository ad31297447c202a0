import { act, screen, waitFor, within } from '@testing-library/react';
import type { Data } from '@mosaico/shared/api';
import { type ApiStubs, aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import { tokens } from '@mosaico/shared/ui';
import en from '../messages/en.json';
import type { Activity } from '../activities/useActivities.ts';
import { FirstDepositScreen } from './FirstDepositScreen.tsx';

const CHECK = 'POST /api/ftd/check';
const CLAIM = 'POST /api/ftd/claim';
type Row = Data<typeof CHECK>[number];

const row = (id: number, amount: string, changes: Partial<Row> = {}): Row => ({
  id,
  min_recharge: amount,
  reward_amount: amount,
  turnover: '5',
  turnover_amount: (Number(amount) * 5).toFixed(2),
  is_claimed: 0,
  can_claim: 0,
  ...changes,
});
const card = (changes: Partial<Activity> = {}): Activity => ({
  key: 'first_deposit',
  kind: 'first_deposit',
  state: 'claimable',
  progress: null,
  reward: '100.00',
  turnover: '5',
  terms: { min: '20.00', most: '1500.00', timing: 'before' },
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
  ...changes,
});

function opened(stubs: ApiStubs, activity = card(), user: ReturnType<typeof aUser> | null = aUser()) {
  const platform = fakePlatform({
    ...(user && { user }),
    api: { 'GET /api/promotion/activities': okBody({ list: [activity] }), ...stubs },
  });
  return {
    platform,
    drawn: renderScreen(<FirstDepositScreen />, { platform, messages: { en } }),
    sent: (key: string) => platform.api.calls.filter((call) => call.key === key).map(({ input }) => input),
  };
}
const claimed = okBody({ amount: '100.00', turnover_amount: '500.00' }, 'R$100.00 is yours');

describe('the first-deposit screen', () => {
  it.each([
    ['taken_back', 'Taken back', /taken out of the balance/],
    ['given_up', 'Given up', /because you gave it up/],
    ['spent', 'Used in bets', /all of it was used in bets/],
    ['released', 'Turned into cash', /became cash/],
  ] as const)(
    '[R44] [A62] says of a bonus that is %s what has become of it',
    async (outcome, badge, text) => {
      const { drawn } = opened(
        { [CHECK]: okBody([row(1, '20.00'), row(2, '100.00', { is_claimed: 1 })]) },
        card({ state: 'claimed', outcome }),
      );
      await drawn;

      // Beside what it is, and beside the row that was given.
      expect(await screen.findAllByText(badge)).toHaveLength(2);
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryByText('Claimed')).toBeNull();
      // There is nothing to wager any more, and no other row to reach.
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
      expect(screen.queryByText(/^Wager/)).toBeNull();
    },
  );

  it('[G31] shows who may not play the row that they had, and no other', async () => {
    const { drawn } = opened(
      { [CHECK]: okBody([row(1, '20.00'), row(2, '100.00', { is_claimed: 1 })]) },
      card({ state: 'claimed', outcome: 'taken_back' }),
      aUser({ play_bar: { why: 'excluded', until: null } }),
    );
    await drawn;

    expect(await screen.findByText('Deposit from R$100.00')).toBeVisible();
    expect(screen.queryByText('Deposit from R$20.00')).toBeNull();
  });

  it('[G31] takes away what is to be wagered of an open bonus when a break begins', async () => {
    const { platform, drawn } = opened(
      { [CHECK]: okBody([row(1, '100.00', { is_claimed: 1 })]) },
      card({ state: 'claimed', outcome: 'open' }),
    );
    await drawn;
    expect(await screen.findByText('Wager R$500.00 to turn it into cash')).toBeVisible();

    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: null } })));

    expect(screen.getByText('Deposit from R$100.00')).toBeVisible();
    expect(screen.queryByText(/^Wager/)).toBeNull();
  });

  it('[A44] shows no row of an offer that is over for the member, and says what withdrawals have left of the deposit', async () => {
    const terms = { ...card().terms, deposited: '100.00', withdrawn: '90.00', counted: '10.00' };
    const { drawn } = opened({ [CHECK]: okBody([row(1, '20.00')]) }, card({ state: 'ended', terms }));
    await drawn;

    expect(
      await screen.findByText(
        /you withdrew R\$90\.00: of your first deposit of R\$100\.00, R\$10\.00 counts/,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Deposit from/)).toBeNull();
  });

  it('[A44] says beside a lower row why it is not a higher one, and of an older API nothing', async () => {
    const rows = okBody([row(1, '50.00', { can_claim: 1 }), row(2, '100.00')]);
    const terms = { ...card().terms, deposited: '100.00', withdrawn: '30.00', counted: '70.00' };
    const { unmount } = await opened({ [CHECK]: rows }, card({ terms })).drawn;
    expect(await screen.findByText(/^Before the claim you withdrew R\$30\.00/)).toBeVisible();
    unmount();

    await opened({ [CHECK]: rows }).drawn;

    expect(await screen.findByRole('button', { name: 'Claim R$50.00' })).toBeVisible();
    expect(screen.queryByText(/^Before the claim/)).toBeNull();
  });

  it('[R200] [R201] [R126] claims the one row that can be claimed, by the member’s own name and site, and loads the rows again', async () => {
    let isClaimed = false;
    const { platform, drawn, sent } = opened({
      [CHECK]: () =>
        okBody([
          row(1, '20.00'),
          row(2, '100.00', isClaimed ? { is_claimed: 1 } : { can_claim: 1 }),
          row(3, '500.00'),
        ]),
      [CLAIM]: () => {
        isClaimed = true;
        return claimed;
      },
    });
    const { player } = await drawn;
    const [button] = await screen.findAllByRole('button', { name: /^Claim/ });
    expect(screen.getAllByRole('button', { name: /^Claim/ })).toHaveLength(1);
    expect(button).toHaveAccessibleName('Claim R$100.00');

    await player.click(button as HTMLElement);

    expect(await screen.findByText('Claimed')).toBeVisible();
    const { name, site } = aUser();
    expect(sent(CLAIM)).toEqual([{ body: { name, site } }]);
    expect(sent(CHECK)).toHaveLength(2);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$100.00 is yours' }]);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'first_deposit' },
    });
  });

  it('[R201] what can be claimed stands before what other amounts would have brought', async () => {
    const { drawn } = opened({
      [CHECK]: okBody([row(1, '20.00'), row(2, '100.00', { can_claim: 1 }), row(3, '500.00')]),
    });
    await drawn;

    await screen.findByRole('button', { name: 'Claim R$100.00' });

    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(
      ['100.00', '20.00', '500.00'].map((amount) => expect.stringContaining(`Deposit from R$${amount}`)),
    );
  });

  it('[R252] says what an amount between two rows brings, beside what each brings', async () => {
    const terms = { ...card().terms, exampleDeposit: '400.00', exampleReward: '300.00' };
    const rows = okBody([row(1, '300.00'), row(2, '500.00')]);
    await opened({ [CHECK]: rows }, card({ state: 'available', terms }), null).drawn;

    expect(
      await screen.findByText(
        'Between two amounts the lower one counts: a deposit of R$400.00 brings R$300.00.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Deposit from R$300.00'),
      expect.stringContaining('Deposit from R$500.00'),
    ]);
  });

  it('[R252] says with the numbers of the offer what the banner’s words mean, and keeps the room of the rows until they have come', async () => {
    const terms = {
      ...card().terms,
      rows: '500.00 1500.00',
      rewards: '500.00 1500.00',
      percent: '100',
      top: '1500.00',
    };
    const rows = Promise.withResolvers<ReturnType<typeof okBody<Row[]>>>();
    await opened({ [CHECK]: () => rows.promise }, card({ state: 'available', terms }), null).drawn;

    expect(await screen.findByText(/“100% up to R\$1,500\.00” means/)).toBeVisible();
    expect(screen.getByText(/^From R\$1,500\.00 on the reward is always R\$1,500\.00/)).toBeVisible();
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(2);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);

    rows.resolve(okBody([row(1, '500.00'), row(2, '1500.00')]));

    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(screen.getByText('Deposit from R$500.00')).toBeVisible();
    expect(screen.getByText(/“100% up to R\$1,500\.00” means/)).toBeVisible();
  });

  it.each([
    ['available', [true, true]],
    ['claimable', [true, false]],
    ['claimed', [false]],
  ] as const)('[R200] puts forward only what can still be had: %s', async (state, lit) => {
    const change = { claimable: { can_claim: 1 }, claimed: { is_claimed: 1 } } as const;
    const rows = [row(1, '100.00', state in change ? change[state as 'claimed'] : {}), row(2, '500.00')];
    await opened({ [CHECK]: okBody(rows) }, card({ state })).drawn;

    const sums = await screen.findAllByText(/^R\$.?(100|500)[.,]00$/);
    expect(sums.map((sum) => getComputedStyle(sum).color === tokens.color.accentText)).toEqual(lit);
  });

  const bonus = card({ turnover_shares: [{ game_type: 'slot', percent: 100 }] });
  const claimable = { [CHECK]: okBody([row(2, '100.00', { can_claim: 1 })]), [CLAIM]: claimed };

  it.each([
    ['claims after a yes', true, 1],
    ['claims nothing after a no, and the claim stays', false, 0],
  ])(
    '[G16] asks, with the numbers, before a bonus locks money that is free to be withdrawn: %s',
    async (_, confirms, claims) => {
      const { platform, drawn, sent } = opened(claimable, bonus, aUser({ withdrawable_money: '38.91' }));
      const confirm = jest.spyOn(platform.notices, 'confirm').mockResolvedValue(confirms);
      const { player } = await drawn;

      await player.click(await screen.findByRole('button', { name: 'Claim R$100.00' }));

      const numbers = /bonus of R\$100\.00 and have to wager R\$500\.00\. Until then the R\$38\.91/;
      expect(confirm).toHaveBeenCalledWith(expect.stringMatching(numbers), 'Claim R$100.00', 'Not now');
      expect(sent(CLAIM)).toHaveLength(claims);
      expect(screen.getByRole('button', { name: 'Claim R$100.00' })).toBeEnabled();
    },
  );

  it.each([
    ['a bonus while nothing is free', bonus, '0.00'],
    ['a reward in cash', card(), '38.91'],
  ])('[R126] one press claims %s', async (_, activity, free) => {
    const { platform, drawn, sent } = opened(claimable, activity, aUser({ withdrawable_money: free }));
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$100.00' }));

    expect(sent(CLAIM)).toHaveLength(1);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$100.00 is yours' }]);
  });

  it('[G16] asks the server what is free: bets may have freed it since this page was loaded', async () => {
    const { platform, drawn } = opened(claimable, bonus, aUser({ withdrawable_money: '0.00' }));
    jest.spyOn(platform.session, 'refresh').mockImplementationOnce(() => {
      platform.setUser(aUser({ withdrawable_money: '12.00' }));
      return Promise.resolve();
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$100.00' }));

    expect(platform.shown[0]).toMatchObject({ kind: 'confirm', text: expect.stringContaining('R$12.00') });
  });

  it('[R44] shows after the claim how far its bonus is wagered', async () => {
    const award = { id: 9, kind: 'first_deposit', amount: '100.00', turnover_amount: '500.00' };
    const open = {
      ...award,
      turnover_left: '380.00',
      status: 'open' as const,
      created_at: '2026-11-20T12:00:00.000Z',
    };
    const other = { ...open, id: 10, kind: 'recharge_rebate' };
    const awards = okBody({ list: [other, open], total: 2, page: 1, limit: 50, next: null });
    const stubs = {
      [CHECK]: okBody([row(2, '100.00', { is_claimed: 1 })]),
      'POST /api/promotion/awards': awards,
    };
    await opened(stubs, card({ state: 'claimed', outcome: 'open' })).drawn;

    const progress = await screen.findByRole('progressbar');
    expect(progress).toHaveAttribute('aria-valuetext', 'R$380.00 to go');
    expect(progress).toHaveAttribute('aria-valuenow', '24');
  });

  it('[R7] the rules have what each amount brings', async () => {
    const terms = { ...card().terms, rows: '20.00 50.00', rewards: '20.00 60.00' };
    const { drawn } = opened({ [CHECK]: okBody([]) }, card({ state: 'available', terms }));
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const given = within(screen.getByRole('dialog')).getAllByRole('definition');
    expect(given.map(({ textContent }) => textContent)).toEqual(['R$20.00', 'R$60.00']);
  });

  it('[R127] a refusal loads nothing, and the claim stays', async () => {
    const { platform, drawn, sent } = opened({
      [CHECK]: okBody([row(2, '100.00', { can_claim: 1 })]),
      [CLAIM]: refusal('offer_closed', 'This offer has ended'),
    });
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Claim R$100.00' }));

    expect(platform.shown).toEqual([{ kind: 'error', text: 'This offer has ended' }]);
    expect(sent(CHECK)).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Claim R$100.00' })).toBeEnabled();
  });

  it.each([
    ['carried out', true, { kind: 'success', text: 'Reward claimed' }],
    ['not carried out', false, { kind: 'error', text: 'Network error, please try again later' }],
  ] as const)(
    '[R127] says of a claim whose answer was lost what has become of it: %s',
    async (_, isCarriedOut, told) => {
      let isClaimed = false;
      const lost = Object.assign(refusal('network', 'Network error, please try again later'), { status: 0 });
      const { platform, drawn, sent } = opened({
        [CHECK]: () => okBody([row(2, '100.00', isClaimed ? { is_claimed: 1 } : { can_claim: 1 })]),
        [CLAIM]: () => {
          isClaimed = isCarriedOut;
          throw lost;
        },
      });
      const { player } = await drawn;

      await player.click(await screen.findByRole('button', { name: 'Claim R$100.00' }));

      await waitFor(() => expect(platform.shown).toEqual([told]));
      expect(sent(CLAIM)).toHaveLength(1);
      expect(platform.published.some(({ name }) => name === 'promotions.reward-claimed')).toBe(isCarriedOut);
      await waitFor(() => expect(screen.queryAllByText('Claimed')).toHaveLength(Number(isCarriedOut)));
      expect(screen.queryAllByRole('button', { name: 'Claim R$100.00' })).toHaveLength(Number(!isCarriedOut));
    },
  );

  it.each([
    ['before', 'Wager R$500.00'],
    ['after', 'In cash, once you have wagered R$500.00'],
  ])('[R8] says when the reward comes: %s the bets', async (timing, words) => {
    const terms = { ...card().terms, timing };
    await opened({ [CHECK]: okBody([row(2, '100.00')]) }, card({ terms })).drawn;

    expect(await screen.findByText(words, { exact: false })).toBeVisible();
  });

  it('[R238] says in English what has failed, and asks again', async () => {
    let isBroken = true;
    const { drawn } = opened({
      [CHECK]: () => {
        if (isBroken) throw refusal('internal', 'Something went wrong');
        return okBody([row(1, '20.00')]);
      },
    });
    const { player } = await drawn;
    expect(await screen.findByText('Error in ftd list: Something went wrong')).toBeVisible();

    isBroken = false;
    await player.click(screen.getByRole('button', { name: 'Tentar de novo' }));

    expect(await screen.findByText('Deposit from R$20.00')).toBeVisible();
  });

  it('[R33] [A45] shows a visitor the rows and how to become a member, and no claim', async () => {
    const { platform, drawn } = opened(
      { [CHECK]: okBody([row(1, '20.00')]) },
      card({ state: 'available' }),
      null,
    );
    const { player } = await drawn;
    const [register] = await screen.findAllByRole('button', { name: 'Register' });
    await player.click(register as HTMLElement);
    expect(platform.opened).toEqual(['register']);

    await waitFor(() => expect(screen.getByRole('listitem')).toBeVisible());
    expect(screen.queryByRole('button', { name: /^Claim/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  });

  it('[R49] leads on to the deposit while it can be begun, and back to the others where it is not offered', async () => {
    const first = opened({ [CHECK]: okBody([row(1, '20.00')]) }, card({ state: 'available' }));
    const { unmount } = await first.drawn;
    expect(await screen.findByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/recharge');
    unmount();

    await opened({}, card({ kind: 'invitation' })).drawn;

    expect(await screen.findByRole('link', { name: 'See all promotions' })).toHaveAttribute(
      'href',
      '/promotion/activity',
    );
  });
});
