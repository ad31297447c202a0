import { useId, useState } from 'react';
import { describedBy, FieldFrame, fieldStyle, tokens, useLocale, type FieldTexts } from '@mosaico/shared/ui';
import { centavosFromPaste, maskReais } from './mask-reais.ts';
import { MeantAmount } from './MeantAmount.tsx';
import { centavosOf, meantCentavos, retype, shownAs, type TypedAmount } from './typed-amount.ts';
import type { ClipboardEvent, ComponentProps } from 'react';

export interface AmountFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'prefix'> {
  /** Integer centavos; null while nothing is typed. */
  readonly amountCentavos: number | null;
  readonly onAmountChange: (amountCentavos: number | null) => void;
  /**
   * Whether an amount can be asked for. With it, whoever types `100` where R$ 1,00 is too little is asked whether R$ 100,00 was meant: not everybody
   * knows that cents come first.
   */
  readonly isPossible?: ((amountCentavos: number) => boolean) | undefined;
}

/**
 * An amount in reais in big digits, written as the page's language writes it (R2). Digits come in cents first; whoever types a comma,
 * or the point of a numeric keypad, means reais. A pasted amount is read as reais. Controlled.
 */
export function AmountField({
  label,
  hint,
  error,
  isLabelHidden,
  amountCentavos,
  onAmountChange,
  isPossible,
  onBlur,
  id,
  ...rest
}: AmountFieldProps) {
  const ownId = useId();
  const locale = useLocale();
  const inputId = id ?? ownId;
  const [last, setLast] = useState<TypedAmount | null>(null);
  /** Typed as digits alone; known also when the field was left. */
  const [digitsAlone, setDigitsAlone] = useState<number | null>(null);
  // A preset that was chosen since then is not what was typed.
  const typed = last && centavosOf(last) === amountCentavos ? last : null;
  const written = amountCentavos === null ? '' : maskReais(String(amountCentavos), locale);
  const shown = typed ? shownAs(typed, locale) : written;
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const centavos = centavosFromPaste(event.clipboardData.getData('text'), locale);
    if (centavos === null) return;
    event.preventDefault();
    setLast(null);
    onAmountChange(centavos);
  };
  return (
    <div css={[askingBox, hint !== undefined && steady]}>
      <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
        <span css={currency}>R$</span>
        <input
          inputMode="decimal"
          autoComplete="off"
          placeholder={maskReais('0', locale)}
          {...rest}
          {...describedBy(inputId, { label, hint, error })}
          id={inputId}
          value={shown}
          onChange={({ currentTarget: input }) => {
            const next = retype({ typed, shown }, input.value, locale);
            const centavos = next && centavosOf(next);
            // Digits come in at the end, wherever the caret was left by the separators.
            input.value = next ? shownAs(next, locale) : '';
            setLast(next);
            setDigitsAlone(next?.kind === 'cents-first' ? centavos : null);
            onAmountChange(centavos);
          }}
          onBlur={(event) => {
            setLast(null);
            onBlur?.(event);
          }}
          onPaste={paste}
          css={[fieldStyle.input, digitStyle]}
        />
        {isPossible && (
          <MeantAmount
            amountCentavos={digitsAlone === amountCentavos ? meantCentavos(amountCentavos, isPossible) : null}
            isJudged={error !== undefined}
            inputId={inputId}
            onTake={onAmountChange}
          />
        )}
      </FieldFrame>
    </div>
  );
}

/** Where the digits leave no room for the question beside them, such as in large letters, it stands below them. */
const askingBox = { '& > div > div:has(> [role="status"] > button)': { flexWrap: 'wrap' } } as const;
/** The error stands where the hint was, so that nothing below moves when it comes; screen readers are still told the hint. */
const steady = {
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div > [id$="-hint"], & > div > [id$="-error"]': { gridArea: '3 / 1' },
  '& > div:has([aria-invalid="true"]) > [id$="-hint"]': { visibility: 'hidden' },
} as const;
const currency = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  color: tokens.color.accentText,
} as const;

const digitStyle = {
  minWidth: '4.5ch',
  minHeight: 68,
  fontSize: tokens.font.size.display,
  fontWeight: tokens.font.weight.black,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.005em',
  '&::placeholder': { color: tokens.color.textFaint, opacity: 0.75, fontWeight: tokens.font.weight.black },
} as const;
