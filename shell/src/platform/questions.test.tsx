import { act, screen } from '@testing-library/react';
import { NoticesView } from '../notices/NoticesView.tsx';
import { aShell, renderInShell } from '../testing/a-shell.tsx';

/** A question on screen, and what it was answered. */
async function ask() {
  const shell = await aShell({ at: '/withdraw' });
  const { player } = await renderInShell(shell, <NoticesView />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => void (answer = shell.platform.notices.confirm('Withdraw R$ 50?')));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Withdraw R$ 50?');
  const answered = async () => {
    const isConfirmed = await act(() => answer);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/withdraw');
    return isConfirmed;
  };
  return { player, dialog, answered };
}

describe('a question on screen', () => {
  it('is answered yes by its button', async () => {
    const { player, answered } = await ask();

    await player.click(screen.getByRole('button', { name: 'OK' }));

    await expect(answered()).resolves.toBe(true);
  });

  it('is answered no by the other one', async () => {
    const { player, answered } = await ask();

    await player.click(screen.getByRole('button', { name: 'Cancel' }));

    await expect(answered()).resolves.toBe(false);
  });

  it('is answered no by Esc', async () => {
    const { player, answered } = await ask();

    await player.keyboard('{Escape}');

    await expect(answered()).resolves.toBe(false);
  });

  it('is answered no by a press beside it', async () => {
    const { player, dialog, answered } = await ask();

    await player.click(dialog);

    await expect(answered()).resolves.toBe(false);
  });

  it('is answered no by "back", and the page stays', async () => {
    const { answered } = await ask();

    act(() => window.history.back());

    await expect(answered()).resolves.toBe(false);
  });
});
