import { isOwnPath } from '@mosaico/shared/rules';
import { PATHS } from '../paths.ts';

/** Where a login leads: the `redirect` of the query when it is a path of this site, else the start (A22). Pure. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect') ?? '';
  return isOwnPath(wanted) ? wanted : PATHS.home;
}
