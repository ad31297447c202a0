/** Value of a query parameter; undefined is left out. */
export type QueryValue = string | number | boolean | undefined;

/**
 * Address of an endpoint call. The edge (which preloads a route's first request) and the browser client both use
 * it, so that the two addresses are equal to the letter and the preload is reused.
 *
 * @param path path of the endpoint, with or without leading slash (R166); it may carry a literal query, which wins (A4)
 * @param query in the order given; `lang` goes last and only if neither path nor query has it (R161, A34)
 */
export function requestUrl(
  path: string,
  query: Readonly<Record<string, QueryValue>> = {},
  lang?: string | undefined,
  base = '',
): string {
  const [bare = '', literal = ''] = path.split('?', 2);
  const params = new URLSearchParams(literal);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !params.has(name)) params.set(name, String(value));
  }
  if (lang && !params.has('lang')) params.set('lang', lang);
  const search = params.toString();
  return `${base.replace(/\/+$/, '')}/${bare.replace(/^\/+/, '')}${search ? `?${search}` : ''}`;
}
