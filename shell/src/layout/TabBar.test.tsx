import { screen } from '@testing-library/react';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
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
