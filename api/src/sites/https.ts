/** True for an absolute https address without credentials: the only kind players are led to outside the site (R181). */
export function isHttps(address: string): boolean {
  if (!/^https:\/\/\S+$/.test(address)) return false;
  const url = URL.parse(address);
  return url !== null && url.username === '' && url.password === '';
}
