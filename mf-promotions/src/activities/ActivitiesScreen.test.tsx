import { act, screen, waitFor, within } from '@testing-library/react';
import { aUser, fakePlatform, okBody, refusal, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { ActivitiesScreen } from './ActivitiesScreen.tsx';
import type { Activity } from './useActivities.ts';

const activity = (changes: Partial<Activity>): Activity => ({
  key: changes.kind ?? 'first_deposit',
  kind: 'first_deposit',
  state: 'available',
  progress: null,
  reward: '1500.00',
  turnover: '5',
  terms: {
    min: '20.00',
    most: '1500.00',
    timing: 'before',
    exampleDeposit: '300.00',
    exampleReward: '300.00',
    exampleWager: '1500.00',
  },
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
  ...changes,
});
const ACTIVITIES = 'GET /api/promotion/activities';
const AWARDS = 'POST /api/promotion/awards';
const noAwards = okBody({ list: [], total: 0, page: 1, limit: 10, next: null });

function hub(list: Activity[], isMember = true, rebates = '0.00') {
  const platform = fakePlatform({
    ...(isMember && { user: aUser({ fs_money: rebates }) }),
    api: { [ACTIVITIES]: okBody({ list }), [AWARDS]: noAwards },
  });
  return { platform, drawn: renderScreen(<ActivitiesScreen />, { platform, messages: { en } }) };
}

describe('the hub of activities', () => {
  it('[G64] [R45] shows rebates that wait among the offers, as the badge counts them, and the way to claim them', async () => {
    const { platform, drawn } = hub([], true, '6.50');
    await drawn;

    const card = await screen.findByRole('article', { name: 'Rebates' });
    expect(card).toHaveTextContent(/R\$.?6[.,]50/);
    expect(within(card).getByRole('link', { name: 'See and claim' })).toHaveAttribute(
      'href',
      '/promotion/rebates',
    );

    act(() => platform.setUser(aUser()));
    expect(screen.queryByRole('article', { name: 'Rebates' })).toBeNull();
  });

  it.each([
    [
      'made',
      'The first deposit of this account came before this offer, or was below its minimum of R$20.00.',
    ],
    ['another', 'You have already had the reward for a first deposit.'],
  ])('[A44] says why an offer that goes on is not for this member: %s', async (missed, text) => {
    const { drawn } = hub([activity({ state: 'ended', terms: { ...activity({}).terms, missed } })]);
    await drawn;

    const card = await screen.findByRole('article', { name: en.activities.first_deposit.title });
    expect(within(card).getByText('First deposit already made')).toBeVisible();
    expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).queryByText('Ended')).toBeNull();
  });

  it('[R44] shows what can be claimed first, what is over last, and the way to each', async () => {
    const { drawn } = hub([
      activity({ kind: 'invitation', state: 'ended' }),
      activity({ kind: 'gift_tiers', terms: { percent: '5', most: '20', min: '1000.00' } }),
      activity({ kind: 'first_deposit', state: 'claimable', reward: '50.00' }),
    ]);
    await drawn;

    expect(await screen.findByText('Ready to claim')).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(titles).toEqual(['First deposit bonus', 'Recharge bonus', 'Invitation bonus', 'Your rewards']);
    expect(screen.getByRole('link', { name: 'See and claim' })).toHaveAttribute(
      'href',
      '/promotion/activity/recharge',
    );
    expect(screen.getByText('5% to 20% of every deposit')).toBeVisible();
    expect(screen.getByText('Ended')).toBeVisible();
  });

  it('[G31] says once why and until when nothing can be claimed, and leads to no claim', async () => {
    const play_bar = { why: 'paused', until: '2026-11-23T13:00:00.000Z' } as const;
    const list = [activity({ state: 'closed' }), activity({ kind: 'invitation', state: 'claimed' })];
    const platform = fakePlatform({
      user: aUser({ play_bar }),
      api: { [ACTIVITIES]: okBody({ list }), [AWARDS]: noAwards },
    });
    await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Not available right now')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: /^You are taking a break until/ })).toHaveLength(1);
    const card = within(screen.getByRole('article', { name: 'First deposit bonus' }));
    expect(card.queryByRole('link')).toBeNull();
    expect(card.queryByText(/first deposit,/)).toBeNull();
    expect(card.queryByRole('definition')).toBeNull();
    expect(screen.getByText(/^While you cannot play we show no offers/)).toBeVisible();
    expect(card.getByRole('button', { name: 'Rules' })).toBeVisible();
  });

  it('[G31] tells who may not play the rules without what a deposit would bring', async () => {
    const platform = fakePlatform({
      user: aUser({ play_bar: { why: 'paused', until: null } }),
      api: { [ACTIVITIES]: okBody({ list: [activity({ state: 'closed' })] }), [AWARDS]: noAwards },
    });
    const { player } = await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getAllByRole('listitem')).toHaveLength(4);
    expect(sheet.queryByText(/Deposit R\$300\.00/)).toBeNull();
    expect(sheet.queryByText('Example')).toBeNull();
  });

  it('[G16] [R44] says beside the claim of a bonus that it locks the own balance, and of cash nothing', async () => {
    const locking = [{ game_type: 'slot' as const, percent: 100 }];
    const { drawn } = hub([
      activity({ state: 'claimable', turnover_shares: locking }),
      activity({ kind: 'daily_relief', state: 'claimable' }),
    ]);
    await drawn;

    const lock = /Until that is done you cannot withdraw/;
    const bonus = within(await screen.findByRole('article', { name: 'First deposit bonus' }));
    expect(bonus.getByText(lock)).toBeVisible();
    expect(within(screen.getByRole('article', { name: 'Daily reward' })).queryByText(lock)).toBeNull();
  });

  it('[A44] says on the card, of an offer that is over too, what withdrawals have left of the first deposit', async () => {
    const terms = { ...activity({}).terms, deposited: '60.00', withdrawn: '50.00', counted: '10.00' };
    const { drawn } = hub([activity({ state: 'ended', terms })]);
    await drawn;

    expect(await screen.findByText(/^Before the claim you withdrew R\$50\.00/)).toBeVisible();
  });

  it('[G31] asks anew when a break has begun, and when it is over', async () => {
    const { platform, drawn } = hub([activity({})]);
    await drawn;
    const asked = () => platform.api.calls.filter(({ key }) => key === ACTIVITIES).length;
    await waitFor(() => expect(asked()).toBe(1));

    act(() => platform.setUser(aUser({ play_bar: { why: 'excluded', until: null } })));
    await waitFor(() => expect(asked()).toBe(2));
    act(() => platform.setUser(aUser()));

    await waitFor(() => expect(asked()).toBe(3));
  });

  it('[R44] [G20] says that there are spins of the wheel, and leads to it, where others are claimed', async () => {
    const terms = { per: '200.00', most: '10', left: '3' };
    const { drawn } = hub([activity({ kind: 'lottery_wheel', state: 'claimable', reward: null, terms })]);
    await drawn;

    expect(await screen.findByText('3 spins left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Spin' })).toHaveAttribute(
      'href',
      '/promotion/activity/lottery-wheel',
    );
    expect(screen.queryByText('Ready to claim')).not.toBeInTheDocument();
  });

  it('[R44] [G20] says of a wheel whose spins are all made that they are used, and when there are new ones, where others are claimed', async () => {
    const terms = { per: '200.00', most: '10' };
    const { drawn } = hub([activity({ kind: 'lottery_wheel', state: 'claimed', reward: null, terms })]);
    await drawn;

    expect(await screen.findByText('Today’s spins are used')).toBeVisible();
    expect(
      screen.getByText(/After midnight \(Brasília\), every R\$200\.00 wagered is a spin again/),
    ).toBeVisible();
    expect(screen.queryByText('Claimed')).not.toBeInTheDocument();
  });

  it('[A37] names the tier that a member has reached and what it gives, with what is missing to the next', async () => {
    const progress = { unit: 'money', current: '9000.00', target: '15000.00', percent: 60 } as const;
    const terms = { percent: '5', most: '20', tier: 'Silver', now: '12.25' };
    const { drawn } = hub([activity({ kind: 'gift_tiers', state: 'in_progress', progress, terms })]);
    await drawn;

    expect(await screen.findByText(/^Silver tier: 12[.,]25%$/)).toBeVisible();
    expect(screen.getByText('R$6,000.00 to go')).toBeVisible();
    expect(screen.queryByText('In progress')).not.toBeInTheDocument();
  });

  it('[R44] [A62] says of an open bonus what is left to be wagered, and of how much; of an older API the whole', async () => {
    const bonus = {
      kind: 'first_deposit',
      status: 'open',
      amount: '100.00',
      turnover_amount: '500.00',
    } as const;
    const created_at = '2026-11-22T12:00:00.000Z';
    const list = [
      { id: 2, ...bonus, turnover_left: '120.50', created_at },
      { id: 1, ...bonus, created_at },
    ];
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [ACTIVITIES]: okBody({ list: [] }),
        [AWARDS]: okBody({ list, total: 2, page: 1, limit: 10, next: null }),
      },
    });
    await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });

    expect(await screen.findByText('Still to be wagered: R$120.50 of R$500.00')).toBeVisible();
    expect(screen.getByText('Still to be wagered: R$500.00 of R$500.00')).toBeVisible();

    // No target for who may not play (G31).
    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: null } })));
    expect(screen.queryByText(/^Still to be wagered/)).toBeNull();
    expect(screen.getAllByText('Active bonus')).toHaveLength(2);
  });

  it('[R44] counts down from the server’s time, and not by the clock of the device', async () => {
    const wrongClock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2001-01-01T00:00:00Z'));
    const ends = { ends_at: '2026-12-01T00:00:00.000Z', ends_in_seconds: 2 * 86_400 + 3 * 3_600 };
    const { drawn } = hub([activity(ends)]);
    await drawn;

    expect(await screen.findByRole('timer', { name: 'Ends in' })).toHaveTextContent(
      /^(2d 03:00:00|2d 02:59:\d\d)$/,
    );
    wrongClock.mockRestore();
  });

  it('[R44] says how far an activity has come in percent, and what is missing in words', async () => {
    const progress = { unit: 'money', current: '120.50', target: '500.00', percent: 24 } as const;
    const { drawn } = hub([
      activity({
        kind: 'recharge_rebate',
        state: 'in_progress',
        progress,
        terms: { percent: '5', min: '100.00' },
      }),
    ]);
    await drawn;

    expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuetext', '24%');
    expect(screen.getByText('R$379.50 to go')).toBeVisible();
  });

  it('[R44] explains the rules in a sheet, with an example in reais', async () => {
    const { drawn } = hub([activity({})]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const sheet = await screen.findByRole('dialog');
    expect(within(sheet).getByText(/Deposit R\$300\.00 and get a bonus of R\$300\.00/)).toBeVisible();
    expect(within(sheet).getAllByRole('listitem')).toHaveLength(4);
    expect(within(sheet).getByText(/^What you withdraw before you claim is taken off/)).toBeVisible();
  });

  it('[A44] says in the rules of a reward that comes after bets that a withdrawal does not change it', async () => {
    const { drawn } = hub([activity({ terms: { ...activity({}).terms, timing: 'after' } })]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    expect(
      await screen.findByText(/^A withdrawal before the claim does not change the reward/),
    ).toBeVisible();
  });

  it('[A12] [A37] says in the rules of the tiers how percentages and gifts are rounded', async () => {
    const terms = { percent: '5', most: '20', min: '1000.00' };
    const { drawn } = hub([activity({ kind: 'gift_tiers', terms })]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    expect(await screen.findByText(/rounded down, to two decimals/)).toBeVisible();
  });

  it.each([
    ['open', 'Active bonus'],
    ['released', 'Turned into cash'],
    ['spent', 'Used in bets'],
    ['taken_back', 'Taken back'],
    ['paid', 'Claimed'],
    [undefined, 'Claimed'],
  ] as const)('[R44] [A62] says of a claimed reward that is %s: %s', async (outcome, text) => {
    const { drawn } = hub([activity({ state: 'claimed', ...(outcome && { outcome }) })]);
    await drawn;

    const card = within(await screen.findByRole('article', { name: 'First deposit bonus' }));
    expect(card.getByText(text)).toBeVisible();
  });

  it('[R44] [R203] says in the rules of the invitation from which deposit on a friend counts, as the server has it', async () => {
    const terms = { most: '830.00', friendDeposit: '35.00', exampleFriends: '5', exampleReward: '80.00' };
    const { drawn } = hub([activity({ kind: 'invitation', terms })]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText(/first deposit of at least R\$35\.00 is paid/)).toBeVisible();
  });

  it('[G16] names in the rules how much of a bet counts in each kind of game, and works the example out with it', async () => {
    const share = (game_type: 'slot' | 'crash' | 'dice' | 'live', percent: number) => ({
      game_type,
      percent,
    });
    const counting = {
      exampleTurnover: '1500.00',
      exampleElsewhere: '15000.00',
      elsewhereGame: 'dice',
      elsewherePercent: '10',
    };
    const { drawn } = hub([
      activity({
        terms: { ...activity({}).terms, ...counting },
        bet_shares: [share('slot', 100), share('dice', 100)],
        turnover_shares: [share('slot', 100), share('crash', 20), share('dice', 10), share('live', 10)],
      }),
    ]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByLabelText('For the reward')).toHaveTextContent('All games100%');
    expect(sheet.getByLabelText('For the bonus to become cash')).toHaveTextContent(
      'Slots100%Crash20%Dice, Live10%',
    );
    expect(
      sheet.getByText(/R\$1,500\.00 in bets on slots, or after R\$15,000\.00 on Dice, of which 10%/),
    ).toBeVisible();
    // A bonus keeps cash in, too, until it is wagered.
    expect(sheet.getByText(/you cannot withdraw: neither the bonus nor your own balance/)).toBeVisible();
  });

  it('[R44] tells other rules where the reward comes after the bets', async () => {
    const { drawn } = hub([activity({ terms: { ...activity({}).terms, timing: 'after' } })]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    expect(await screen.findByText(/and claim R\$300\.00 in cash/)).toBeVisible();
  });

  it('[R8] [R44] says in the rules of the invitation that its reward is cash where it is', async () => {
    const { drawn } = hub([
      activity({ kind: 'invitation', turnover: '0', turnover_shares: [], terms: { timing: 'after' } }),
    ]);
    const { player } = await drawn;

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    expect(await screen.findByText(/reward in cash, which you can withdraw/)).toBeVisible();
    expect(screen.queryByText(/wagered 0 times/)).not.toBeInTheDocument();
  });

  it('[R33] shows a visitor the offers, and asks for nobody’s awards', async () => {
    const { platform, drawn } = hub([activity({})], false);
    await drawn;

    expect(await screen.findByText('First deposit bonus')).toBeVisible();
    expect(platform.api.calls.map(({ key }) => key)).toEqual([ACTIVITIES]);
  });

  const share = [{ game_type: 'slot' as const, percent: 100 }];
  const offerOf = (kind: string, terms: Record<string, string>, isBonus: boolean) =>
    activity({ kind, terms, turnover_shares: isBonus ? share : [] });
  const bonus = /wager 5 times the amount of the bonus/i;
  it.each([
    [
      'First deposit bonus',
      offerOf('first_deposit', { ...activity({}).terms, percent: '100' }, true),
      ['100% up to R$1,500', 'From R$20', bonus, 'on top of what the deposit asks for'],
    ],
    [
      'First deposit bonus',
      offerOf('first_deposit', { ...activity({}).terms, timing: 'after' }, false),
      ['Up to R$1,500', 'Wager 5 times the amount of the reward', 'It comes in cash, with nothing to wager'],
    ],
    [
      'Recharge bonus',
      offerOf('gift_tiers', { percent: '5', most: '20', min: '1000.00' }, true),
      [
        '5% to 20% of every deposit',
        'From R$1,000, all deposits added up',
        bonus,
        'on top of what the deposit',
      ],
    ],
    [
      'Recharge rebate',
      offerOf(
        'recharge_rebate',
        { percent: '5', most: '500.00', min: '100.00', times: '5', days: '7' },
        true,
      ),
      ['5% of the deposit, up to R$500', 'From R$100', 'Wager 5 times the deposit within 7 days', bonus],
    ],
    [
      'Invitation bonus',
      offerOf('invitation', { most: '830.00', friendDeposit: '20.00' }, true),
      ['Up to R$830 in all', 'of R$20 or more, has been wagered once', bonus],
    ],
    [
      'Invitation bonus',
      offerOf('invitation', { most: '830.00', friendDeposit: '20.00', timing: 'after' }, false),
      ['It comes in cash, with nothing to wager'],
    ],
    [
      'Lottery wheel',
      offerOf('lottery_wheel', { per: '200.00', most: '10' }, false),
      ['1 spin for every R$200 wagered', 'Up to 10 a day, good until midnight', 'It comes in cash'],
    ],
    [
      'Daily reward',
      offerOf('daily_relief', { percent: '3', most: '500.00', min: '100.00' }, false),
      [
        '3% of yesterday’s loss, up to R$500',
        'R$100 in a day',
        'By 23:59 of the next day',
        'It comes in cash',
      ],
    ],
  ])(
    '[R44] [G16] tells a visitor on the card of the %s what it brings and asks for, and of what something has to be wagered (case %#)',
    async (name, offer, said) => {
      await hub([offer], false).drawn;

      const card = await screen.findByRole('article', { name });
      for (const words of said)
        expect(card).toHaveTextContent(typeof words === 'string' ? words.replaceAll('  ', ' ') : words);
    },
  );

  it('[R204] says of a daily reward that can be claimed that it is today, and for how long', async () => {
    await hub([
      activity({ kind: 'daily_relief', state: 'claimable', reward: '12.00', terms: { min: '100.00' } }),
    ]).drawn;

    expect(await screen.findByText('Today, by 23:59 (Brasília time)')).toBeVisible();
  });

  it('[R33] [R44] asks a visitor once to become a member, and names on each card what it leads to', async () => {
    const kinds = [
      'first_deposit',
      'recharge_rebate',
      'invitation',
      'gift_tiers',
      'lottery_wheel',
      'daily_relief',
    ];
    const { platform, drawn } = hub(
      kinds.map((kind) => activity({ kind })),
      false,
    );
    const { player } = await drawn;
    await screen.findByRole('article', { name: 'Daily reward' });

    const ways = screen
      .getAllByRole('article')
      .flatMap((card) => within(card).queryAllByRole('link'))
      .map(({ textContent }) => textContent);
    expect(new Set(ways).size).toBe(ways.length);
    // Its screen has a member's own deposits, and nothing more for a visitor.
    expect(ways).toHaveLength(kinds.length - 1);
    expect(screen.getAllByRole('button', { name: 'Rules' })).toHaveLength(kinds.length);
    const [register, ...others] = screen.getAllByRole('button', { name: 'Register' });
    expect(others).toEqual([]);
    await player.click(register ?? document.body);

    expect(platform.opened).toEqual(['register']);
  });

  it('[R33] asks a member for no account', async () => {
    await hub([activity({})]).drawn;

    await screen.findByText('First deposit bonus');
    expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  });

  it('[R22] [G31] shows a member nothing of what came with the page for a visitor: all of it comes at once, with what is theirs', async () => {
    const coming = Promise.withResolvers<ReturnType<typeof okBody<{ list: Activity[] }>>>();
    const platform = fakePlatform({
      user: aUser({ fs_money: '6.50' }),
      api: { [ACTIVITIES]: () => coming.promise, [AWARDS]: noAwards },
    });
    await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });

    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Your rewards' })).toBeNull();
    expect(screen.getAllByRole('status').length).toBeGreaterThan(0);

    coming.resolve(okBody({ list: [activity({})] }));
    expect(await screen.findByRole('article', { name: 'First deposit bonus' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Rebates' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your rewards' })).toBeVisible();
  });

  it('[R126] is asked for again when something was claimed elsewhere on the page', async () => {
    let state: Activity['state'] = 'claimable';
    const platform = fakePlatform({
      user: aUser(),
      api: { [ACTIVITIES]: () => okBody({ list: [activity({ state })] }), [AWARDS]: noAwards },
    });
    await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });
    await screen.findByText('Ready to claim');

    state = 'claimed';
    platform.bus.publish('promotions.reward-claimed', { kind: 'first_deposit' });

    expect(await screen.findByText('Claimed')).toBeVisible();
  });

  it('[R44] follows a claim in another tab by the new balance, history too, once for all that comes together', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
    let state: Activity['state'] = 'claimable';
    const platform = fakePlatform({
      user: aUser(),
      api: { [ACTIVITIES]: () => okBody({ list: [activity({ state })] }), [AWARDS]: noAwards },
    });
    const asked = () =>
      [ACTIVITIES, AWARDS].map((key) => platform.api.calls.filter((call) => call.key === key).length);
    const moved = (balanceCentavos: number) =>
      platform.bus.publish('wallet.balance-changed', { balanceCentavos, at: '2026-11-22T12:00:00.000Z' });
    await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });
    await screen.findByText('Ready to claim');

    state = 'claimed';
    for (const balance of [1, 2, 3]) moved(balance);
    act(() => void jest.advanceTimersByTime(500));

    expect(await screen.findByText('Claimed')).toBeVisible();
    expect(asked()).toEqual([2, 2]);
    // Rounds that are played elsewhere.
    for (const balance of [4, 5, 6]) {
      moved(balance);
      act(() => void jest.advanceTimersByTime(3_000));
    }
    expect(asked()).toEqual([2, 2]);
    act(() => void jest.advanceTimersByTime(1_000));
    await waitFor(() => expect(asked()).toEqual([3, 3]));
    jest.useRealTimers();
  });

  it('[A37] looks again some time after a deposit, for what comes with it by itself', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
    const { platform, drawn } = hub([activity({})]);
    await drawn;
    const asked = () => platform.api.calls.filter(({ key }) => key === AWARDS).length;
    await screen.findByText('Your rewards appear here.');

    const at = '2026-11-22T12:00:00.000Z';
    act(() => platform.bus.publish('wallet.deposit-paid', { orderNo: 'R1', amountCentavos: 1, at }));
    await waitFor(() => expect(asked()).toBe(2));
    act(() => void jest.advanceTimersByTime(3_000));

    await waitFor(() => expect(asked()).toBe(3));
    jest.useRealTimers();
  });

  it('[R232] offers to try again when the offers do not load, and says when there are none', async () => {
    let isDown = true;
    const platform = fakePlatform({
      api: {
        [ACTIVITIES]: () => {
          if (isDown) throw refusal('network', 'Network error, please try again later');
          return okBody({ list: [] });
        },
      },
    });
    const { player } = await renderScreen(<ActivitiesScreen />, { platform, messages: { en } });
    await screen.findByRole('alert');
    isDown = false;
    await player.click(within(screen.getByRole('alert')).getByRole('button'));

    expect(await screen.findByText('There are no promotions right now.')).toBeVisible();
  });
});
