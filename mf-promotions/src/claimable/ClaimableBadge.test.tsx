import { act, screen, waitFor } from '@testing-library/react';
import { aUser, type FakePlatform, fakePlatform, okBody, renderScreen } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import pt from '../messages/pt.json';
import { ACTIVITIES, type Activity } from '../activities/useActivities.ts';
import { ClaimableBadge } from './ClaimableBadge.tsx';

const card = (kind: string, state: Activity['state']): Activity => ({
  key: kind,
  kind,
  state,
  progress: null,
  reward: '5.00',
  turnover: '5',
  terms: {},
  bet_shares: [],
  turnover_shares: [],
  ends_at: null,
  ends_in_seconds: null,
});

const show = (platform: FakePlatform) => renderScreen(<ClaimableBadge />, { platform, messages: { en, pt } });
const asked = (platform: FakePlatform) => platform.api.calls.filter(({ key }) => key === ACTIVITIES).length;

describe('the badge of the promotions’ tab', () => {
  it('[G64] counts what can be claimed, rebates that wait included, and nothing that is under way or over', async () => {
    const list = [
      card('first_deposit', 'claimable'),
      card('daily_relief', 'claimable'),
      card('invitation', 'in_progress'),
      card('recharge_rebate', 'claimed'),
    ];
    await show(
      fakePlatform({
        user: aUser({ fs_money: '0.01' }),
        language: 'pt',
        api: { [ACTIVITIES]: okBody({ list }) },
      }),
    );

    expect(await screen.findByText('3 recompensas para resgatar')).toBeInTheDocument();
    expect(screen.getByText('3')).toBeVisible();
  });

  it('[G64] shows no part of the number while the activities are on their way', async () => {
    const arrival = Promise.withResolvers<undefined>();
    const list = [card('first_deposit', 'claimable')];
    const answer = arrival.promise.then(() => okBody({ list }));
    const platform = fakePlatform({ user: aUser({ fs_money: '0.01' }), api: { [ACTIVITIES]: () => answer } });
    const { container } = await show(platform);
    await waitFor(() => expect(asked(platform)).toBe(1));
    expect(container).toHaveTextContent(/^$/);

    arrival.resolve(undefined);

    expect(await screen.findByText('2 rewards to claim')).toBeInTheDocument();
  });

  it('[G64] is not there without a reward, and asks nothing for a visitor', async () => {
    const none = fakePlatform({
      user: aUser(),
      api: { [ACTIVITIES]: okBody({ list: [card('cover', 'ended')] }) },
    });
    const { container, unmount } = await show(none);
    await waitFor(() => expect(asked(none)).toBe(1));
    expect(container).toHaveTextContent(/^$/);
    expect(container).not.toBeEmptyDOMElement();
    unmount();

    const visitor = fakePlatform();
    await show(visitor);

    expect(visitor.api.calls).toEqual([]);
  });

  it('[G31] counts nothing that is refused to a member who may not play, and their own rebates all the same', async () => {
    const list = [card('first_deposit', 'claimable'), card('daily_relief', 'claimable')];
    const play_bar = { why: 'excluded', until: null } as const;
    const platform = fakePlatform({
      user: aUser({ fs_money: '0.01', play_bar }),
      api: { [ACTIVITIES]: okBody({ list }) },
    });
    await show(platform);
    await waitFor(() => expect(asked(platform)).toBe(1));

    expect(await screen.findByText('1 reward to claim')).toBeInTheDocument();
  });

  it('[G64] [R192] asks for the member anew when money has moved beside their balance: rebates that were worked out', async () => {
    const platform = fakePlatform({
      user: aUser({ money: '10.00' }),
      api: { [ACTIVITIES]: okBody({ list: [] }) },
    });
    const refresh = jest.spyOn(platform.session, 'refresh');
    await show(platform);
    await waitFor(() => expect(asked(platform)).toBe(1));
    const move = (balanceCentavos: number) =>
      act(() =>
        platform.bus.publish('wallet.balance-changed', { balanceCentavos, at: '2026-11-22T06:00:00.000Z' }),
      );

    move(12_00);
    expect(refresh).not.toHaveBeenCalled();
    move(10_00);

    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('[G64] [G10] follows a deposit that no event has told of: the member’s balance is another one', async () => {
    let list: Activity[] = [];
    const platform = fakePlatform({
      user: aUser({ money: '0.00' }),
      api: { [ACTIVITIES]: () => okBody({ list }) },
    });
    await show(platform);
    await waitFor(() => expect(asked(platform)).toBe(1));

    list = [card('first_deposit', 'claimable')];
    act(() => platform.setUser(aUser({ money: '50.00' })));

    expect(await screen.findByText('1 reward to claim')).toBeInTheDocument();
  });

  it('[G64] follows a claim and a deposit at once, and play after a while, once', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'], advanceTimers: true });
    let list = [card('first_deposit', 'claimable')];
    const platform = fakePlatform({ user: aUser(), api: { [ACTIVITIES]: () => okBody({ list }) } });
    await show(platform);
    expect(await screen.findByText('1 reward to claim')).toBeInTheDocument();

    list = [];
    act(() => platform.bus.publish('promotions.reward-claimed', { kind: 'first_deposit' }));
    await waitFor(() => expect(screen.queryByText('1 reward to claim')).toBeNull());
    list = [card('recharge_rebate', 'claimable'), card('lottery_wheel', 'claimable')];
    const at = '2026-11-22T12:00:00.000Z';
    act(() => platform.bus.publish('wallet.deposit-paid', { orderNo: 'R1', amountCentavos: 1, at }));
    expect(await screen.findByText('2 rewards to claim')).toBeInTheDocument();

    const before = asked(platform);
    list = [card('lottery_wheel', 'claimable')];
    for (let round = 0; round < 3; round += 1)
      act(() => platform.bus.publish('wallet.balance-changed', { balanceCentavos: round, at }));
    expect(asked(platform)).toBe(before);
    act(() => void jest.advanceTimersByTime(30_000));

    expect(await screen.findByText('1 reward to claim')).toBeInTheDocument();
    expect(asked(platform)).toBe(before + 1);
    jest.useRealTimers();
  });
});
