import { screen, waitFor, within } from '@testing-library/react';
import {
  aUser,
  fakePlatform,
  okBody,
  refusal,
  renderScreen,
  type ApiStubs,
  type FakePlatform,
} from '@mosaico/shared/testing';
import en from '../messages/en.json';
import type { PlayerSession } from './BarNotice.tsx';
import type { Limit } from './limit-facts.ts';
import { ResponsibleGamingScreen } from './ResponsibleGamingScreen.tsx';

const SESSION: PlayerSession = {
  started_at: '2026-11-20T12:00:00.000Z',
  now: '2026-11-20T13:12:30.000Z',
  rounds: 40,
  played_minutes: 35,
  staked: '80.00',
  won: '62.50',
  net: '-17.50',
  paused_until: null,
  is_excluded: false,
  is_barred: false,
  excluded_until: null,
};
const LOSS: Limit = {
  kind: 'loss',
  period: 'week',
  resets_at: '2026-11-23T03:00:00.000Z',
  amount: '300.00',
  used: '120.00',
  pending: null,
};
const TIME: Limit = {
  kind: 'time',
  period: 'day',
  resets_at: '2026-11-21T03:00:00.000Z',
  minutes: 90,
  used: 35,
  is_used_up: false,
  pending: { minutes: null, effective_at: '2026-11-21T12:00:00.000Z' },
};
const period = (from: string, net: string, rounds = 1) => ({
  from,
  rounds,
  played_minutes: rounds * 20,
  staked: '50.00',
  won: '40.00',
  net,
});

function stubs(session: Partial<PlayerSession> = {}, limits: readonly Limit[] = []): ApiStubs {
  return {
    'GET /api/rg/session': okBody({ ...SESSION, ...session }),
    'GET /api/rg/limits': okBody({ limits: [...limits] }),
    'GET /api/rg/statement': okBody({
      by: 'day',
      periods: [period('2026-11-20', '-10.00'), period('2026-11-19', '0.00', 0)],
    }),
    'POST /api/rg/limits': okBody({ limits: [] }, 'Your limit is saved'),
    'POST /api/rg/limits/keep': okBody({ limits: [] }, 'Your limit stays as it is'),
    'POST /api/rg/reality-check': okBody({ reality_check_minutes: 15 }, 'You will be reminded'),
    'POST /api/rg/pause': okBody({ paused_until: '2026-11-23T13:00:00.000Z' }, 'You are taking a break'),
    'POST /api/rg/self-exclude': okBody({ excluded_until: null }, 'You have excluded yourself'),
  };
}

async function show(api: ApiStubs = stubs()) {
  const platform = fakePlatform({ user: aUser(), at: '/responsible-gaming', api });
  const { player } = await renderScreen(<ResponsibleGamingScreen />, { platform, messages: { en } });
  return { platform, player };
}
const sent = ({ api }: FakePlatform, key: string) =>
  api.calls.filter((call) => call.key === key).map(({ input }) => input);
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

describe('responsible gaming', () => {
  it('[G31] tells a visitor what to know and where help is, and asks them to log in for the rest', async () => {
    await renderScreen(<ResponsibleGamingScreen />, { platform: fakePlatform(), messages: { en } });

    expect(screen.getByRole('heading', { level: 1, name: 'Responsible gaming' })).toBeVisible();
    expect(screen.getByText('Currently not logged in, please log in first')).toBeVisible();
    expect(screen.getByRole('link', { name: /^CVV/ })).toHaveAttribute('href', 'https://cvv.org.br/');
  });

  it('[G31] shows the session clock and what the session has taken', async () => {
    await show();

    const session = within(await screen.findByRole('region', { name: 'This session' }));
    expect(session.getByRole('timer')).toHaveTextContent('1 hr 12 min');
    expect(session.getByText('35 min')).toBeVisible();
    expect(session.getByText('-R$17.50')).toBeVisible();
  });

  it('[G31] lets the member choose how often a game stops to tell them', async () => {
    const { platform, player } = await show(stubs({ reality_check_minutes: 60 }));
    await screen.findByRole('region', { name: 'Reminder while you play' });
    const choices = part('Reminder while you play');
    expect(choices.getByRole('radio', { name: '1 hr' })).toBeChecked();

    await player.click(choices.getByRole('radio', { name: '15 min' }));

    expect(sent(platform, 'POST /api/rg/reality-check')).toEqual([{ body: { minutes: 15 } }]);
    await waitFor(() => expect(platform.shown).toEqual([{ kind: 'success', text: 'You will be reminded' }]));
  });

  it('[G31] offers no choice that an API of a release before has no endpoint for', async () => {
    await show();
    await screen.findByRole('region', { name: 'This session' });

    expect(screen.queryByRole('region', { name: 'Reminder while you play' })).not.toBeInTheDocument();
  });

  it('[A38] shows each limit with what is used, when it begins anew, and what waits', async () => {
    await show(stubs({}, [LOSS, TIME]));

    const loss = await screen.findByRole('progressbar', { name: 'Losses per week' });
    expect(loss).toHaveAttribute('aria-valuetext', 'R$120.00 of R$300.00');
    expect(screen.getByText(/^Resets on 11\/23\/26/)).toBeVisible();
    expect(screen.getByText(/^Ends on 11\/21\/26/)).toBeVisible();
  });

  it('[G31] says of a limit on time apart from its minutes that no other round fits', async () => {
    await show(stubs({}, [{ ...TIME, minutes: 1, used: 0, is_used_up: true, pending: null }]));

    const time = await screen.findByRole('progressbar', { name: 'Time per day' });
    expect(time).toHaveAttribute('aria-valuetext', '0 min of 1 min');
    expect(
      screen.getByText('The next round would go beyond the limit, so it is not accepted now.'),
    ).toBeVisible();
  });

  it('[A38] says of a limit that is used up what is not accepted, and when it begins anew, also while a change waits', async () => {
    const pending = { amount: '500.00', effective_at: '2026-11-21T12:00:00.000Z' };
    await show(stubs({}, [{ ...LOSS, used: '310.00', pending }]));

    expect(await screen.findByText('Limit reached: no bets until it begins anew.')).toBeVisible();
    expect(screen.getByText(/^Resets on 11\/23\/26/)).toBeVisible();
    expect(screen.getByText(/^Rises to R\$500.00 on 11\/21\/26/)).toBeVisible();
  });

  it('[A60] says that no limit is set, and sets one', async () => {
    const { platform, player } = await show();
    expect(await screen.findByText('You have not set a limit yet')).toBeVisible();

    await player.click(screen.getByRole('button', { name: 'Set a limit' }));
    await player.click(await screen.findByRole('radio', { name: 'Losses', hidden: true }));
    await player.click(screen.getByRole('radio', { name: 'per week', hidden: true }));
    await player.click(screen.getByRole('button', { name: 'R$200', hidden: true }));
    await player.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(sent(platform, 'POST /api/rg/limits')).toEqual([
      { body: { kind: 'loss', period: 'week', amount: '200.00' } },
    ]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'Your limit is saved' }]);
  });

  it('[G31] sets a limit on time from a list', async () => {
    const { platform, player } = await show();
    await player.click(await screen.findByRole('button', { name: 'Set a limit' }));
    await player.click(await screen.findByRole('radio', { name: 'Time', hidden: true }));
    await player.selectOptions(screen.getByRole('combobox', { hidden: true }), '1 hr 30 min');
    await player.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(sent(platform, 'POST /api/rg/limits')).toEqual([
      { body: { kind: 'time', period: 'day', minutes: 90 } },
    ]);
  });

  it.each([
    ['Set a limit', 'Save', /It takes effect at once/],
    ['Take a break', 'Begin the break', /over\. You can log in.*It cannot be ended early/],
    ['Exclude myself', 'Exclude me', /You are logged out on all your devices\. Nobody can end it early/],
  ])(
    '[G31] %s: says at the button itself what a press brings, to who goes from field to field',
    async (open, send, follows) => {
      const { player } = await show();

      await player.click(await screen.findByRole('button', { name: open }));

      const button = await screen.findByRole('button', { name: send, hidden: true });
      expect(button).toHaveAccessibleDescription(follows);
    },
  );

  it('[G31] [A62] says before an exclusion that a bonus ends with it, and that cash does not', async () => {
    const { player } = await show();

    await player.click(await screen.findByRole('button', { name: 'Exclude myself' }));

    expect(
      await screen.findByText(/bonus that is still to be wagered ends with it\. Your cash stays yours/),
    ).toBeVisible();
  });

  it('[G31] says beside the field that an amount is missing, and sends nothing', async () => {
    const { platform, player } = await show();
    await player.click(await screen.findByRole('button', { name: 'Set a limit' }));
    await player.click(await screen.findByRole('button', { name: 'Save', hidden: true }));

    expect(screen.getByText('Please enter the amount')).toBeInTheDocument();
    expect(sent(platform, 'POST /api/rg/limits')).toEqual([]);
  });

  it('[G31] [A38] takes back a raise that waits, and offers that nowhere else', async () => {
    const { platform, player } = await show(stubs({}, [LOSS, TIME]));

    await player.click(await screen.findByRole('button', { name: 'Cancel the change: Time per day' }));

    expect(screen.getAllByRole('button', { name: /Cancel the change/ })).toHaveLength(1);
    expect(sent(platform, 'POST /api/rg/limits/keep')).toEqual([
      { body: { kind: 'time', period: 'day', effective_at: '2026-11-21T12:00:00.000Z' } },
    ]);
    await waitFor(() =>
      expect(platform.shown.at(-1)).toEqual({ kind: 'success', text: 'Your limit stays as it is' }),
    );
    expect(sent(platform, 'GET /api/rg/limits')).toHaveLength(2);
  });

  it('[G31] says without alarm that a raise counts already, and shows the limits anew', async () => {
    const { platform, player } = await show({
      ...stubs({}, [TIME]),
      'POST /api/rg/limits/keep': refusal('raise_in_force', 'This change counts already'),
    });

    await player.click(await screen.findByRole('button', { name: /Cancel the change/ }));

    await waitFor(() => expect(sent(platform, 'GET /api/rg/limits')).toHaveLength(2));
    expect(platform.shown.at(-1)).toEqual({ kind: 'info', text: 'This change counts already' });
  });

  it('[A38] takes a limit away by null, and says when that counts', async () => {
    const { platform, player } = await show(stubs({}, [LOSS]));
    await player.click(await screen.findByRole('button', { name: 'Change: Losses per week' }));

    expect(
      await screen.findByText(/A higher one, or none, takes effect only after 24 hours/),
    ).toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Remove', hidden: true }));

    expect(sent(platform, 'POST /api/rg/limits')).toEqual([
      { body: { kind: 'loss', period: 'week', amount: null } },
    ]);
  });

  it('[R228] keeps the sheet open with the server’s words when a limit is refused', async () => {
    const { player } = await show({
      ...stubs(),
      'POST /api/rg/limits': refusal('unavailable', 'Service unavailable'),
    });
    await player.click(await screen.findByRole('button', { name: 'Set a limit' }));
    await player.click(await screen.findByRole('button', { name: 'R$50', hidden: true }));
    await player.click(screen.getByRole('button', { name: 'Save', hidden: true }));

    expect(await screen.findByText('Service unavailable')).toBeInTheDocument();
  });

  it('[G31] has a statement that is asked for by day, week and month, with a table that leaves out idle days', async () => {
    const { platform, player } = await show();
    await player.click(await screen.findByText('Show as a table'));

    const rows = part('Time and result').getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'DayResultTime playedWageredWon',
      '11/20/26-R$10.0020 minR$50.00R$40.00',
    ]);
    await player.click(screen.getByRole('radio', { name: 'Months' }));
    expect(sent(platform, 'GET /api/rg/statement')).toEqual([
      { query: { by: 'day' } },
      { query: { by: 'month' } },
    ]);
  });

  it('[G31] has a day in its table on which only the win of a round of the day before came, as the bars do', async () => {
    const late = { ...period('2026-11-20', '12.00', 0), staked: '0.00', won: '12.00' };
    const { player } = await show({
      ...stubs(),
      'GET /api/rg/statement': okBody({ by: 'day', periods: [late] }),
    });
    await player.click(await screen.findByText('Show as a table'));

    const rows = part('Time and result').getAllByRole('row');
    expect(rows.map((row) => row.textContent).slice(1)).toEqual(['11/20/26R$12.000 minR$0.00R$12.00']);
  });

  it('[G31] begins a break of the chosen length', async () => {
    const { platform, player } = await show();
    await player.click(await screen.findByRole('button', { name: 'Take a break' }));
    await player.selectOptions(screen.getByRole('combobox', { hidden: true }), '3 days');
    await player.click(screen.getByRole('button', { name: 'Begin the break', hidden: true }));

    expect(sent(platform, 'POST /api/rg/pause')).toEqual([{ body: { hours: 72 } }]);
    expect(platform.shown).toEqual([{ kind: 'success', text: 'You are taking a break' }]);
  });

  it('[G31] leads to the notice of the break that has begun, and offers a longer one alone', async () => {
    let paused_until: string | null = null;
    const { player } = await show({
      ...stubs(),
      'GET /api/rg/session': () => okBody({ ...SESSION, paused_until }),
      'POST /api/rg/pause': () => {
        paused_until = '2026-11-23T13:12:30.000Z';
        return okBody({ paused_until }, 'You are taking a break');
      },
    });
    await player.click(await screen.findByRole('button', { name: 'Take a break' }));
    await player.selectOptions(screen.getByRole('combobox', { hidden: true }), '3 days');
    await player.click(screen.getByRole('button', { name: 'Begin the break', hidden: true }));

    const notice = await screen.findByRole('heading', { name: /^You are taking a break until November 23/ });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Take a break' })).toBeNull();
    expect(screen.getByText(/It can be made longer, but not shorter/)).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Make the break longer' }));
    const lengths = within(screen.getByRole('combobox', { hidden: true })).getAllByRole('option', {
      hidden: true,
    });
    expect(lengths.map(({ textContent }) => textContent)).toEqual(['7 days', '15 days', '30 days']);
  });

  it('[G31] excludes only who has ticked that it cannot be undone, and logs them out', async () => {
    const { platform, player } = await show();
    await player.click(await screen.findByRole('button', { name: 'Exclude myself' }));
    await player.selectOptions(screen.getByRole('combobox', { hidden: true }), 'For good');
    await player.click(screen.getByRole('button', { name: 'Exclude me', hidden: true }));
    expect(screen.getByText('Please tick this first')).toBeInTheDocument();
    expect(sent(platform, 'POST /api/rg/self-exclude')).toEqual([]);

    await player.click(screen.getByRole('checkbox', { hidden: true }));
    await player.click(screen.getByRole('button', { name: 'Exclude me', hidden: true }));

    expect(sent(platform, 'POST /api/rg/self-exclude')).toEqual([{ body: { months: 'indefinite' } }]);
    expect(platform.session.isLoggedIn()).toBe(false);
    expect(platform.navigation.location.value.pathname).toBe('/responsible-gaming');
    const farewell = await screen.findByRole('heading', { name: 'You have excluded yourself' });
    expect(farewell).toBeVisible();
    await waitFor(() => expect(farewell).toHaveFocus());
    expect(screen.getByText(/^Your money stays yours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call CVV: 188' })).toHaveAttribute('href', 'tel:188');
    expect(screen.queryByRole('button', { name: 'Log in' })).toBeNull();
  });

  it.each<[string, Partial<PlayerSession>]>([
    ['You are taking a break until November 23, 2026', { paused_until: '2026-11-23T13:00:00.000Z' }],
    [
      'You have excluded yourself until May 20, 2027',
      { is_excluded: true, excluded_until: '2027-05-20T12:00:00.000Z' },
    ],
    ['You have excluded yourself', { is_excluded: true }],
    ['You are barred by the national betting register', { is_excluded: true, is_barred: true }],
  ])('[R85] says "%s", and leads to the withdrawal', async (text, session) => {
    const { platform, player } = await show(stubs(session));

    expect(await screen.findByRole('heading', { name: new RegExp(`^${text}`) })).toBeVisible();
    await player.click(screen.getByRole('button', { name: 'Withdraw' }));

    expect(platform.navigation.location.value.pathname).toBe('/withdraw');
  });

  it('[R226] offers to try again when nothing could be loaded', async () => {
    await show({ ...stubs(), 'GET /api/rg/session': refusal('unavailable', 'Service unavailable') });

    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
  });
});
