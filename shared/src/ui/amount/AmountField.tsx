import { useId } from 'react';
import { describedBy, FieldFrame, fieldStyle, tokens, useLocale, type FieldTexts } from '@mosaico/shared/ui';
import { amountDigits, centavosFromPaste, maskReais } from './mask-reais.ts';
import type { ClipboardEvent, ComponentProps } from 'react';

export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** Integer centavos; null while nothing is typed. */
  readonly amountCentavos: number | null;
  readonly onAmountChange: (amountCentavos: number | null) => void;
}

/**
 * An amount in reais in big digits, typed cents first and written as the page's language writes it (R2). A pasted amount is
 * read as reais. Controlled.
 */
export function AmountField({
  label,
  hint,
  error,
  isLabelHidden,
  amountCentavos,
  onAmountChange,
  id,
  ...rest
}: AmountFieldProps) {
  const ownId = useId();
  const locale = useLocale();
  const inputId = id ?? ownId;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const centavos = centavosFromPaste(event.clipboardData.getData('text'), locale);
    if (centavos === null) return;
    event.preventDefault();
    onAmountChange(centavos);
  };
  return (
    <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
      <span css={currency}>R$</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder={maskReais('0', locale)}
        {...rest}
        {...describedBy(inputId, { label, hint, error })}
        id={inputId}
        value={amountCentavos === null ? '' : maskReais(String(amountCentavos), locale)}
        onChange={({ currentTarget: input }) => {
          const digits = amountDigits(input.value);
          // Digits come in at the end, wherever the caret was left by the separators.
          input.value = digits && maskReais(digits, locale);
          onAmountChange(digits ? Number(digits) : null);
        }}
        onPaste={paste}
        css={[fieldStyle.input, digitStyle]}
      />
    </FieldFrame>
  );
}

const currency = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  color: tokens.color.accentText,
} as const;

const digitStyle = {
  minHeight: 68,
  fontSize: tokens.font.size.display,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.005em',
  '&::placeholder': { color: tokens.color.textFaint, opacity: 0.75, fontWeight: tokens.font.weight.black },
} as const;
