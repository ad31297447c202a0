import { useId } from 'react';
import { describedBy, FieldError, fieldStyle, tokens } from '@mosaico/shared/ui';
import { applyMask } from './apply-mask.ts';
import type { ComponentProps, ReactNode } from 'react';

export interface OtpFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'maxLength' | 'value'> {
  readonly label: string;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  /** Digits of the code; six unless said otherwise. */
  readonly length?: number | undefined;
  /** The digits typed so far; leave out with `register`. */
  readonly value?: string | undefined;
  /** Shows dots instead of digits: a password of digits, not a code that was sent. */
  readonly isSecret?: boolean | undefined;
  /** Called once with the digits when the last one is typed or pasted. */
  readonly onComplete?: ((code: string) => void) | undefined;
}

/**
 * A code of digits in as many cells. It is one input, so that typing, pasting, deleting, the phone's offer of a code that was
 * sent (`one-time-code`) and screen readers work as in any other. The value is digits only.
 */
export function OtpField({
  label,
  hint,
  error,
  length = 6,
  isSecret = false,
  onComplete,
  onChange,
  id,
  ...rest
}: OtpFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div css={fieldStyle.group}>
      <label htmlFor={inputId} css={fieldStyle.label}>
        {label}
      </label>
      <div css={frame}>
        <div css={[cells, pitchOf(length)]}>
          {Array.from({ length }, (_, index) => (
            <span key={index} aria-hidden css={cell} />
          ))}
          <input
            inputMode="numeric"
            autoComplete={isSecret ? 'off' : 'one-time-code'}
            {...rest}
            {...describedBy(inputId, { label, hint, error })}
            type={isSecret ? 'password' : 'text'}
            id={inputId}
            onChange={(event) => {
              const input = event.currentTarget;
              applyMask(input, (text) => text.replace(/\D/g, '').slice(0, length));
              onChange?.(event);
              if (input.value.length === length) onComplete?.(input.value);
            }}
            css={[digits, isSecret && { fontFamily: 'ui-monospace, monospace' }]}
          />
        </div>
      </div>
      {hint !== undefined && (
        <div id={`${inputId}-hint`} css={fieldStyle.hint}>
          {hint}
        </div>
      )}
      <FieldError id={`${inputId}-error`} text={error} />
    </div>
  );
}

/** Distance of two cells: as wide as a finger, narrower where the place is narrow. */
const pitchOf = (length: number) => ({ '--pitch': `min(50px, calc((100cqi + 8px) / ${length}))` });

const frame = { containerType: 'inline-size' } as const;
const cells = {
  position: 'relative',
  display: 'flex',
  gap: 8,
  width: 'fit-content',
  // The input is wider than its cells: behind the last digit it holds one more spacing.
  overflow: 'clip',
  overflowClipMargin: 6,
  borderRadius: tokens.radius.control,
  '&:focus-within > span': { boxShadow: `${tokens.elevation.well}, inset 0 0 0 2px ${tokens.color.focus}` },
  '&:has([aria-invalid="true"]) > span': {
    boxShadow: `${tokens.elevation.well}, inset 0 0 0 2px ${tokens.color.danger}`,
  },
  '&:has(:disabled)': { opacity: 0.6 },
} as const;
const cell = {
  width: 'calc(var(--pitch) - 8px)',
  height: 54,
  borderRadius: 12,
  background: tokens.color.well,
  boxShadow: `${tokens.elevation.well}, inset 0 0 0 1px ${tokens.color.edge}`,
  // Where the visitor's own colours are forced there is no fill to see it by.
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;
const digits = {
  position: 'absolute',
  inset: '0 auto 0 0',
  width: 'calc(100% + var(--pitch))',
  border: 0,
  outline: 0,
  background: 'transparent',
  // A digit in tabular figures is 1ch wide; the rest of the pitch is spacing, half a cell's before the first.
  padding: '0 0 0 calc((var(--pitch) - 8px - 1ch) / 2)',
  letterSpacing: 'calc(var(--pitch) - 1ch)',
  caretColor: tokens.color.focus,
  '&&': { fontSize: tokens.font.size.heading },
  fontWeight: tokens.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
} as const;
