import { act, screen } from '@testing-library/react';
import type { ReleasedArea, SiteFeature } from '@mosaico/shared/contract';
import { anArea } from '../testing/an-area.ts';
import { ok } from '../testing/an-auth-server.ts';
import { aUser } from '@mosaico/shared/testing';
import { ModalHost } from '../modals/ModalHost.tsx';
import { memoryStorage } from '@mosaico/shared/storage';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { learnSite } from '../testing/learn-site.ts';
import { siteData } from '../testing/site-data.ts';
import { travel } from '../testing/travel.ts';
import { settle } from '../testing/settle.ts';
import { Reminder } from './Reminder.tsx';
import { useBackHome } from './useBackHome.ts';

const AD = {
  id: 'carnival',
  title: 'Carnival week',
  text: 'Five nights of samba.',
  action: { label: 'See the wheel', to: '/promotion/lotterywheel' },
};
const READY = { area: 'games', version: '1.0.0', durationMs: 10 };

/** Who is there: a visitor, a member at their first view of Home, or one who comes back to it. */
type Player = 'visitor' | 'new here' | 'back';

/** As the page has it, with its code there from the beginning. */
function WatchedReminder({ lookMs }: { readonly lookMs: number }) {
  return <Reminder isBackHome={useBackHome()} lookMs={lookMs} />;
}

async function show({
  at = '/',
  advertisement = AD as typeof AD | null,
  sessionStorage = memoryStorage(),
  player: who = 'back' as Player,
  lookMs = 0,
  areas = [] as ReleasedArea[],
  features = [] as SiteFeature[],
} = {}) {
  const shell = await aShell({ at, areas, sessionStorage, server: () => ok(aUser()) });
  const { platform } = shell;
  const rendered = await renderInShell(
    shell,
    <>
      <input aria-label="Search" />
      <ModalHost />
      <WatchedReminder lookMs={lookMs} />
    </>,
  );
  if (who !== 'visitor') await act(() => platform.session.start('tok-1'));
  const go = (path: string) => act(() => platform.navigation.push(path));
  if (who === 'back') for (const path of ['/', '/recharge', at]) go(path);
  act(() => learnSite(platform, siteData({ advertisement, features })));
  const firstArea = () => act(() => platform.bus.publish('area.ready', READY));
  /** Long enough for a quiet moment. */
  const rest = () => settle(40);
  const flags = () => shell.reminder.state.value;
  return { shell, platform, firstArea, rest, flags, sessionStorage, go, ...rendered };
}
const dialog = () => screen.findByRole('dialog', { name: 'Carnival week' });
const anyDialog = () => screen.queryByRole('dialog');

beforeEach(() => {
  // A page that has just begun, and is quiet at once.
  const [begin, now] = [performance.now(), performance.now.bind(performance)];
  jest.spyOn(performance, 'now').mockImplementation(() => now() - begin);
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => setTimeout(run),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

describe('reminder modal', () => {
  describe('of what a site without agents does not have', () => {
    const advertisement = { ...AD, action: { label: 'Invite', to: '/recharge?from=ad' } };
    const area = anArea();
    const routes = area.declaration.routes.map((route) => ({ ...route, unless: 'without_agents' as const }));
    const areas = [{ ...area, declaration: { ...area.declaration, routes } }];

    it('[A30] comes where the site has it', async () => {
      const { firstArea } = await show({ advertisement, areas });
      firstArea();

      expect(await dialog()).toHaveTextContent('Five nights of samba.');
    });

    it('[A30] does not come where it would lead to a page that is not there', async () => {
      const { firstArea, rest } = await show({ advertisement, areas, features: ['without_agents'] });
      firstArea();
      await rest();

      expect(anyDialog()).not.toBeInTheDocument();
    });
  });

  it('[R77] [R79] comes over Home to a member who is back, after the first screen, without being asked for', async () => {
    const { firstArea, rest } = await show();
    await rest();
    expect(anyDialog()).not.toBeInTheDocument();

    firstArea();

    expect(await dialog()).toHaveTextContent('Five nights of samba.');
    expect(await dialog()).toHaveFocus();
  });

  it('[R79] comes after Home has been seen for a while', async () => {
    const { firstArea } = await show({ lookMs: 400 });
    firstArea();
    await settle(100);
    expect(anyDialog()).not.toBeInTheDocument();

    expect(await dialog()).toBeInTheDocument();
  });

  it('[R79] does not come to a visitor, however often Home is seen', async () => {
    const { firstArea, rest, go } = await show({ player: 'visitor' });
    firstArea();
    go('/recharge');
    go('/');
    await rest();

    expect(anyDialog()).not.toBeInTheDocument();
  });

  it('[R79] does not come right after the login, but when the member comes back to Home', async () => {
    const { firstArea, rest, go } = await show({ player: 'new here' });
    firstArea();
    await rest();
    expect(anyDialog()).not.toBeInTheDocument();

    go('/recharge');
    go('/');

    expect(await dialog()).toBeInTheDocument();
  });

  it('[R79] begins anew with the next login in the same tab', async () => {
    const { firstArea, rest, go, platform } = await show({ at: '/recharge' });
    await act(() => platform.session.logout());
    go('/');
    await act(() => platform.session.start('tok-2'));
    firstArea();
    await rest();

    expect(anyDialog()).not.toBeInTheDocument();
  });

  it('[R77] does not come without content', async () => {
    const { firstArea, rest } = await show({ advertisement: null });

    firstArea();
    await rest();

    expect(anyDialog()).not.toBeInTheDocument();
  });

  it('[R79] does not come on another page, but when the player reaches Home', async () => {
    const { firstArea, rest, platform } = await show({ at: '/recharge' });
    firstArea();
    await rest();
    expect(anyDialog()).not.toBeInTheDocument();

    act(() => platform.navigation.push('/'));

    expect(await dialog()).toBeInTheDocument();
  });

  it('[R79] does not come over another modal or a question', async () => {
    const { firstArea, rest, platform } = await show();
    act(() => platform.modals.open('menu'));
    firstArea();
    await rest();
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeInTheDocument();

    await travel(() => platform.modals.close());
    act(() => void platform.notices.confirm('Really?'));
    await rest();
    expect(anyDialog()).not.toBeInTheDocument();
    // The history outlives this test: the question leaves it.
    await travel(() => act(async () => platform.notices.question.value?.answer(false)));
  });

  it('does not take the field away in which the player types', async () => {
    const { firstArea, rest, player } = await show();
    await player.click(screen.getByLabelText('Search'));
    firstArea();
    await rest();
    expect(anyDialog()).not.toBeInTheDocument();

    await player.tab();

    expect(await dialog()).toBeInTheDocument();
  });

  it('does not come over the dialog of an area, nor into a round', async () => {
    const { firstArea, rest, platform } = await show();
    const ofArea = document.body.appendChild(document.createElement('dialog'));
    ofArea.open = true;
    const release = platform.busy.hold('a round');
    firstArea();
    await rest();

    ofArea.remove();
    await settle(600);
    expect(anyDialog()).not.toBeInTheDocument();
    release();

    expect(await dialog()).toBeInTheDocument();
  });

  it.each([
    ['Esc', ({ player }: Awaited<ReturnType<typeof show>>) => player.keyboard('{Escape}')],
    [
      'the button',
      ({ player }: Awaited<ReturnType<typeof show>>) =>
        player.click(screen.getByRole('button', { name: 'Not now' })),
    ],
    [
      'a press on the backdrop',
      ({ player }: Awaited<ReturnType<typeof show>>) => player.click(screen.getByRole('dialog')),
    ],
    ['"back"', () => window.history.back()],
  ])(
    '[R79] closes on %s for the session, stays on the page, and stays closed at "forward"',
    async (_, close) => {
      const shown = await show();
      shown.firstArea();
      await dialog();

      await travel(() => close(shown));

      expect(anyDialog()).not.toBeInTheDocument();
      expect(window.location.pathname).toBe('/');
      expect(shown.flags()).toEqual({ isReminderOff: false, isModalOpened: false });
      expect(shown.sessionStorage.getItem('isModalOpened')).toBe('false');
      await travel(() => window.history.forward());
      await shown.rest();
      expect(anyDialog()).not.toBeInTheDocument();
      expect(shown.platform.modals.current.value).toBeNull();
    },
  );

  it('[R79] comes no more after a reload in the same session', async () => {
    const sessionStorage = memoryStorage();
    sessionStorage.setItem('isModalOpened', 'false');
    const { firstArea, rest } = await show({ sessionStorage });

    firstArea();
    await rest();

    expect(anyDialog()).not.toBeInTheDocument();
  });

  it('[R79] is off for good when the player says so, with whatever it is closed', async () => {
    const { firstArea, flags, player, platform } = await show();
    firstArea();
    await dialog();

    await player.click(screen.getByRole('checkbox', { name: 'Don’t show this again' }));
    expect(flags().isReminderOff).toBe(false);
    await travel(() => window.history.back());

    expect(flags()).toEqual({ isReminderOff: true, isModalOpened: false });
    expect(platform.storage.getItem('isReminderOff')).toBe('{"id":"carnival"}');
  });

  it('[R79] comes with new content where other content is off', async () => {
    const { firstArea, platform } = await show({ advertisement: null });
    platform.storage.setItem('isReminderOff', '{"id":"carnival"}');

    act(() => learnSite(platform, siteData({ advertisement: { ...AD, id: 'easter' } })));
    firstArea();

    expect(await dialog()).toBeInTheDocument();
  });

  it('[R77] leads where its button says, in place of its own entry, and counts as closed', async () => {
    const { firstArea, flags, player, platform } = await show();
    firstArea();
    await dialog();
    const { length } = window.history;

    await player.click(screen.getByRole('button', { name: 'See the wheel' }));

    expect(platform.navigation.location.value.pathname).toBe('/promotion/lotterywheel');
    expect(window.history.length).toBe(length);
    expect(anyDialog()).not.toBeInTheDocument();
    expect(flags().isModalOpened).toBe(false);
  });

  it('[R77] has one button where there is nothing to do', async () => {
    const { firstArea, platform } = await show({ advertisement: null });
    act(() => learnSite(platform, siteData({ advertisement: { ...AD, action: null } as never })));
    firstArea();
    await dialog();

    expect(screen.getByRole('button', { name: 'OK' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Not now' })).not.toBeInTheDocument();
  });

  it('[R159] gives way to the login when the session ends while it is open', async () => {
    const { firstArea, platform, flags } = await show();
    firstArea();
    await dialog();

    act(() => platform.session.lose('tok-1'));
    await travel(() => act(async () => platform.notices.question.value?.answer(true)));

    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(flags().isModalOpened).toBe(false);
  });
});
