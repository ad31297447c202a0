import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What stands before the IPv4 address in IPv6 notation. */
const MAPPED_BITS = 96;

/** Whether an address lies in one of the networks (CIDR notation, or single addresses); what cannot be read lies in none. */
export function among(networks: readonly string[]): (address: string) => boolean {
  const known = networks.map(networkFrom).filter((network) => network !== null);
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    const address = ipaddr.process(text);
    return known.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
  };
}

/** Networks of a setting, separated by commas or spaces; null when there is none or one cannot be read. */
export function networksFrom(text: string): readonly string[] | null {
  const networks = text.split(/[\s,]+/).filter(Boolean);
  return networks.length > 0 && networks.every((name) => networkFrom(name) !== null) ? networks : null;
}

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** A network, or one address; null when it is none. IPv4 in IPv6 notation is IPv4. */
export function networkFrom(text: string): Network | null {
  const [start = '', length] = text.split('/');
  // ipaddr.js takes `1` and `10.0.0/8` too.
  if (isIP(start) === 0 || (length !== undefined && !ipaddr.isValidCIDR(text))) return null;
  const address = ipaddr.parse(start);
  const bits = length === undefined ? address.toByteArray().length * 8 : Number(length);
  if (!(address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())) return [address, bits];
  return bits < MAPPED_BITS ? null : [address.toIPv4Address(), bits - MAPPED_BITS];
}
