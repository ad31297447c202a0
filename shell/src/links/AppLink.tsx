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
    const { pathname, search, hash } = navigation.location.value;
    // As browsers do it: a link to where the player is, such as one that is pressed twice, adds no step to "back".
    if (href === pathname + search + hash) navigation.replace(href);
    else navigation.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
