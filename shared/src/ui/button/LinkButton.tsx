import { ButtonText } from './Button.tsx';
import { buttonBase, buttonSizes, buttonVariants } from './button-style.ts';
import type { ComponentProps, ReactNode } from 'react';
import type { ButtonLook } from './Button.tsx';

export interface LinkButtonProps extends ButtonLook, ComponentProps<'a'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. The router drives it through `onClick` (with `preventDefault`). */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  isWide,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} css={[buttonBase, buttonVariants[variant], buttonSizes[size], isWide && { width: '100%' }]}>
      <ButtonText icon={icon}>{children}</ButtonText>
    </a>
  );
}
