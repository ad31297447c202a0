import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountChips } from './AmountChips.tsx';
import { AmountField } from './AmountField.tsx';
import { amountDigits, centavosFromPaste, maskReais } from './mask-reais.ts';

function Deposit() {
  const [amountCentavos, setAmount] = useState<number | null>(null);
  return (
    <>
      <AmountField label="Amount" amountCentavos={amountCentavos} onAmountChange={setAmount} />
      <AmountChips
        label="Presets"
        amountsCentavos={[5000, 10_050]}
        selectedCentavos={amountCentavos}
        onSelect={setAmount}
      />
      <output>{amountCentavos ?? 'none'}</output>
    </>
  );
}

afterEach(() => void (document.documentElement.lang = ''));

describe('AmountField', () => {
  it.each([
    ['pt-BR', '1.234,50', '0,00'],
    ['en', '1,234.50', '0.00'],
    ['zh-CN', '1,234.50', '0.00'],
    ['vi', '1.234,50', '0,00'],
    ['id', '1.234,50', '0,00'],
    ['th', '1,234.50', '0.00'],
    ['ms', '1,234.50', '0.00'],
  ])('[R2] in %s writes %s while cents come first', async (locale, shown, placeholder) => {
    document.documentElement.lang = locale;
    render(<Deposit />);
    expect(screen.getByLabelText('Amount')).toHaveAttribute('placeholder', placeholder);

    await userEvent.type(screen.getByLabelText('Amount'), '123450');

    expect(screen.getByLabelText('Amount')).toHaveValue(shown);
    expect(screen.getByRole('status')).toHaveTextContent('123450');
  });

  it('keeps the caret at the end, where the next digit comes in', () => {
    render(<Deposit />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    input.focus();

    for (const typed of ['1', '0,012', '0,123']) fireEvent.change(input, { target: { value: typed } });

    expect(input).toHaveValue('1,23');
    expect(input.selectionStart).toBe(4);
  });

  it('is empty again when the digits are deleted', async () => {
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '5{Backspace}');

    expect(screen.getByLabelText('Amount')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('none');
  });

  it('reads a pasted amount as reais', async () => {
    render(<Deposit />);

    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.paste('50');

    expect(screen.getByRole('status')).toHaveTextContent('5000');
  });

  it('says which preset is chosen', async () => {
    render(<Deposit />);

    await userEvent.click(screen.getByRole('button', { name: /100,50/ }));

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('100,50');
    expect(screen.getByRole('button', { name: /50$/, pressed: false })).toHaveTextContent(/^R\$\s50$/);
    expect(screen.getByLabelText('Amount')).toHaveValue('100,50');
  });
});

describe('amount masks', () => {
  it.each([
    ['', ''],
    ['0', ''],
    ['0,012', '12'],
    ['R$ 1.234,56', '123456'],
    ['99999999999999999', '9999999999999'],
  ])('finds in %j the digits %j', (typed, digits) => {
    expect(amountDigits(typed)).toBe(digits);
  });

  it('writes the largest amount exactly', () => {
    expect(maskReais('9999999999999', 'pt-BR')).toBe('99.999.999.999,99');
  });

  it.each([
    ['50', 'pt-BR', 5000],
    ['R$ 1.234,5', 'pt-BR', 123450],
    ['1.234', 'pt-BR', 123400],
    ['1,234', 'en', 123400],
    ['1,234.56', 'en', 123456],
    ['1.234,56', 'en', 123456],
    ['50.5', 'en', 5050],
    ['fifty', 'en', null],
  ])('[R2] reads a pasted %j in %s as %j centavos', (text, locale, centavos) => {
    expect(centavosFromPaste(text, locale)).toBe(centavos);
  });
});
