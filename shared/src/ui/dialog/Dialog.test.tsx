import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { fakeIntersections } from '../../testing/fake-intersections.ts';
import { Dialog } from './Dialog.tsx';
import { noticePlaceOf } from './notice-place.ts';

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

  it('stays open when the double click that has opened it ends on its backdrop', () => {
    const onClose = jest.fn();
    render(
      <Dialog title="Opened" onClose={onClose}>
        text
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { hidden: true });

    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog, { detail: 1 });
    expect(onClose).toHaveBeenCalledTimes(1);
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

describe('the footer of a dialog', () => {
  it('has its line only while content scrolls beneath it', () => {
    const sight = fakeIntersections();
    render(
      <Dialog title="Terms" onClose={() => undefined} footer={<button>Accept</button>}>
        A long text
      </Dialog>,
    );
    const footer = screen.getByRole('contentinfo', { hidden: true });
    expect(getComputedStyle(footer).boxShadow).toBe('');

    sight.report(false);
    expect(getComputedStyle(footer).boxShadow).not.toBe('');

    sight.report(true);
    expect(getComputedStyle(footer).boxShadow).toBe('');
    sight.restore();
  });

  it('lets the keyboard scroll content that is longer than its place', () => {
    const sight = fakeIntersections();
    render(
      <Dialog title="Terms" onClose={() => undefined}>
        A long text
      </Dialog>,
    );
    expect(screen.getByText('A long text')).not.toHaveAttribute('tabindex');

    sight.report(false);

    expect(screen.getByText('A long text')).toHaveAttribute('tabindex', '0');
    sight.restore();
  });
});

describe('noticePlaceOf', () => {
  it('is below the title of our own dialogs, and any other dialog itself', async () => {
    const dialog = await openDialog();
    const foreign = document.createElement('dialog');

    const place = noticePlaceOf(dialog);

    expect(place.previousElementSibling).toContainElement(screen.getByRole('button', { name: 'Fechar' }));
    expect(noticePlaceOf(foreign)).toBe(foreign);
  });
});
