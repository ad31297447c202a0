import { useId } from 'react';
import { describedBy, FieldFrame, fieldStyle, Icon, tokens, type FieldTexts } from '@mosaico/shared/ui';
import type { ComponentProps } from 'react';

export interface SelectFieldProps extends FieldTexts, ComponentProps<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One of several values from the system's own list. Works with `register` like Field. */
export function SelectField({ label, hint, error, isLabelHidden, options, id, ...rest }: SelectFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <FieldFrame id={inputId} {...{ label, hint, error, isLabelHidden }}>
      <select
        {...rest}
        {...describedBy(inputId, { label, hint, error })}
        id={inputId}
        css={[fieldStyle.input, select]}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span css={{ pointerEvents: 'none', color: tokens.color.textMuted }}>
        <Icon name="chevron-down" size={20} />
      </span>
    </FieldFrame>
  );
}

const select = {
  appearance: 'none',
  marginRight: '-36px',
  paddingRight: '36px',
  textOverflow: 'ellipsis',
  '& option': { background: tokens.color.surface, color: tokens.color.text },
} as const;
