import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen && (
        <Dialog title="Confirm" onClose={() => setOpen(false)} footer={<button>yes</button>}>
          <p>Withdraw now?</p>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  render(<Page />);
  await userEvent.click(screen.getByText('open'));
  return screen.getByRole('dialog', { name: 'Confirm' });
}

describe('Dialog', () => {
  it('takes the focus and gives it back when it closes', async () => {
    const dialog = await openDialog();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('open')).toHaveFocus();
  });

  it('closes on Esc', async () => {
    await openDialog();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on the back gesture of a phone', async () => {
    const dialog = await openDialog();

    fireEvent(dialog, new Event('cancel', { cancelable: true }));

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on a press on the backdrop only, not on a drag that ends there', async () => {
    const dialog = await openDialog();

    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Withdraw now?') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBeVisible();

    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
