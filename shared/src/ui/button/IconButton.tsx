import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';
import { buttonBase, buttonVariants } from './button-style.ts';
import { useSinglePress } from './useSinglePress.ts';
import type { ComponentProps } from 'react';
import type { IconName } from '../icon/shapes.ts';
import type { ButtonVariant } from './button-style.ts';
import type { PressHandler } from './useSinglePress.ts';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'onClick' | 'children' | 'aria-label' | 'aria-disabled'
> {
  readonly icon: IconName;
  /** What it does; spoken, and shown as the tooltip. */
  readonly label: string;
  readonly variant?: ButtonVariant | undefined;
  readonly isBusy?: boolean | undefined;
  /** For a button that stays pressed, such as a favourite. */
  readonly isPressed?: boolean | undefined;
  /** Nothing to do for now: ignores presses but keeps the focus, unlike `disabled`. */
  readonly 'aria-disabled'?: boolean | undefined;
  readonly onClick?: PressHandler<HTMLButtonElement> | undefined;
}

/** A round button with an icon only; 44 px. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  isBusy = false,
  isPressed,
  onClick,
  'aria-disabled': isIdle = false,
  ...rest
}: IconButtonProps) {
  const { isBusy: showsProgress, press } = useSinglePress(isBusy, isIdle ? undefined : onClick);
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      aria-busy={showsProgress || undefined}
      aria-disabled={showsProgress || isIdle || undefined}
      onClick={press}
      css={[buttonBase, buttonVariants[variant], round, variant === 'ghost' && { color: tokens.color.text }]}
    >
      {showsProgress ? <Spinner /> : <Icon name={icon} />}
    </button>
  );
}

const round = {
  flex: 'none',
  width: tokens.size.target,
  height: tokens.size.target,
  padding: 0,
  borderRadius: tokens.radius.round,
} as const;
