import { Icon } from '../icon/Icon.tsx';
import { Spinner } from './Spinner.tsx';
import { buttonBase, buttonSizes, buttonVariants } from './button-style.ts';
import { useSinglePress } from './useSinglePress.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../icon/shapes.ts';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import type { PressHandler } from './useSinglePress.ts';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** Fills the width of its parent. */
  readonly isWide?: boolean | undefined;
  /** Before the text. */
  readonly icon?: IconName | undefined;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'onClick'> {
  /** Shows progress and ignores presses; the button keeps its focus and its width. */
  readonly isBusy?: boolean | undefined;
  /** When it returns a promise, the button is busy until that settles. */
  readonly onClick?: PressHandler<HTMLButtonElement> | undefined;
  readonly children: ReactNode;
}

/** A button with text. `type` is `button` unless said otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide,
  icon,
  isBusy = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const { isBusy: showsProgress, press } = useSinglePress(isBusy, onClick);
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={showsProgress || undefined}
      aria-disabled={showsProgress || undefined}
      css={[buttonBase, buttonVariants[variant], buttonSizes[size], isWide && { width: '100%' }]}
    >
      {showsProgress && (
        <span css={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Spinner />
        </span>
      )}
      <ButtonText icon={icon} isFaded={showsProgress}>
        {children}
      </ButtonText>
    </button>
  );
}

interface ButtonTextProps {
  readonly icon?: IconName | undefined;
  readonly isFaded?: boolean;
  readonly children: ReactNode;
}

/** Icon and text of a button or of a link that looks like one. */
export function ButtonText({ icon, isFaded = false, children }: ButtonTextProps) {
  const opacity = isFaded ? 0.12 : 1;
  // Most buttons have no icon, and need one element less.
  if (!icon) return <span css={{ opacity }}>{children}</span>;
  return (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: 'inherit', opacity }}>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </span>
  );
}
