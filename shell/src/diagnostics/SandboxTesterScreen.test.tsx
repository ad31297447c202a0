import { act, screen, waitFor } from '@testing-library/react';
import { anAuthServer } from '../testing/an-auth-server.ts';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { SandboxTesterScreen } from './SandboxTesterScreen.tsx';

/** The screen of a member. */
async function show() {
  const shell = await aShell({ server: anAuthServer(null).server });
  await act(() => shell.platform.session.start('tok-1'));
  const rendered = await renderInShell(shell, <SandboxTesterScreen />);
  return { shell, ...rendered, amount: await screen.findByLabelText('Amount in reais') };
}

describe('the sandbox tester [R72]', () => {
  it('says beside the amount what is wrong with it, and sends nothing', async () => {
    const { player, amount, shell } = await show();
    const sentBefore = shell.network.sent.length;
    await player.clear(amount);
    await player.type(amount, 'fifty');

    await player.click(screen.getByRole('button', { name: 'Run' }));

    await waitFor(() => expect(amount).toHaveAccessibleDescription('An amount in reais, such as 50,00'));
    expect(amount).toHaveFocus();
    expect(shell.network.sent).toHaveLength(sentBefore);
  });

  it('keeps what was typed when the language changes', async () => {
    const { player, amount, shell } = await show();
    await player.clear(amount);
    await player.type(amount, '12,34');

    await act(async () =>
      shell.platform.language.choose({ icon: '/assets/flags/vi.svg', option: 'VI', value: 'vi' }),
    );

    expect(screen.getByLabelText('Amount in reais')).toHaveValue('12,34');
  });
});
