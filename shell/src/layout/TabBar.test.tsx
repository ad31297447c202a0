import { screen } from '@testing-library/react';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea } from '../testing/an-area.ts';
import { TabBar } from './TabBar.tsx';

/** A bar of so many tabs, the prime one among them. @returns the height of each tab's picture, in order */
async function heightsOf(names: readonly string[], prime: string) {
  const area = anArea();
  const navigation = names.map((name, order) => ({
    id: name,
    place: 'tab' as const,
    to: `/${name}`,
    icon: 'games',
    label: Object.fromEntries(MESSAGE_SETS.map((set) => [set, name])) as Record<MessageSet, string>,
    order,
    audience: 'everyone' as const,
    emphasis: name === prime,
  }));
  const shell = await aShell({ areas: [{ ...area, declaration: { ...area.declaration, navigation } }] });
  await renderInShell(shell, <TabBar />);
  return screen
    .getAllByRole('link')
    .map(({ firstElementChild: picture }) => getComputedStyle(picture as Element).height);
}

describe('the prime tab', () => {
  it('is raised in the middle of the bar', async () => {
    const heights = await heightsOf(['offers', 'invite', 'games', 'deposit', 'profile'], 'games');

    expect(heights).toEqual(['30px', '30px', '52px', '30px', '30px']);
  });

  it('[A30] stays within a bar that has no middle, as on a site without agents', async () => {
    const heights = await heightsOf(['offers', 'games', 'deposit', 'profile'], 'games');

    expect(heights).toEqual(['30px', '34px', '30px', '30px']);
  });
});
