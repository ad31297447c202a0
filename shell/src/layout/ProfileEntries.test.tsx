import { act, screen, within } from '@testing-library/react';
import { MESSAGE_SETS, type ReleasedArea } from '@mosaico/shared/contract';
import { aUser } from '@mosaico/shared/testing';
import { memoryStorage } from '@mosaico/shared/storage';
import { FilledSlots } from '../areas/FilledSlots.tsx';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea } from '../testing/an-area.ts';
import { learnSite } from '../testing/learn-site.ts';
import { serverOf, siteData } from '../testing/site-data.ts';
import { LaterEntries } from './LaterEntries.tsx';

type Entry = ReleasedArea['declaration']['navigation'][number];

/** A live area with one entry of the menu. */
function declaring(area: string, order: number, changes: Partial<Entry> = {}): ReleasedArea {
  const label = Object.fromEntries(MESSAGE_SETS.map((set) => [set, `${area} ${set}`])) as Entry['label'];
  const live = anArea({ area, container: `mf_${area}` });
  const entry: Entry = {
    id: 'own',
    place: 'drawer',
    to: `/${area}`,
    icon: 'gift',
    label,
    order,
    audience: 'everyone',
    emphasis: false,
    isInProfile: true,
    ...changes,
  };
  const routes = live.declaration.routes.map((route) => ({ ...route, path: entry.to }));
  return { ...live, declaration: { ...live.declaration, area, routes, navigation: [entry] } };
}

/** The place that the profile fills, in a page of a member. */
async function show(...areas: readonly ReleasedArea[]) {
  const server = serverOf({ '/api/auth/me': aUser() });
  const shell = await aShell({ at: '/profile', areas, server, sessionStorage: memoryStorage() });
  await shell.platform.session.start('tok-1');
  const { player } = await renderInShell(shell, <FilledSlots entries={<LaterEntries />} />);
  const element = document.body.appendChild(document.createElement('div'));
  act(() => void shell.platformFor('account', '1.0.0').slots.fill('profile.entries', element));
  const rows = () =>
    within(element)
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  return { shell, player, element, rows };
}

afterEach(() => document.body.replaceChildren());

describe('the entries of the profile', () => {
  it('[R35] are those that the live areas declare for it, in order; an area that nobody knows by name is among them', async () => {
    const { rows } = await show(
      declaring('raffles', 90),
      declaring('wallet', 20),
      declaring('games', 30, { isInProfile: false }),
      declaring('agency', 50, { audience: 'visitor' }),
    );

    expect(await screen.findAllByRole('link')).toHaveLength(2);
    expect(rows()).toEqual([
      ['wallet en', '/wallet'],
      ['raffles en', '/raffles'],
    ]);
  });

  it('[R35] lead on within the page', async () => {
    const { shell, player } = await show(declaring('raffles', 90));

    await player.click(await screen.findByRole('link', { name: 'raffles en' }));

    expect(shell.platform.navigation.location.value.pathname).toBe('/raffles');
  });

  it('[R35] follow what is live: an area that comes later brings its entry', async () => {
    const { shell, rows } = await show(declaring('wallet', 20));
    await screen.findByRole('link');

    act(() =>
      shell.composition.set({
        revision: 2,
        shell: '0.1.0',
        areas: [declaring('wallet', 20), declaring('raffles', 90)],
      }),
    );

    expect(rows()).toEqual([
      ['wallet en', '/wallet'],
      ['raffles en', '/raffles'],
    ]);
  });

  it('[A30] lead to no page that the site does not have', async () => {
    const raffles = declaring('raffles', 90);
    const routes = raffles.declaration.routes.map((route) => ({
      ...route,
      unless: 'without_agents' as const,
    }));
    const { shell, rows } = await show(declaring('wallet', 20), {
      ...raffles,
      declaration: { ...raffles.declaration, routes },
    });
    expect(await screen.findAllByRole('link')).toHaveLength(2);

    act(() => learnSite(shell.platform, siteData({ features: ['without_agents'] })));

    expect(rows()).toEqual([['wallet en', '/wallet']]);
  });

  it('leave the place empty where nothing is declared', async () => {
    const { element } = await show(declaring('games', 30, { isInProfile: false }));

    await act(async () => void (await import('./layout-chunk-contents.ts')));

    expect(element).toBeEmptyDOMElement();
  });
});
