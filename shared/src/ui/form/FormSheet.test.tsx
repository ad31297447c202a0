import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@mosaico/shared/ui';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());

function show(props: Partial<FormSheetProps> = {}) {
  return render(
    <FormSheet title="A key" send="Save" isSending={false} onClose={jest.fn()} onSubmit={onSubmit} {...props}>
      <p id="facts">All facts</p>
      <Field label="Name" />
    </FormSheet>,
  );
}

describe('FormSheet', () => {
  it('sends its form by the button below and by Enter in a field', async () => {
    show({ note: <p>No network</p> });

    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await userEvent.type(screen.getByLabelText('Name'), 'Mara{Enter}');

    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.getByText('No network')).toBeVisible();
  });

  it('describes its button by what went wrong, else by what is sent', () => {
    const { rerender } = show({ subjectId: 'facts' });
    const button = () => screen.getByRole('button', { name: 'Save' });
    expect(button()).toHaveAccessibleDescription('All facts');

    rerender(
      <FormSheet
        title="A key"
        send="Save"
        isSending={false}
        trouble="Too many"
        onClose={jest.fn()}
        onSubmit={onSubmit}
      >
        <p>All facts</p>
      </FormSheet>,
    );

    expect(button()).toHaveAccessibleDescription('Too many');
  });

  it('has no button while it cannot be sent', () => {
    show({ send: null });

    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });
});
