import { useId } from 'react';
import { tokens } from '../theme/tokens.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { applyMask, pastedText } from './apply-mask.ts';
import { fieldStyle } from './field-style.ts';
import { maskReais } from './masks.ts';
import type { ClipboardEvent, ComponentProps } from 'react';
import type { FieldTexts } from './FieldFrame.tsx';

export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** Integer centavos; null while nothing is typed. */
  readonly amountCentavos: number | null;
  readonly onAmountChange: (amountCentavos: number | null) => void;
}

/** An amount in reais in big digits, typed cents first. Controlled. */
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
  const inputId = id ?? ownId;
  const report = (masked: string) => onAmountChange(masked ? Number(masked.replace(/\D/g, '')) : null);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = pastedText(event.clipboardData.getData('text'), 'reais');
    if (text === null) return;
    event.preventDefault();
    report(text);
  };
  return (
    <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
      <span css={currency}>R$</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        placeholder="0,00"
        {...rest}
        {...describedBy(inputId, { label, hint, error })}
        id={inputId}
        value={amountCentavos === null ? '' : maskReais(String(amountCentavos))}
        onChange={(event) => {
          applyMask(event.currentTarget, 'reais');
          report(event.currentTarget.value);
        }}
        onPaste={paste}
        css={[fieldStyle.input, digits]}
      />
    </FieldFrame>
  );
}

const currency = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  color: tokens.color.accentText,
} as const;

const digits = {
  minHeight: 68,
  fontSize: tokens.font.size.display,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.005em',
  '&::placeholder': { color: tokens.color.textFaint, opacity: 0.75, fontWeight: tokens.font.weight.black },
} as const;
