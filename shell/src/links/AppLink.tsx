import type { ComponentProps, MouseEvent } from 'react';
import { useShell } from '../shell-context.ts';

interface AppLinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

/** A link within the site: follows the one history, unless the player asks the browser for a new tab. */
export function AppLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const { navigation } = useShell().platform;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigation.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
