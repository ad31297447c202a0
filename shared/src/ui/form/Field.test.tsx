import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { AmountField } from './AmountField.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';

function RegisteredForm({ onSave }: { readonly onSave: (values: { cpf: string }) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { cpf: '' } });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <Field label="CPF" mask="cpf" {...register('cpf')} />
      <button>save</button>
    </form>
  );
}

function Deposit() {
  const [amountCentavos, setAmount] = useState<number | null>(null);
  return (
    <>
      <AmountField label="Amount" amountCentavos={amountCentavos} onAmountChange={setAmount} />
      <output>{amountCentavos ?? 'none'}</output>
    </>
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
    render(<Field label="CPF" mask="cpf" defaultValue="529.982" />);
    const input = screen.getByLabelText<HTMLInputElement>('CPF');

    await userEvent.type(input, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });

    expect(input).toHaveValue('527.998.2');
    expect(input.selectionStart).toBe(3);
  });

  it('reads a pasted amount as reais, not cents first', async () => {
    render(<Field label="Amount" mask="reais" />);

    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.paste('R$ 1.234,5');

    expect(screen.getByLabelText('Amount')).toHaveValue('1.234,50');
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

describe('AmountField', () => {
  it('reports integer centavos, typed cents first', async () => {
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '12345');

    expect(screen.getByLabelText('Amount')).toHaveValue('123,45');
    expect(screen.getByRole('status')).toHaveTextContent('12345');
  });

  it('is empty again when the digits are deleted', async () => {
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '5{Backspace}');

    expect(screen.getByRole('status')).toHaveTextContent('none');
  });

  it('reads a pasted amount as reais', async () => {
    render(<Deposit />);

    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.paste('50');

    expect(screen.getByRole('status')).toHaveTextContent('5000');
  });
});
