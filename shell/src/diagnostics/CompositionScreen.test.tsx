import { act, screen } from '@testing-library/react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { anArea } from '../testing/an-area.ts';
import { CompositionScreen } from './CompositionScreen.tsx';

async function open() {
  const shell = await aShell({ areas: [anArea()] });
  return { shell, ...(await renderInShell(shell, <CompositionScreen />)) };
}

describe('/test [R73]', () => {
  it('shows areas, contract version and events, and follows both', async () => {
    const { shell } = await open();
    expect(screen.getByText('not loaded')).toBeVisible();
    expect(screen.getByText(shell.platform.version)).toBeVisible();

    act(() => shell.platform.bus.publish('session.started', { memberId: 4711 }));
    act(() =>
      shell.platform.bus.publish('area.ready', {
        area: 'wallet',
        version: '1.0.0-b00000001',
        durationMs: 12,
      }),
    );

    expect(screen.getByText('ready: 12 ms')).toBeVisible();
    expect(screen.getByText('session.started')).toBeVisible();
    expect(document.body).not.toHaveTextContent('4711');
  });

  it('copies a report, and shows it where the clipboard is refused', async () => {
    const { player } = await open();
    await player.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await navigator.clipboard.readText()).toContain('wallet 1.0.0-b00000001');
    expect(screen.getByRole('button', { name: 'Report copied' })).toBeVisible();

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await player.click(screen.getByRole('button', { name: 'Report copied' }));

    expect(await screen.findByRole('textbox', { name: 'Report' })).toHaveDisplayValue(/wallet 1\.0\.0/);
  });
});
