import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name the network of one customer. */
const NETWORK_BYTES = 8;

/**
 * Whom a limit per address counts: an IPv4 address, or the /64 of an IPv6 one. A single IPv6 customer has 2^64
 * addresses, so a limit per address would be none. Text that is no address stays as it is. Source: G25.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().fill(0, NETWORK_BYTES);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
