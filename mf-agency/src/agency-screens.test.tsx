import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { RegisterBar } from '@mosaico/shared/api';
import { aUser, fakePlatform, okBody, refusal, renderScreen, type ApiStubs } from '@mosaico/shared/testing';
import declaration from '../area.json';
import { DrawerEarnings } from './reward/DrawerEarnings.tsx';
import { AgentScreen } from './agent/AgentScreen.tsx';
import { MechanismScreen } from './mechanism/MechanismScreen.tsx';
import en from './messages/en.json';
import { PATHS } from './paths.ts';
import { RecordScreen } from './record/RecordScreen.tsx';
import { RegisterScreen } from './register/RegisterScreen.tsx';
import { RewardScreen } from './reward/RewardScreen.tsx';

jest.mock('./register/prove.ts', () => ({ prove: async () => ({ key: 'k', captcha: 'worked out' }) }));

beforeEach(() => void (document.documentElement.lang = 'en'));
afterEach(() => void (document.documentElement.lang = ''));

const open = (element: React.ReactElement, api: ApiStubs, at = '/', user: object | null = {}) => {
  const platform = fakePlatform({ at, api, ...(user && { user: aUser(user) }) });
  return renderScreen(element, { platform, messages: { en } }).then(({ player }) => ({ platform, player }));
};
const callsOf = (platform: { api: { calls: readonly unknown[] } }, path: string) =>
  platform.api.calls.filter((call) => JSON.stringify(call).includes(path));

describe('invitation record', () => {
  const person = (name: string) => ({
    name_masked: name,
    registered_at: '2026-03-04T12:00:00.000Z',
    first_deposit: '50.00',
    total_bet: '80.00',
    status: 'valid' as const,
    held_reason: '',
    is_refused: false,
  });
  const people = (names: string[]): ApiStubs => ({
    'POST /api/agency/inviterecord': ({ body }) => {
      const { before = '0', status, period } = body;
      const some = status || period ? [] : names;
      const end = Number(before) + 20;
      return okBody({
        list: some.slice(end - 20, end).map(person),
        total: some.length,
        page: 1,
        limit: 20,
        next: end < some.length ? String(end) : null,
        totals: { registered: names.length, deposited: 0, valid: 0, held: 0 },
        valid_from: '20.00',
        held_reason: '',
      });
    },
  });

  it('[R59] [R215] [G28] shows who came, page by page', async () => {
    const { player } = await open(
      <RecordScreen />,
      people(Array.from({ length: 23 }, (_, at) => `g${at}***`)),
    );
    const list = await screen.findByRole('list', { name: 'Who has registered with your link' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(20);
    expect(list).toHaveTextContent('R$80.00');

    await player.click(screen.getByRole('button', { name: 'Load more' }));

    expect(await screen.findByText('g22***')).toBeVisible();
  });

  it('[G38] says of who is valid and does not count yet that they are looked at, and why', async () => {
    const held = { ...person('ma***'), held_reason: 'Same device as yours' };
    const totals = { registered: 1, deposited: 1, valid: 1, held: 1 };
    const told = { valid_from: '20.00', held_reason: held.held_reason };
    const page = { total: 1, page: 1, limit: 20, next: null, totals, ...told };
    await open(<RecordScreen />, { 'POST /api/agency/inviterecord': okBody({ list: [held], ...page }) });

    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Under review');
    expect(row).not.toHaveTextContent('Valid');
    expect(screen.getByText('Under review, not counted yet: 1. Same device as yours')).toBeVisible();
  });

  it('[G38] says of who was found to be one person with the agent that they do not count, and why', async () => {
    const refused = { ...person('ma***'), is_refused: true, held_reason: 'This is the same person as you' };
    const totals = { registered: 1, deposited: 1, valid: 1, held: 0 };
    const page = { total: 1, page: 1, limit: 20, next: null, totals, valid_from: '20.00', held_reason: '' };
    await open(<RecordScreen />, { 'POST /api/agency/inviterecord': okBody({ list: [refused], ...page }) });

    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Does not count');
    expect(row).toHaveTextContent('This is the same person as you');
    expect(screen.queryByText(/Under review/)).toBeNull();
  });

  it('[R215] keeps its filter in the address, and leads back from an empty one', async () => {
    const { player, platform } = await open(
      <RecordScreen />,
      people(['ma***']),
      `${PATHS.record}?status=valid&period=7d`,
    );

    expect(await screen.findByText('Nobody matches this filter')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Valid' })).toBeChecked();
    expect(JSON.stringify(platform.api.calls)).toContain('"status":"valid","period":"7d"');
    await player.click(screen.getByRole('button', { name: 'Show everybody' }));

    expect(await screen.findByText('ma***')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Everybody' })).toBeChecked();
  });
});

describe('agent’s overview', () => {
  const overview = (total: string, days = 7, held = '0.00') => ({
    funnel: { clicks: 40, registered: 10, deposited: 4, valid: 3, held: 2, active: 5 },
    earned: { recharge: '1.50', betting: '2.00', settlement: '0.00', total },
    held,
    days: Array.from({ length: days }, (_, index) => ({
      date: `2026-11-0${index + 1}`,
      recharge: index === 1 ? '1.50' : '0.00',
      betting: index === 2 ? '2.00' : '0.00',
      settlement: '0.00',
    })),
    next_at: '2026-11-08T06:00:00.000Z',
    may_register: true,
  });

  it('[R58] [G21] shows funnel and earnings, the chart also as a table', async () => {
    const { player } = await open(<AgentScreen />, { 'GET /api/agency/overview': okBody(overview('3.50')) });

    expect(await screen.findByText('Clicks on the link')).toBeVisible();
    expect(screen.getByText('Under review, not counted yet: 2')).toBeVisible();
    expect(screen.getByText('Played in this period: 5')).toBeVisible();
    await player.click(screen.getByText('See the days as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(3);
    expect(rows[1]).toHaveTextContent('R$2.00');
  });

  it('[G38] [G51] says what is under review, without saying of whom or what for, and leads to it', async () => {
    const { player, platform } = await open(<AgentScreen />, {
      'GET /api/agency/overview': okBody(overview('0.00', 7, '4.20')),
    });

    // However many invitations it comes from.
    expect(
      await screen.findByText(/R\$4\.20 under review: the invitations it comes from are checked/),
    ).toBeVisible();
    await player.click(screen.getByRole('link', { name: 'See which' }));

    expect(platform.navigation.location.value).toMatchObject({
      pathname: PATHS.reward,
      search: '?status=held',
    });
  });

  it('[G38] says nothing of a review where nothing waits', async () => {
    await open(<AgentScreen />, { 'GET /api/agency/overview': okBody(overview('3.50')) });

    expect(await screen.findByText('Clicks on the link')).toBeVisible();
    expect(screen.queryByText(/under review/)).not.toBeInTheDocument();
  });

  it('[R58] asks for the period of the address, and for another one that is chosen', async () => {
    const { player, platform } = await open(
      <AgentScreen />,
      { 'GET /api/agency/overview': okBody(overview('0.00', 1)) },
      `${PATHS.agent}?period=today`,
    );
    expect(await screen.findByText('Clicks on the link')).toBeVisible();
    expect(screen.queryByText('See the days as a table')).not.toBeInTheDocument();

    await player.click(screen.getByRole('radio', { name: '30 days' }));

    await waitFor(() => expect(callsOf(platform, '30d')).toHaveLength(1));
    expect(callsOf(platform, 'today')).toHaveLength(1);
  });
});

describe('rewards', () => {
  const rewards = (available: string) => ({
    list: [
      {
        id: 1,
        date: '2026-11-02',
        source: 'betting' as const,
        name_masked: 'ma***',
        base_amount: '1999.99',
        rate: '0.10',
        amount: '1.99',
        status: 'held' as const,
      },
    ],
    total: 1,
    page: 1,
    limit: 20,
    next: null,
    sums: { total: '12.00', available, claimed: '7.00', held: '1.99' },
    parts: (['recharge', 'betting', 'settlement'] as const).map((source) => ({
      source,
      available: source === 'betting' ? available : '0.00',
    })),
    carried: '-20.00',
  });

  it('[R60] [R214] [R126] [G27] claims all in one request, says so, and asks for the money anew', async () => {
    let available = '5.00';
    const { player, platform } = await open(<RewardScreen />, {
      'POST /api/agency/reward': () => okBody(rewards(available)),
      'POST /api/agency/reward/claim': () => {
        available = '0.00';
        return { ...okBody({ amount: '5.00' }), message: 'R$ 5.00 is in your balance' };
      },
    });

    await player.click(await screen.findByRole('button', { name: 'Move to my balance' }));

    expect(await screen.findByText(/Nothing to claim now/)).toBeVisible();
    expect(platform.shown).toEqual([{ kind: 'success', text: 'R$ 5.00 is in your balance' }]);
    expect(callsOf(platform, 'reward/claim')).toHaveLength(1);
  });

  describe('on a site without agents', () => {
    const without = (element: React.ReactElement, answer: ReturnType<typeof rewards>) => {
      const platform = fakePlatform({ api: { 'POST /api/agency/reward': okBody(answer) }, user: aUser({}) });
      const site = { ...platform.site.value, features: ['without_agents'] as const };
      const there = { ...platform, site: { ...platform.site, value: site } } as typeof platform;
      return renderScreen(element, { platform: there, messages: { en } });
    };

    it('[A30] are still there to claim, without a way to invite and without talk of months to come', async () => {
      await without(<RewardScreen />, rewards('5.00'));

      expect(await screen.findByRole('button', { name: 'Move to my balance' })).toBeVisible();
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
      expect(screen.queryByText(/ahead/)).not.toBeInTheDocument();
    });

    it('[A30] are in the menu of who has earned something, and of nobody else', async () => {
      const { unmount } = await without(<DrawerEarnings />, rewards('5.00'));
      expect(await screen.findByRole('link', { name: /Commission.*R\$5\.00/ })).toHaveAttribute(
        'href',
        PATHS.reward,
      );
      unmount();

      const { platform } = await without(<DrawerEarnings />, { ...rewards('0.00'), list: [], total: 0 });
      await waitFor(() => expect(callsOf(platform, 'agency/reward')).toHaveLength(1));
      await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
      expect(screen.queryByRole('link')).not.toBeInTheDocument();
    });

    it('[A30] are the only page of agents there: the declaration says so', () => {
      const { routes, slots, navigation } = declaration;
      expect(routes.filter((route) => route.unless !== 'without_agents').map(({ path }) => path)).toEqual([
        PATHS.reward,
      ]);
      expect(slots.map(({ widget, feature }) => [widget, feature])).toEqual([['earnings', 'without_agents']]);
      expect(navigation.map(({ to }) => to)).not.toContain(PATHS.reward);
    });
  });

  it('[A30] [R157] have the way to invite where agents are on', async () => {
    await open(<RewardScreen />, { 'POST /api/agency/reward': okBody(rewards('5.00')) });

    expect(await screen.findByRole('link', { name: 'Invite' })).toHaveAttribute('href', PATHS.invite);
  });

  it('[G38] says what waits and what months before have left', async () => {
    await open(<RewardScreen />, { 'POST /api/agency/reward': okBody(rewards('5.00')) });

    expect(await screen.findByText(/R\$1.99 under review/)).toBeVisible();
    expect(screen.getByText(/came out R\$20.00 ahead/)).toBeVisible();
    expect(screen.getByText('Under review', { selector: 'span' })).toBeVisible();
  });

  it('[R127] a refusal is told, and claiming can be tried again', async () => {
    const { player, platform } = await open(<RewardScreen />, {
      'POST /api/agency/reward': okBody(rewards('5.00')),
      'POST /api/agency/reward/claim': refusal('nothing_to_claim', 'There is nothing to claim now'),
    });
    await player.click(await screen.findByRole('button', { name: 'Move to my balance' }));

    await waitFor(() =>
      expect(platform.shown).toEqual([{ kind: 'error', text: 'There is nothing to claim now' }]),
    );
    expect(await screen.findByRole('button', { name: 'Move to my balance' })).toBeEnabled();
  });

  it('[G31] stay with a member who takes a break, who is offered no claim meanwhile', async () => {
    const bar = { why: 'paused', until: '2100-01-01T00:00:00.000Z' } as const;
    await open(<RewardScreen />, { 'POST /api/agency/reward': okBody(rewards('5.00')) }, '/', {
      play_bar: bar,
    });

    expect(await screen.findByText(/^What you have earned stays yours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Move to my balance' })).not.toBeInTheDocument();
  });

  it('[G33] [A69] a claim leads to the identity check where the site asks for it first', async () => {
    const { player, platform } = await open(<RewardScreen />, {
      'POST /api/agency/reward': okBody(rewards('5.00')),
      'POST /api/agency/reward/claim': refusal('identity_required', 'Confirm your identity first'),
    });

    await player.click(await screen.findByRole('button', { name: 'Move to my balance' }));

    await waitFor(() =>
      expect(platform.navigation.location.value).toMatchObject({
        pathname: '/identity',
        state: { isOnTheWay: true },
      }),
    );
    expect(platform.shown).toEqual([{ kind: 'info', text: 'Confirm your identity first' }]);
  });
});

describe('mechanism', () => {
  const part = okBody({
    tiers: [{ level: 1, min_amount: '0.00', rate: '0.10', note: 'of the bets' }],
    rules: ['A rule of this part'],
    example: { base_amount: '1000.00', amount: '1.00' },
  });

  it('[R61] [R112] [R216] [R217] asks for three parts at once; one that fails leaves its own place empty, without a toast', async () => {
    const { platform } = await open(
      <MechanismScreen />,
      {
        'GET /api/agency/mechanism/recharge': part,
        'GET /api/agency/mechanism/betting': refusal('internal', 'Something went wrong'),
        'GET /api/agency/mechanism/settlement': part,
      },
      PATHS.mechanism,
      null,
    );

    expect(await screen.findByText('Load Fail')).toBeVisible();
    expect(screen.getAllByText('A rule of this part')).toHaveLength(2);
    expect(
      screen.getByText(
        'Example: a first deposit of R$1,000.00 earns you R$1.00, once the person has wagered that much.',
      ),
    ).toBeVisible();
    expect(screen.getAllByText('0.1%')).toHaveLength(2);
    expect(platform.shown).toEqual([]);
  });
});

describe('registration of subordinates', () => {
  const may = (isAllowed: boolean, bar: RegisterBar | null = null): ApiStubs => ({
    'GET /api/agency/overview': okBody({
      funnel: { clicks: 0, registered: 0, deposited: 0, valid: 0, active: 0 },
      earned: { recharge: '0.00', betting: '0.00', settlement: '0.00', total: '0.00' },
      held: '0.00',
      days: [],
      next_at: '2026-11-08T06:00:00.000Z',
      may_register: isAllowed,
      register_bar: bar,
    }),
  });

  it('[G32] is not offered to who has excluded themselves', async () => {
    const bar = { play_bar: { why: 'excluded', until: null } };
    const { platform } = await open(<RegisterScreen />, may(true), '/', bar);

    expect(await screen.findByRole('heading', { name: 'You have excluded yourself' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
    expect(screen.queryByText(en.register.intro)).not.toBeInTheDocument();
    expect(callsOf(platform, 'overview')).toEqual([]);
  });

  it('[R62] [R213] asks to fill in the form only when it is known that there is one', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    await open(<RegisterScreen />, { 'GET /api/agency/overview': () => promise as never });
    expect(screen.getByRole('heading', { name: en.register.heading })).toBeVisible();
    expect(screen.queryByText(en.register.intro)).not.toBeInTheDocument();

    await act(async () => resolve(may(true)['GET /api/agency/overview']));

    expect(await screen.findByText(en.register.intro)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
  });

  it('[R62] [R213] registers somebody, and shows what comes next', async () => {
    const { player, platform } = await open(<RegisterScreen />, {
      ...may(true),
      'POST /api/agency/subordinate/register': okBody({ name_masked: 'no***' }),
    });
    await player.click(await screen.findByRole('button', { name: 'Register' }));
    expect(await screen.findByText('Please fix the error in the form')).toBeVisible();
    expect(callsOf(platform, 'subordinate')).toEqual([]);

    await player.type(screen.getByLabelText('CPF'), '52998224725');
    await player.type(screen.getByLabelText('Date of birth'), '20051990');
    await player.type(screen.getByLabelText(/phone/i), '11912345678');
    await player.type(screen.getByLabelText('Full name'), 'Nova Pessoa');
    await player.type(screen.getByLabelText('Account'), 'nova_pessoa');
    await player.type(screen.getByLabelText('Password'), 'a-good-password');
    await player.click(screen.getByRole('checkbox'));
    await player.click(screen.getByRole('button', { name: 'Register' }));

    expect(await screen.findByRole('heading', { name: 'nova_pessoa is registered' })).toHaveFocus();
    expect(JSON.stringify(callsOf(platform, 'subordinate'))).toContain('"birth_date":"1990-05-20"');
  });

  it('[R213] has what was typed again after a login in between, without the password; a log-out forgets it', async () => {
    const Screens = () => {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <>
          <button onClick={() => setIsOpen(!isOpen)}>elsewhere</button>
          {isOpen && <RegisterScreen />}
        </>
      );
    };
    const { player, platform } = await open(<Screens />, may(true));
    const goAndComeBack = async () => {
      for (let press = 0; press < 2; press += 1)
        await player.click(screen.getByRole('button', { name: 'elsewhere' }));
    };
    const typed = async () => {
      await screen.findByLabelText('CPF');
      const labels = ['CPF', 'Date of birth', 'Full name', 'Account', 'Password'];
      return labels.map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    };
    await player.type(await screen.findByLabelText('CPF'), '52998224725');
    await player.type(screen.getByLabelText('Date of birth'), '20051990');
    await player.type(screen.getByLabelText('Full name'), 'Nova Pessoa');
    await player.type(screen.getByLabelText('Account'), 'nova_pessoa');
    await player.type(screen.getByLabelText('Password'), 'a-good-password');
    await player.click(screen.getByRole('checkbox'));

    await goAndComeBack();
    expect(await typed()).toEqual(['529.982.247-25', '20/05/1990', 'Nova Pessoa', 'nova_pessoa', '']);
    expect(screen.getByRole('checkbox')).not.toBeChecked();

    act(() => platform.bus.publish('session.ended', { reason: 'unauthenticated' }));
    await goAndComeBack();
    expect((await typed())[3]).toBe('nova_pessoa');

    act(() => platform.setUser(null));
    await act(async () => platform.setUser(aUser()));
    expect(await typed()).toEqual(['', '', '', '', '']);
  });

  it('[R213] offers the invitation instead where everybody registers themselves', async () => {
    await open(<RegisterScreen />, may(false, 'registers_themselves'), '/', { invite_code: 'QWER2345' });

    expect(await screen.findByText(/Here everybody registers with their own documents/)).toBeVisible();
    expect(screen.getByLabelText('Your invitation link')).toHaveValue(
      'http://localhost/?invite_code=QWER2345',
    );
    expect(screen.queryByRole('button', { name: 'Register' })).not.toBeInTheDocument();
    expect(screen.queryByText(en.register.intro)).not.toBeInTheDocument();
  });

  it.each([
    ['terms_not_accepted', 'Before you register others, read and accept the terms of use.'],
    ['self_excluded', 'You have excluded yourself, so you cannot register others.'],
    ['play_barred', 'Your account is barred from playing, so it cannot register others.'],
    ['account_frozen', 'Your account is blocked, so it cannot register others. Support can help you.'],
  ] as const)(
    '[R213] says why the agent registers nobody, and offers no invitation: %s',
    async (bar, text) => {
      await open(<RegisterScreen />, may(false, bar));

      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByLabelText('Your invitation link')).not.toBeInTheDocument();
      expect(screen.queryByText(/own documents/)).not.toBeInTheDocument();
    },
  );

  it('[R213] [R258] is offered as soon as the agent has accepted the terms', async () => {
    const api = { ...may(false, 'terms_not_accepted') };
    const { platform } = await open(<RegisterScreen />, {
      'GET /api/agency/overview': () => api['GET /api/agency/overview'] as never,
    });
    await screen.findByText(/read and accept the terms of use/);
    expect(screen.getByRole('link', { name: 'Read the terms' })).toHaveAttribute('href', '/terms');

    Object.assign(api, may(true));
    act(() => platform.bus.publish('account.terms-accepted', { version: 1 }));

    expect(await screen.findByRole('button', { name: 'Register' })).toBeVisible();
  });
});
