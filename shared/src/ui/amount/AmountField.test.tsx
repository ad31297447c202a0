import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AmountChips } from './AmountChips.tsx';
import { AmountField } from './AmountField.tsx';
import { amountDigits, centavosFromPaste, maskReais } from './mask-reais.ts';
import { meantCentavos } from './typed-amount.ts';

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

  it.each([
    ['3750', '37,50', '3750'],
    ['37,', '37,', '3700'],
    ['37,5', '37,5', '3750'],
    ['37.5', '37,5', '3750'],
    ['37,50', '37,50', '3750'],
    ['37,509', '37,50', '3750'],
    ['37,,5', '37,5', '3750'],
    [',5', '0,5', '50'],
    ['0,05', '0,05', '5'],
    ['1234,5', '1.234,5', '123450'],
    ['37,5{Backspace}', '37,', '3700'],
    ['37,5{Backspace}{Backspace}', '37', '3700'],
    ['37,5{Backspace}{Backspace}{Backspace}8,9', '38,9', '3890'],
    ['1234,{Backspace}5', '12.345', '1234500'],
    ['37,{Backspace}{Backspace}{Backspace}3750', '37,50', '3750'],
    ['0,{Backspace}', '', 'none'],
  ])(
    '[R2] typed %s is %s: digits alone come in cents first, a comma or point means reais',
    async (keys, shown, centavos) => {
      document.documentElement.lang = 'pt-BR';
      render(<Deposit />);

      await userEvent.type(screen.getByLabelText('Amount'), keys);

      expect(screen.getByLabelText('Amount')).toHaveValue(shown);
      expect(screen.getByRole('status')).toHaveTextContent(centavos);
    },
  );

  it('[R2] takes comma and point in a language that writes a point', async () => {
    document.documentElement.lang = 'en';
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '1234,5');

    expect(screen.getByLabelText('Amount')).toHaveValue('1,234.5');
    expect(screen.getByRole('status')).toHaveTextContent('123450');
  });

  it('[R2] writes the amount whole once it is left', async () => {
    document.documentElement.lang = 'pt-BR';
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '37,5');
    await userEvent.tab();

    expect(screen.getByLabelText('Amount')).toHaveValue('37,50');
  });

  it('[R2] gives a preset other cents after a comma', async () => {
    document.documentElement.lang = 'pt-BR';
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '7,5');
    await userEvent.click(screen.getByRole('button', { name: /100,50/ }));
    await userEvent.type(screen.getByLabelText('Amount'), ',75');

    expect(screen.getByLabelText('Amount')).toHaveValue('100,75');
    expect(screen.getByRole('status')).toHaveTextContent('10075');
  });

  it.each([
    ['1.234,56', '1.234,56', '123456'],
    ['1,2,3', '', 'none'],
  ])('[R2] filled in at once, %s is %s', (text, shown, centavos) => {
    document.documentElement.lang = 'pt-BR';
    render(<Deposit />);

    fireEvent.change(screen.getByLabelText('Amount'), { target: { value: text } });

    expect(screen.getByLabelText('Amount')).toHaveValue(shown);
    expect(screen.getByRole('status')).toHaveTextContent(centavos);
  });

  it.each([
    ['50', '5000'],
    ['R$ 1.234,56', '123456'],
    ['1234.5', '123450'],
  ])('[R2] reads a pasted %s as reais', async (text, centavos) => {
    document.documentElement.lang = 'pt-BR';
    render(<Deposit />);

    await userEvent.type(screen.getByLabelText('Amount'), '7,');
    await userEvent.paste(text);

    expect(screen.getByRole('status')).toHaveTextContent(centavos);
  });

  it('[R2] offers a keypad with a comma', () => {
    render(<Deposit />);

    expect(screen.getByLabelText('Amount')).toHaveAttribute('inputmode', 'decimal');
  });

  it('[R119] shows the error in the place of the hint, so that nothing below moves', () => {
    const ignore = () => undefined;
    const props = {
      label: 'Amount',
      hint: 'R$ 20 to R$ 10,000',
      amountCentavos: null,
      onAmountChange: ignore,
    };
    const { rerender } = render(<AmountField {...props} />);
    const hint = screen.getByText('R$ 20 to R$ 10,000');
    expect(hint).toBeVisible();

    rerender(<AmountField {...props} error="Please enter the amount" />);

    const error = screen.getByText('Please enter the amount').parentElement as HTMLElement;
    expect(error).toBeVisible();
    expect(hint).not.toBeVisible();
    expect(getComputedStyle(hint).gridArea).toBe('3/1');
    expect(getComputedStyle(error).gridArea).toBe('3/1');
  });

  it('says which preset is chosen', async () => {
    render(<Deposit />);

    await userEvent.click(screen.getByRole('button', { name: /100,50/ }));

    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('100,50');
    expect(screen.getByRole('button', { name: /50$/, pressed: false })).toHaveTextContent(/^R\$\s50$/);
    expect(screen.getByLabelText('Amount')).toHaveValue('100,50');
  });
});

describe('an amount that is too small without its cents', () => {
  const isPossible = (centavos: number) => centavos >= 2_000 && centavos <= 50_000;

  function Asking({ error }: { readonly error?: string }) {
    const [amountCentavos, setAmount] = useState<number | null>(null);
    return (
      <>
        <AmountField
          label="Amount"
          error={error}
          amountCentavos={amountCentavos}
          onAmountChange={setAmount}
          isPossible={isPossible}
        />
        <output>{amountCentavos}</output>
        <button onClick={() => setAmount(500)}>R$ 5</button>
      </>
    );
  }
  const question = () => screen.queryByRole('button', { name: /Você quis dizer/ });
  /** Types with the clock stopped. */
  const type = async (keys: string) => {
    const player = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await player.type(screen.getByLabelText('Amount'), keys);
    return player;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => {
    document.documentElement.lang = 'pt-BR';
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('[R2] is asked about once the player has stopped, and taken by one press, which leaves the focus in the field', async () => {
    render(<Asking />);

    const player = await type('100');
    wait(900);
    expect(question()).not.toBeInTheDocument();
    wait(200);
    expect(question()).toHaveAccessibleName(/^Você quis dizer R\$\s100,00\?$/);
    expect(screen.getAllByRole('status')[0]).toContainElement(question());
    await player.click(question() as HTMLElement);

    expect(screen.getByLabelText('Amount')).toHaveValue('100,00');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
    expect(question()).not.toBeInTheDocument();
  });

  it('[R2] is taken by the keyboard, too, from a field that was left', async () => {
    render(<Asking />);

    const player = await type('50');
    wait(1_100);
    await player.tab();
    expect(question()).toHaveFocus();
    await player.keyboard('{Enter}');

    expect(screen.getByLabelText('Amount')).toHaveValue('50,00');
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('[R2] is asked about at once when it was refused', async () => {
    const { rerender } = render(<Asking />);
    await type('100');

    rerender(<Asking error="At least R$ 20" />);

    expect(question()).toBeInTheDocument();
  });

  it.each([
    ['of one that goes on', '1000'],
    ['of one digit', '5'],
    ['of one that is too large then', '999'],
    ['of one with a comma, which means reais', '1,00'],
  ])('[R2] is not asked about %s: %s', async (_, keys) => {
    render(<Asking />);

    await type(keys);
    wait(1_100);

    expect(question()).not.toBeInTheDocument();
  });

  it('[R2] is not asked about where it was chosen', async () => {
    render(<Asking />);
    const player = await type('7');

    await player.click(screen.getByRole('button', { name: 'R$ 5' }));
    wait(1_100);

    expect(question()).not.toBeInTheDocument();
  });

  it.each([
    [null, null],
    [9, null],
    [19, null],
    [20, 2_000],
    [500, 50_000],
    [501, null],
    [1_000, null],
    [2_000, null],
  ])('[R2] of %j centavos is %j', (typed, meant) => {
    expect(meantCentavos(typed, isPossible)).toBe(meant);
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
    ['1234.5', 'pt-BR', 123450],
    ['fifty', 'en', null],
  ])('[R2] reads a pasted %j in %s as %j centavos', (text, locale, centavos) => {
    expect(centavosFromPaste(text, locale)).toBe(centavos);
  });
});
