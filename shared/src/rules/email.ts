/** What a mail server takes at most. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;

/**
 * An e-mail address in lower case, because that is how two spellings of one address are told to be the same.
 *
 * @returns null when no mail could be sent there
 */
export function normaliseEmail(text: string): string | null {
  const address = text.trim().toLowerCase();
  if (address.length > LONGEST || address.lastIndexOf('@') > LONGEST_LOCAL_PART) return null;
  return /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(
    address,
  )
    ? address
    : null;
}

/** `marina@mosaico.example` becomes `m***@mosaico.example`. */
export function concealEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, at);
  return `${first}***${address.slice(at)}`;
}
