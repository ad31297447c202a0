import { useId } from 'react';
import { describedBy, FieldError, tokens } from '@mosaico/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface CheckFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The sentence that is agreed to; may hold links. */
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A box to tick with its sentence. Works with `register` like Field. */
export function CheckField({ label, error, id, ...rest }: CheckFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div css={{ display: 'grid', gap: tokens.space[1] }}>
      <label htmlFor={inputId} css={row}>
        <input
          type="checkbox"
          {...rest}
          id={inputId}
          {...describedBy(inputId, { label: '', error })}
          css={box}
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${inputId}-error`} text={error} />
    </div>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
  cursor: 'pointer',
} as const;

const box = {
  appearance: 'none',
  flex: 'none',
  width: 24,
  height: 24,
  margin: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: tokens.radius.small,
  background: tokens.color.well,
  boxShadow: `inset 0 0 0 1.5px ${tokens.color.edge}`,
  cursor: 'pointer',
  '&::after': {
    content: '""',
    width: 11,
    height: 6,
    marginTop: -3,
    borderLeft: `2.5px solid ${tokens.color.onAction}`,
    borderBottom: `2.5px solid ${tokens.color.onAction}`,
    transform: 'rotate(-45deg)',
    opacity: 0,
  },
  '&:checked': { background: tokens.color.action, boxShadow: 'none' },
  '&:checked::after': { opacity: 1 },
  '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.color.danger}` },
} as const;
