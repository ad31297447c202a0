import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure.tsx';

describe('Disclosure', () => {
  it('opens and closes when its line is pressed', async () => {
    render(<Disclosure summary="How long does a withdrawal take?">Minutes.</Disclosure>);
    expect(screen.getByText('Minutes.')).not.toBeVisible();

    await userEvent.click(screen.getByText('How long does a withdrawal take?'));
    expect(screen.getByText('Minutes.')).toBeVisible();

    await userEvent.click(screen.getByText('How long does a withdrawal take?'));
    expect(screen.getByText('Minutes.')).not.toBeVisible();
  });

  it('may be open at first, and names the group whose members close each other', () => {
    render(
      <Disclosure summary="Fees" group="faq" isOpenAtFirst>
        None.
      </Disclosure>,
    );

    expect(screen.getByText('None.')).toBeVisible();
    expect(screen.getByRole('group')).toHaveAttribute('name', 'faq');
  });
});
