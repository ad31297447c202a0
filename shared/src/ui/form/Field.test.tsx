import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Field } from '../field/Field.tsx';
import { MaskedField } from './MaskedField.tsx';
import { OtpField } from './OtpField.tsx';
import { PasswordField } from './PasswordField.tsx';

function RegisteredForm({ onSave }: { readonly onSave: (values: { cpf: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { cpf: '' } });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <MaskedField label="CPF" mask="cpf" {...register('cpf')} />
      <button>save</button>
    </form>
  );
}

describe('Field', () => {
  it('masks while typing and gives the masked text to react-hook-form', async () => {
    const onSave = jest.fn();
    render(<RegisteredForm onSave={onSave} />);

    await userEvent.type(screen.getByLabelText('CPF'), '52998224725');
    await userEvent.click(screen.getByText('save'));

    expect(onSave.mock.calls[0]?.[0]).toEqual({ cpf: '529.982.247-25' });
  });

  it('keeps the caret behind the digit that was typed in the middle', async () => {
    render(<MaskedField label="CPF" mask="cpf" defaultValue="529.982" />);
    const input = screen.getByLabelText<HTMLInputElement>('CPF');

    await userEvent.type(input, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(input).toHaveValue('527.998.2');
    expect(input.selectionStart).toBe(3);
  });

  it('keeps the caret behind the letter that was typed in the middle of a CNPJ', async () => {
    render(<MaskedField label="CNPJ" mask="cnpj" defaultValue="12.345.6" />);
    const input = screen.getByLabelText<HTMLInputElement>('CNPJ');

    await userEvent.type(input, 'a', { initialSelectionStart: 4, initialSelectionEnd: 4 });

    expect(input).toHaveValue('12.3A4.56');
    expect(input.selectionStart).toBe(5);
  });

  it('ties the error and the hint to the input', () => {
    render(<Field label="Name" hint="As in your document" error="Write your name" />);

    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As in your document Write your name');
  });

  it('shows and hides a password', async () => {
    render(<PasswordField label="Password" />);

    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');

    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('OtpField', () => {
  it('takes digits only, from the keyboard or pasted with spaces, and says when the code is whole', async () => {
    const onComplete = jest.fn();
    render(<OtpField label="Code" onComplete={onComplete} />);
    const input = screen.getByLabelText('Code');

    await userEvent.type(input, '12a3');
    expect(input).toHaveValue('123');
    expect(onComplete).not.toHaveBeenCalled();

    await userEvent.clear(input);
    await userEvent.paste('987 654');
    expect(input).toHaveValue('987654');
    expect(onComplete.mock.calls).toEqual([['987654']]);
  });

  it('lets the phone offer a code that was sent, but never a password of digits', () => {
    render(
      <>
        <OtpField label="Code" />
        <OtpField label="Withdrawal password" isSecret error="Six digits" />
      </>,
    );

    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Withdrawal password')).toHaveAttribute('autocomplete', 'off');
    expect(screen.getByLabelText('Withdrawal password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Withdrawal password')).toHaveAccessibleDescription('Six digits');
  });
});
