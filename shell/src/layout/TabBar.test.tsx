import { screen } from '@testing-library/react';
import { MESSAGE_SETS, type MessageSet, type NavigationEntry } from '@mosaico/shared/contract';
import { memoryStorage } from '@mosaico/shared/storage';
import { aUser } from '@mosaico/shared/testing';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea } from '../testing/an-area.ts';
import { TabBar } from './TabBar.tsx';

interface Bar {
  readonly prime?: string;
  /** Path the player is at. */
  readonly at?: string;
}

/** A bar of so many tabs, each called by its path, the prime one among them. @returns the tabs */
async function showBar(paths: readonly string[], { prime, at = '/elsewhere' }: Bar): Promise<HTMLElement[]> {
  const area = anArea();
  const navigation = paths.map((path, order) => ({
    id: `tab-${order}`,
    place: 'tab' as const,
    to: path,
    icon: 'games',
    label: Object.fromEntries(MESSAGE_SETS.map((set) => [set, path])) as Record<MessageSet, string>,
    order,
    audience: 'everyone' as const,
    emphasis: path === prime,
  }));
  const shell = await aShell({ areas: [{ ...area, declaration: { ...area.declaration, navigation } }], at });
  await renderInShell(shell, <TabBar />);
  return screen.getAllByRole('link');
}

async function heightsOf(paths: readonly string[], prime: string): Promise<string[]> {
  const tabs = await showBar(paths, { prime });
  return tabs.map(({ firstElementChild: picture }) => getComputedStyle(picture as Element).height);
}

describe('the prime tab', () => {
  it('is raised in the middle of the bar', async () => {
    const heights = await heightsOf(['/offers', '/invite', '/games', '/deposit', '/profile'], '/games');

    expect(heights).toEqual(['30px', '30px', '52px', '30px', '30px']);
  });

  it('[A30] stays within a bar that has no middle, as on a site without agents', async () => {
    const heights = await heightsOf(['/offers', '/games', '/deposit', '/profile'], '/games');

    expect(heights).toEqual(['30px', '34px', '30px', '30px']);
  });
});

it.each([
  ['/', ['page', null, null]],
  ['/promotion/activity', [null, 'page', null]],
  ['/promotion/vip', [null, 'true', null]],
  ['/promotions', [null, null, null]],
  ['/profile', [null, null, 'page']],
])('the tab of the screen %s is marked, and that of another screen of its section', async (at, marks) => {
  const tabs = await showBar(['/', '/promotion/activity', '/profile'], { at });

  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(marks);
});

it.each([
  [null, ['/offers', '/invite', '/deposit']],
  [{ why: 'paused', until: '2026-12-01T12:00:00.000Z' }, ['/offers', '/invite', '/withdraw']],
  [{ why: 'excluded', until: null }, ['/offers', '/limits', '/withdraw']],
  [{ why: 'barred', until: null }, ['/offers', '/limits', '/withdraw']],
] as const)('[G31] a member whom %j keeps from playing is shown what they can do', async (play_bar, tabs) => {
  const entry = (path: string, order: number, during?: NavigationEntry['during']): NavigationEntry => ({
    id: path.slice(1),
    place: 'tab',
    to: path,
    icon: 'games',
    label: Object.fromEntries(MESSAGE_SETS.map((set) => [set, path])) as Record<MessageSet, string>,
    order,
    audience: 'everyone',
    ...(during && { during }),
    emphasis: false,
  });
  const area = anArea();
  const navigation = [
    entry('/withdraw', 30, ['paused', 'excluded', 'barred']),
    entry('/limits', 20, ['excluded', 'barred']),
    entry('/offers', 10),
    entry('/invite', 20, ['free', 'paused']),
    entry('/deposit', 30, ['free']),
  ];
  const sessionStorage = memoryStorage();
  sessionStorage.setItem('token', 'tok-1');
  sessionStorage.setItem('userInfo', JSON.stringify(aUser({ play_bar })));
  const areas = [{ ...area, declaration: { ...area.declaration, navigation } }];
  const shell = await aShell({ areas, sessionStorage, server: () => new Promise(() => undefined) });

  await renderInShell(shell, <TabBar />);

  expect(screen.getAllByRole('link').map((tab) => tab.textContent)).toEqual(tabs);
});
