/**
 * The address a player may be sent to, or null: http or https, of the site's own origin or an allow-listed one. Pure.
 * Refused besides: no address at all, an address with credentials, with backslashes or control characters (browsers and
 * servers read those differently), or without a scheme (`//host`). Source: A8.
 *
 * @param ownOrigin e.g. `https://aurora.example`; a path without origin leads there
 */
export function redirectTarget(
  url: string,
  ownOrigin: string,
  redirectOrigins: readonly string[],
): URL | null {
  if (url === '' || url.startsWith('//') || /[\p{Cc}\\]/u.test(url)) return null;
  const target = URL.parse(url, ownOrigin);
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) return null;
  const isAllowed = [ownOrigin, ...redirectOrigins].some((one) => URL.parse(one)?.origin === target.origin);
  return isAllowed ? target : null;
}
