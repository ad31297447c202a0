import ipaddr from 'ipaddr.js';

/** Bytes of an IPv6 address that name the network of one customer, who has 2^64 addresses in it. */
const CUSTOMER_BYTES = 8;

/** Whom a limit per address counts: an IPv4 address, or the /64 of an IPv6 one. */
export function networkOf(ip: string): string {
  // Behind a proxy the address is a header's text.
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = address.toByteArray().fill(0, CUSTOMER_BYTES);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
