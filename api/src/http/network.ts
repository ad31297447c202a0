import { isIPv6 } from 'node:net';

/** An IPv4 address written as IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name a network: 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 of an IPv6 one. A single IPv6 customer has 2^64
 * addresses, so a limit per address would be none. Source: G25.
 */
export function networkOf(ip: string): string {
  const ipv4 = MAPPED.exec(ip)?.[1];
  if (ipv4) return ipv4;
  const address = ip.split('%')[0] ?? '';
  return isIPv6(address) ? `${groupsOf(address).slice(0, NETWORK_GROUPS).join(':')}::/64` : ip;
}

function groupsOf(address: string): string[] {
  // The URL parser writes an address in its one short form.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [partsOf(head), partsOf(tail ?? '')];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
