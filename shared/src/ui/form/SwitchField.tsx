import { useId } from 'react';
import { describedBy, FieldError, tokens } from '@mosaico/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

export interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  /** What is on or off: `Sound`, `Show my balance`. */
  readonly label: ReactNode;
  /** What follows from it, below the label. */
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
}

/** A setting that takes effect at once. For a sentence to agree to, use CheckField. Works with `register` like Field. */
export function SwitchField({ label, hint, error, id, ...rest }: SwitchFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  return (
    <div>
      <div css={row}>
        <span css={words}>
          <label htmlFor={inputId} css={labelStyle}>
            {label}
          </label>
          {hint !== undefined && (
            <span id={`${inputId}-hint`} css={hintStyle}>
              {hint}
            </span>
          )}
        </span>
        <input
          {...rest}
          {...A_SWITCH}
          id={inputId}
          {...describedBy(inputId, { label: '', hint, error })}
          css={track}
        />
      </div>
      <FieldError id={`${inputId}-error`} text={error} />
    </div>
  );
}

/** Checked or not is the checkbox's own state. */
const A_SWITCH = { type: 'checkbox', role: 'switch' } as const;

const row = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[4],
  minHeight: '52px',
} as const;
const words = { flex: 1, minWidth: 0, lineHeight: tokens.font.leading.snug } as const;
const labelStyle = {
  display: 'block',
  fontWeight: tokens.font.weight.medium,
  cursor: 'pointer',
  // The whole row can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
const hintStyle = {
  display: 'block',
  marginTop: 2,
  fontSize: tokens.font.size.small,
  color: tokens.color.textFaint,
} as const;

const track = {
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 52,
  height: 32,
  margin: 0,
  borderRadius: tokens.radius.round,
  background: tokens.color.well,
  boxShadow: `${tokens.elevation.well}, inset 0 0 0 1.5px ${tokens.color.edge}`,
  cursor: 'pointer',
  transition: `background-color ${tokens.motion.fast}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 5,
    left: 5,
    width: 22,
    height: 22,
    borderRadius: tokens.radius.round,
    background: tokens.color.edge,
    transition: `transform ${tokens.motion.base} ${tokens.motion.ease}, background-color ${tokens.motion.fast}`,
  },
  '&:checked': {
    background: `linear-gradient(180deg, ${tokens.color.actionDeep}, ${tokens.color.action})`,
    boxShadow: `0 0 16px ${tokens.color.actionGlow}`,
  },
  '&:checked::after': { transform: 'translateX(20px)', background: tokens.color.onAction },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
  '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 2px ${tokens.color.danger}` },
} as const;
