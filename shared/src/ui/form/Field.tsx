import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useUiTexts } from '../language/useLocale.ts';
import { tokens } from '../theme/tokens.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { applyMask, pastedText, typeInto } from './apply-mask.ts';
import { fieldStyle } from './field-style.ts';
import { MASKS } from './masks.ts';
import type { ChangeEvent, ClipboardEvent, ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/shapes.ts';
import type { FieldTexts } from './FieldFrame.tsx';
import type { Mask } from './masks.ts';

export interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Formats while typing and pasting; brings the right keyboard. The value is the masked text. */
  readonly mask?: Mask | undefined;
  readonly icon?: IconName | undefined;
  /** Fixed text before the input, such as `+55`. */
  readonly prefix?: string | undefined;
  /** Something to press at the end of the box. */
  readonly action?: ReactNode | undefined;
}

/**
 * A labelled text field. Works controlled and with react-hook-form: `<Field label=... {...register('cpf')} />`;
 * `ref` and every other attribute reach the input.
 */
export function Field({
  label,
  hint,
  error,
  isLabelHidden,
  mask,
  icon,
  prefix,
  action,
  id,
  onChange,
  onPaste,
  ...rest
}: FieldProps) {
  const ownId = useId();
  const { datePattern } = useUiTexts();
  const inputId = id ?? ownId;
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    if (mask) applyMask(event.currentTarget, mask);
    onChange?.(event);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const text = mask ? pastedText(event.clipboardData.getData('text'), mask) : null;
    if (text === null) return;
    event.preventDefault();
    typeInto(event.currentTarget, text);
  };
  return (
    <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
      {icon && (
        <span css={{ color: tokens.color.textFaint }}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {(prefix ?? (mask === 'reais' ? 'R$' : undefined)) && <span css={affix}>{prefix ?? 'R$'}</span>}
      <input
        type="text"
        {...(mask
          ? { inputMode: MASKS[mask].inputMode, placeholder: MASKS[mask].placeholder ?? datePattern }
          : {})}
        {...rest}
        {...describedBy(inputId, { label, hint, error })}
        id={inputId}
        onChange={change}
        onPaste={paste}
        css={[fieldStyle.input, mask && { fontVariantNumeric: 'tabular-nums' }]}
      />
      {action}
    </FieldFrame>
  );
}

const affix = { color: tokens.color.textMuted, fontWeight: tokens.font.weight.medium } as const;
