/**
 * Whether an address is a path of this site, as a link or a redirect may name it: one slash at its beginning, no backslash, and no white space,
 * which browsers leave out (`/<tab>/evil.example` leads to another host). Pure. Source: A22.
 */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(address);
}
