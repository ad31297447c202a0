import { act, screen, within } from '@testing-library/react';
import { Dialog } from '@mosaico/shared/ui';
import { useState } from 'react';
import { aShell, renderInShell } from '../testing/a-shell.tsx';
import { settle } from '../testing/settle.ts';
import { NoticesView } from './NoticesView.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && (
        <Dialog title="A dialog" onClose={() => setOpen(false)}>
          <p>Its content</p>
        </Dialog>
      )}
      <NoticesView />
    </>
  );
}

async function show() {
  const shell = await aShell();
  const rendered = await renderInShell(shell, <Page />);
  const { notices } = shell.platform;
  const toast = async (tone: 'error' | 'info', text: string) => {
    act(() => notices.toast(tone, text));
    await settle(50);
  };
  return { shell, toast, ...rendered };
}
const assertive = () => document.querySelector('[aria-live="assertive"]');

describe('notices', () => {
  it('[R228] stand in live regions that are there before them: errors at once, the rest politely', async () => {
    const { toast } = await show();
    const [alerts, status] = [assertive(), screen.getByRole('status')];
    expect(alerts).toBeEmptyDOMElement();
    expect(status).toBeEmptyDOMElement();

    await toast('error', 'Load Fail');
    await toast('info', 'Copied');

    expect(assertive()).toBe(alerts);
    expect(alerts).toHaveTextContent('Load Fail');
    expect(status).toHaveTextContent('Copied');
    expect(screen.getAllByText('Load Fail')).toHaveLength(1);
  });

  it('lie below the title of an open dialog, whose close button stays in reach', async () => {
    const { toast, player } = await show();
    await player.click(screen.getByText('open'));

    await toast('error', 'Load Fail');

    const dialog = screen.getByRole('dialog', { name: 'A dialog' });
    const text = within(dialog).getByText('Load Fail');
    expect(text.closest('[data-notice-place]')).not.toBeNull();
    expect(text.closest('header')).toBeNull();
    expect(text.closest('[aria-live="assertive"]')).not.toBeNull();
  });

  it('reach a dialog only after the region that reads them out stands in it', async () => {
    const { shell, player } = await show();
    await player.click(screen.getByText('open'));

    act(() => shell.platform.notices.toast('error', 'Load Fail'));
    expect(screen.getByRole('dialog').querySelector('[aria-live="assertive"]')).toBeEmptyDOMElement();
    await settle(50);

    expect(screen.getByText('Load Fail')).toBeVisible();
  });

  it('are seen, but not read out again, when a dialog closes over them', async () => {
    const { toast, player } = await show();
    await player.click(screen.getByText('open'));
    await toast('error', 'Load Fail');

    await player.keyboard('{Escape}');
    await settle(50);

    expect(screen.getByText('Load Fail')).toBeVisible();
    expect(assertive()).toBeEmptyDOMElement();
  });

  it('go when they are dismissed', async () => {
    const { toast, player } = await show();
    await toast('info', 'Copied');

    await player.click(screen.getByRole('button', { name: 'Close' }));

    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  it('ask with the words that the question gives its button', async () => {
    const { shell, player } = await show();
    let answer: Promise<boolean> | undefined;
    act(() => void (answer = shell.platform.notices.confirm('Log out of your account?', 'Log out')));

    expect(screen.queryByRole('button', { name: 'OK' })).not.toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Log out' }));

    await expect(answer).resolves.toBe(true);
  });

  it('ask with the words that the question gives the button that does not confirm', async () => {
    const { shell, player } = await show();
    let answer: Promise<boolean> | undefined;
    act(() => void (answer = shell.platform.notices.confirm('Take it back?', 'Take back', 'Keep it')));

    expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
    await player.click(screen.getByRole('button', { name: 'Keep it' }));

    await expect(answer).resolves.toBe(false);
  });

  it('ask one question at a time', async () => {
    const { shell, player } = await show();
    const answers: (boolean | 'read')[] = [];
    act(() => {
      void shell.platform.notices.confirm('Withdraw now?').then((answer) => answers.push(answer));
      void shell.platform.notices.alert('Done').then(() => answers.push('read'));
    });

    expect(screen.getByRole('dialog', { name: 'Please confirm' })).toHaveTextContent('Withdraw now?');
    await player.click(screen.getByRole('button', { name: 'OK' }));
    await settle(50);
    expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent('Done');
    await player.click(screen.getByRole('button', { name: 'OK' }));
    await settle(50);

    expect(answers).toEqual([true, 'read']);
  });
});
