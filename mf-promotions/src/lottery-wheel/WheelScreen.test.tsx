import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@mosaico/shared/area';
import { commitmentOf } from '@mosaico/shared/fair-games/draws';
import { drawPrize, WHEEL_PRIZES } from '@mosaico/shared/fair-games/lottery-wheel/lottery-wheel';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import en from '../messages/en.json';
import { Odds } from './Odds.tsx';
import { Outcome } from './Outcome.tsx';
import { TURNING_MS } from './turning.ts';
import type { WheelData } from './useWheel.ts';
import { WheelScreen } from './WheelScreen.tsx';

const CHECK = 'POST /api/lotterywheel/check';
const CLAIM = 'POST /api/lotterywheel/claim';
const SERVER_SEED = 'server';
const wheel = (changes: Partial<WheelData> = {}): WheelData => ({
  prizes: WHEEL_PRIZES.map(({ id, reward, quantity }) => ({
    id,
    reward,
    quantity,
    icon: 'money',
    odds: '1%',
  })),
  remainingspins: 2,
  is_open: true,
  wagered_today: '450.00',
  missing: '150.00',
  wager_per_spin: '200.00',
  earned: 2,
  most_per_day: 10,
  expires_at: '2027-01-01T03:00:00.000Z',
  expires_in_seconds: 3_600,
  seed_hash: commitmentOf(SERVER_SEED),
  spins: [],
  ...changes,
});

/** A spin as the server answers it, of this prize. */
function spunTo(prizeId: number) {
  const prize = WHEEL_PRIZES.find(({ id }) => id === prizeId);
  if (!prize) throw new Error('no such prize');
  const { reward, quantity } = prize;
  return {
    code: 200 as const,
    status: 'success' as const,
    message: 'R$5.00 is in your balance',
    remainingspins: 1,
    reward,
    quantity,
    data: {
      number: 1,
      prize_id: prizeId,
      reward,
      quantity,
      at: '2026-11-20T12:00:00.000Z',
      seed_hash: commitmentOf(SERVER_SEED),
      server_seed: SERVER_SEED,
      client_seed: 'mine',
    },
  };
}

const onScreen = (api: ApiStubs, user = aUser()) =>
  renderScreen(<WheelScreen />, { platform: fakePlatform({ user, api }), messages: { en } });
async function turned(): Promise<void> {
  // The answer is drawn first: the turn begins then.
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(() => jest.advanceTimersByTimeAsync(TURNING_MS));
}

describe('the screen of the lottery wheel', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('[R51] [R131] [R209] turns to what the server has drawn, and says it only when it stands', async () => {
    const platform = fakePlatform({ user: aUser(), api: { [CHECK]: okBody(wheel()), [CLAIM]: spunTo(4) } });
    const { player, container } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: 'Spin · 2 spins left' }));
    const isSaidEarly = screen.queryByText('You won R$5.00!') !== null;
    await turned();

    expect(isSaidEarly).toBe(false);
    expect(await screen.findByText('You won R$5.00!')).toBeVisible();
    expect(screen.getByText('R$5.00 is in your balance')).toBeVisible();
    const rotation = Number(container.querySelector('[data-rotation]')?.getAttribute('data-rotation'));
    expect((rotation + 3 * 45) % 360).toBe(0);
    expect(platform.published).toContainEqual({
      name: 'promotions.reward-claimed',
      payload: { kind: 'lottery_wheel' },
    });
  });

  it.each(['has answered', 'answers later'])(
    '[R209] holds the page while it turns; who leaves before it stands lets it go, and the page is told of the prize: the server %s',
    async (when) => {
      const late = Promise.withResolvers<void>();
      if (when === 'has answered') late.resolve();
      const platform = fakePlatform({
        user: aUser(),
        api: {
          [CHECK]: okBody(wheel()),
          [CLAIM]: async () => {
            await late.promise;
            return spunTo(4);
          },
        },
      });
      const { player, unmount } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

      await player.click(await screen.findByRole('button', { name: /^Spin/ }));
      await act(() => jest.advanceTimersByTimeAsync(0));
      const heldMeanwhile = [...platform.held];
      unmount();
      late.resolve();

      expect(heldMeanwhile).toEqual(['lottery-wheel']);
      expect([...platform.held]).toEqual([]);
      await waitFor(() =>
        expect(platform.published).toEqual([
          { name: 'promotions.reward-claimed', payload: { kind: 'lottery_wheel' } },
        ]),
      );
    },
  );

  it('[R209] [G14] spins what is promised next when it is pressed before the wheel was asked for anew', async () => {
    const next = commitmentOf('next');
    let asked = 0;
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [CHECK]: () => {
          asked += 1;
          if (asked === 1) return okBody(wheel());
          // What follows the first spin does not come; what the second press asks for does.
          return asked === 2 ? new Promise<never>(() => undefined) : okBody(wheel({ seed_hash: next }));
        },
        [CLAIM]: spunTo(1),
      },
    });
    const { player } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    for (const _ of [1, 2]) {
      await player.click(await screen.findByRole('button', { name: /^Spin/ }));
      await turned();
      expect(await screen.findByText('You won R$1.00!')).toBeVisible();
    }

    const bodies = platform.api.calls
      .filter(({ key }) => key === CLAIM)
      .map(({ input }) => (input as { body: { seed_hash: string } }).body.seed_hash);
    expect(bodies).toEqual([commitmentOf(SERVER_SEED), next]);
  });

  it('[R209] asks for the same spin again when no answer came', async () => {
    let isLost = true;
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [CHECK]: okBody(wheel()),
        [CLAIM]: () => {
          if (isLost) throw Object.assign(refusal('network', 'Network error'), { status: 0 });
          return spunTo(1);
        },
      },
    });
    const { player } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: /^Spin/ }));
    await screen.findByText(/Your spin is safe/);
    isLost = false;
    await player.click(screen.getByRole('button', { name: 'See the prize' }));
    await turned();

    expect(await screen.findByText('You won R$1.00!')).toBeVisible();
    const bodies = platform.api.calls
      .filter(({ key }) => key === CLAIM)
      .map(({ input }) => JSON.stringify(input));
    expect([bodies.length, new Set(bodies).size]).toEqual([2, 1]);
  });

  it('[G31] says why a member who may not play cannot spin, and shows nothing to play for but the spins that were made', async () => {
    const user = aUser({ play_bar: { why: 'excluded', until: null } });
    await onScreen({ [CHECK]: okBody(wheel({ is_open: false, spins: [spunTo(1).data] })) }, user);

    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Your spins today' })).toBeVisible();
    expect(screen.getByText(/^While you cannot play we show no offers/)).toBeVisible();
    expect(screen.queryByText(/^Every R\$200\.00/)).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Prizes and odds' })).toBeNull();
    expect(screen.queryByText('A draw you can check')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Rules' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Spin \d/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'See the games' })).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[G31] keeps what a spin has come to that was begun before a break', async () => {
    const { platform, player } = await onScreen({ [CHECK]: okBody(wheel()), [CLAIM]: spunTo(1) });
    await player.click(await screen.findByRole('button', { name: /^Spin/ }));

    act(() => platform.setUser(aUser({ play_bar: { why: 'paused', until: null } })));
    await turned();

    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Prizes and odds' })).toBeNull();
  });

  it('[R51] [G16] says which bets count and that a prize is cash, with the rules in a sheet', async () => {
    const activity = {
      key: 'lottery_wheel',
      kind: 'lottery_wheel',
      state: 'available' as const,
      progress: null,
      reward: null,
      turnover: '0',
      terms: { per: '200.00', most: '10', exampleSpins: '3', exampleWager: '600.00' },
      bet_shares: [{ game_type: 'slot' as const, percent: 100 }],
      turnover_shares: [],
      ends_at: null,
      ends_in_seconds: null,
    };
    const { player } = await onScreen({
      [CHECK]: okBody(wheel()),
      'GET /api/promotion/activities': okBody({ list: [activity] }),
    });
    expect(await screen.findByText(/^Settled bets in all games count/)).toBeVisible();

    await player.click(await screen.findByRole('button', { name: 'Rules' }));

    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByText('A cash prize need not be wagered before you withdraw it.')).toBeVisible();
  });

  it('[R127] [R132] says a refusal, and can be pressed again', async () => {
    const platform = fakePlatform({
      user: aUser(),
      api: { [CHECK]: okBody(wheel()), [CLAIM]: refusal('offer_closed', 'This offer has ended') },
    });
    const { player } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: /^Spin/ }));

    expect(await screen.findByRole('button', { name: /^Spin ·/ })).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'error', text: 'This offer has ended' }]);
  });

  it('[R104] [R133] offers no spin that a refusal says was used on another device', async () => {
    const used = new ApiError({
      error: 'no_spins_left',
      message: 'No spins left',
      status: 400,
      facts: { remainingspins: 0, reward: '', quantity: 0 },
    });
    const { player } = await onScreen({ [CHECK]: okBody(wheel()), [CLAIM]: used });

    await player.click(await screen.findByRole('button', { name: 'Spin · 2 spins left' }));

    expect(await screen.findByRole('button', { name: 'See the games' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Spin/ })).toBeNull();
  });

  it('[G20] without a spin leads to the games and says what is missing', async () => {
    await onScreen({ [CHECK]: okBody(wheel({ remainingspins: 0 })) });

    expect(await screen.findByRole('button', { name: 'See the games' })).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Next spin' })).toHaveAttribute(
      'aria-valuetext',
      'R$150.00 more in bets',
    );
  });

  it('[G20] says that slices are no chances, and leads who has no money to a deposit', async () => {
    const stubs = { [CHECK]: okBody(wheel({ remainingspins: 0 })) };
    await onScreen(stubs, aUser({ money: '0.00' }));

    expect(await screen.findByText(/^The slices are equal, the chances are not/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/recharge');
    expect(screen.queryByRole('button', { name: 'See the games' })).toBeNull();
  });

  it('[G20] has the spin that bets made elsewhere have earned, by the new balance', async () => {
    let told = wheel({ remainingspins: 0 });
    const platform = fakePlatform({ user: aUser(), api: { [CHECK]: () => okBody(told) } });
    await renderScreen(<WheelScreen />, { platform, messages: { en } });
    await screen.findByRole('button', { name: 'See the games' });

    told = wheel({ remainingspins: 1 });
    platform.bus.publish('wallet.balance-changed', { balanceCentavos: 1, at: '2026-11-22T12:00:00.000Z' });
    act(() => void jest.advanceTimersByTime(500));

    expect(await screen.findByRole('button', { name: /^Spin/ })).toBeVisible();
  });

  it.each([
    ['the same', /Checked on your device/],
    ['another', /do not give this prize/],
  ])(
    '[G14] draws a spin of today again from its seeds, in the browser, and finds %s prize',
    async (found, verdict) => {
      const { id } = drawPrize({ serverSeed: SERVER_SEED, clientSeed: 'mine', nonce: 1 });
      const told = found === 'the same' ? id : (id % WHEEL_PRIZES.length) + 1;
      const { player } = await onScreen({ [CHECK]: okBody(wheel({ spins: [spunTo(told).data] })) });

      await player.click(await screen.findByRole('button', { name: /Spin 1/ }));

      expect(await screen.findByText(verdict)).toBeVisible();
    },
  );

  it('[G14] finds a spin wrong that was drawn from another seed than this device was promised, though its own proof is right', async () => {
    const promised = commitmentOf('the seed that was promised');
    let asked = '';
    let spins: WheelData['spins'] = [];
    const platform = fakePlatform({
      user: aUser(),
      api: {
        [CHECK]: () => okBody(wheel({ seed_hash: promised, spins })),
        [CLAIM]: ({ body }) => {
          asked = body.client_seed ?? '';
          const { id } = drawPrize({ serverSeed: SERVER_SEED, clientSeed: asked, nonce: 1 });
          const spun = spunTo(id);
          spins = [{ ...spun.data, client_seed: asked }];
          return { ...spun, data: { ...spun.data, client_seed: asked } };
        },
      },
    });
    const { player } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: /^Spin/ }));
    await turned();
    await player.click(await screen.findByRole('button', { name: /Spin 1/ }));

    expect(asked).not.toBe('');
    expect(await screen.findByText(/do not give this prize/)).toBeVisible();
  });

  it('[R106] gives each kind of reward its icon, and the smiley to one that it does not know, which is reported once', async () => {
    const { prizes } = wheel();
    // Of a later API: the contract of this release has no such kind.
    const unknown = [9, 10].map((id) => ({ ...prizes[0], id, reward: 'CAR', quantity: 0, odds: `${id}%` }));
    const platform = fakePlatform({ user: aUser() });
    await renderScreen(<Odds prizes={[...prizes, ...unknown] as WheelData['prizes']} />, {
      platform,
      messages: { en },
    });

    const rows = within(await screen.findByRole('region', { name: 'Prizes and odds' }));
    const iconOf = (row: HTMLElement | undefined) => row?.querySelector('svg')?.innerHTML;
    const [reais, spin, none] = ['R$1.00', 'One more spin', 'No prize'].map((text) =>
      rows.getAllByRole('listitem').find((row) => row.textContent?.includes(text)),
    );
    const car = rows.getAllByRole('listitem').find((row) => row.textContent?.includes('9%'));
    expect(new Set([reais, spin, none].map(iconOf)).size).toBe(3);
    expect(iconOf(car)).toBe(iconOf(none));
    expect(platform.reported).toEqual([new Error('the wheel has rewards that are not known: CAR')]);
  });

  it('is silent until the player asks for sound, and turns on a device that has none', async () => {
    let opened = 0;
    class NoDevice {
      constructor() {
        opened += 1;
        throw new Error('no sound device');
      }
    }
    Object.assign(globalThis, { AudioContext: NoDevice });
    const { player } = await onScreen({ [CHECK]: okBody(wheel()), [CLAIM]: spunTo(4) });
    const sound = await screen.findByRole('button', { name: 'Sound of the wheel' });
    const isOnAtFirst = sound.getAttribute('aria-pressed');

    await player.click(screen.getByRole('button', { name: /^Spin/ }));
    await turned();
    expect(await screen.findByText('You won R$5.00!')).toBeVisible();
    const openedInSilence = opened;
    await player.click(sound);
    await player.click(await screen.findByRole('button', { name: /^Spin ·/ }));
    await turned();

    // The clicks of the turn, and the notes at its end.
    await waitFor(() => expect(opened).toBe(2));
    expect([isOnAtFirst, openedInSilence]).toEqual(['false', 0]);
    expect(sound).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('You won R$5.00!')).toBeVisible();
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });

  it('[R106] [R131] says what the server says of a prize that it does not know', async () => {
    const result = { ...spunTo(1), reward: 'CAR', message: 'A car is yours' } as unknown as ReturnType<
      typeof spunTo
    >;
    await renderScreen(<Outcome phase="resting" result={result} />, {
      platform: fakePlatform({ user: aUser() }),
      messages: { en },
    });

    expect(screen.getByRole('status')).toHaveTextContent(/^A car is yours$/);
  });

  it.each([
    ['WHEEL', 'You won more spins: 1', ['One more spin!', 'You won more spins: 1']],
    ['SMILEY', 'No prize this time', ['No prize this time']],
  ] as const)('[R131] says of %s what the server says', async (reward, message, told) => {
    const prize = WHEEL_PRIZES.find((each) => each.reward === reward);
    const result = { ...spunTo(prize?.id ?? 0), message };
    await renderScreen(<Outcome phase="resting" result={result} />, { messages: { en } });

    expect([...screen.getByRole('status').children].map(({ textContent: text }) => text)).toEqual(told);
  });

  it('[G20] counts down by the server’s clock, and asks again when the day is over', async () => {
    const wrongClock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2001-01-01T00:00:00Z'));
    const platform = fakePlatform({
      user: aUser(),
      api: { [CHECK]: okBody(wheel({ expires_in_seconds: 3 })) },
    });
    await renderScreen(<WheelScreen />, { platform, messages: { en } });
    const asked = () => platform.api.calls.filter(({ key }) => key === CHECK).length;

    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:0[23]$/);
    const askedAtFirst = asked();
    await act(() => jest.advanceTimersByTimeAsync(4_000));

    expect([askedAtFirst, asked()]).toEqual([1, 2]);
    wrongClock.mockRestore();
  });

  it('[R33] [R208] shows a visitor the prizes with their odds, and the way in', async () => {
    const platform = fakePlatform({ api: { [CHECK]: okBody(wheel({ remainingspins: 0, seed_hash: '' })) } });
    const { player } = await renderScreen(<WheelScreen />, { platform, messages: { en } });

    await player.click(await screen.findByRole('button', { name: 'Log in to spin' }));

    expect(platform.opened).toEqual(['login']);
    expect(screen.getAllByText('1%')).toHaveLength(8);
  });
});
