import { useLocation, useResolvedPath } from 'react-router-dom';
import { Link, type LinkProps } from './Link.tsx';

/** A link that says so while its path, or one below it, is the current one. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const { pathname: own } = useResolvedPath(props.to);
  const isCurrent = pathname === own || (own !== '/' && pathname.startsWith(`${own.replace(/\/$/, '')}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
