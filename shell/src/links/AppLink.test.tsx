import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { AppLink } from './AppLink.tsx';

describe('a link within the site', () => {
  it('adds one step to the history, however often it is pressed', async () => {
    const shell = await aShell({ at: '/game' });
    await renderInShell(shell, <AppLink href="/recharge?amount=50">Deposit</AppLink>);
    const before = window.history.length;

    await userEvent.dblClick(screen.getByRole('link'));

    const { pathname, search } = shell.platform.navigation.location.value;
    expect(pathname + search).toBe('/recharge?amount=50');
    expect(window.history.length).toBe(before + 1);
  });
});
