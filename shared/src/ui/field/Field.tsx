import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../theme/tokens.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import { fieldStyle } from './field-style.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/shapes.ts';
import type { FieldTexts } from './FieldFrame.tsx';

export interface FieldProps extends FieldTexts, ComponentProps<'input'> {
  readonly icon?: IconName | undefined;
  /** Fixed text before the input, such as `+55`. */
  readonly prefix?: string | undefined;
  /** Something to press at the end of the box. */
  readonly action?: ReactNode | undefined;
}

/**
 * A labelled text field. Works controlled and with react-hook-form: `<Field label=... {...register('account')} />`;
 * `ref` and every other attribute reach the input. CPF, phone and date: `MaskedField` of `@mosaico/shared/ui/form`.
 */
export function Field({ label, hint, error, isLabelHidden, icon, prefix, action, id, ...rest }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
      {icon && (
        <span css={{ color: tokens.color.textFaint }}>
          <Icon name={icon} size={20} />
        </span>
      )}
      {prefix && <span css={affix}>{prefix}</span>}
      <input
        type="text"
        {...rest}
        {...describedBy(inputId, { label, hint, error })}
        id={inputId}
        css={fieldStyle.input}
      />
      {action}
    </FieldFrame>
  );
}

const affix = { color: tokens.color.textMuted, fontWeight: tokens.font.weight.medium } as const;
