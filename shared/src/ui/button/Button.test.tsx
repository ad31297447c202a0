import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

describe('Button', () => {
  it('ignores presses and does not submit while it is busy', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy onClick={onClick}>
          Withdraw
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));

    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  it('lets one press through until its promise settles', async () => {
    const work = Promise.withResolvers<void>();
    const onClick = jest.fn(() => work.promise);
    render(<Button onClick={onClick}>Claim</Button>);

    await userEvent.dblClick(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);

    await act(async () => work.reject(new Error('refused')));
    await userEvent.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus while it is busy', async () => {
    const { rerender } = render(<Button>Save</Button>);
    await userEvent.tab();

    rerender(<Button isBusy>Save</Button>);

    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('does not submit the form around it unless it says so', () => {
    render(<Button>Open</Button>);

    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });
});

describe('IconButton', () => {
  it('is named by its label and says whether it is pressed', () => {
    render(<IconButton icon="heart" label="Favourite" isPressed />);

    expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  });

  it('ignores presses and keeps the focus while there is nothing to do', async () => {
    const onClick = jest.fn();
    render(<IconButton icon="chevron-right" label="Next" aria-disabled onClick={onClick} />);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(onClick).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });
});
