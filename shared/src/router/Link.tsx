import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: To;
  /** Takes the place of the current entry of the history. Without it, only a link to the current address does. */
  readonly replace?: boolean | undefined;
  /** Kept with the entry of the history. */
  readonly state?: unknown;
}

/**
 * A link inside the site: followed by the router, or by the browser where the player asks for a new tab. React Router's own one brings
 * prefetching, view transitions and forms along, which every first visit would download.
 */
export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const { target } = rest;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
