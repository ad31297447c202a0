import { Field, useLocale, type FieldProps } from '@mosaico/shared/ui';
import { applyMask } from './apply-mask.ts';
import { MASKS, type Mask } from './masks.ts';
import { formTextsOf } from './texts.ts';

export interface MaskedFieldProps extends FieldProps {
  /** Formats while typing and pasting; brings the right keyboard. The value is the masked text. */
  readonly mask: Mask;
}

/** A Field for a CPF, a CNPJ, a phone or a date, formatted while typing; the caret stays behind what was typed (R139). */
export function MaskedField({ mask, onChange, ...rest }: MaskedFieldProps) {
  const { datePattern } = formTextsOf(useLocale());
  const { inputMode, placeholder } = MASKS[mask];
  return (
    <Field
      inputMode={inputMode}
      placeholder={placeholder ?? datePattern}
      {...rest}
      onChange={(event) => {
        const input = event.currentTarget;
        applyMask(input, MASKS[mask].apply);
        onChange?.(event);
      }}
      css={{ fontVariantNumeric: 'tabular-nums' }}
    />
  );
}
