import { among, networkFrom } from './networks.ts';

/** Whose word about the caller (`X-Forwarded-For` and its like) is believed. */
export interface TrustedProxies {
  /** Networks in CIDR notation; `none` stands for an empty list. */
  readonly networks: readonly string[];
  /** At most so many of them stand in line in front of this process. */
  readonly hops: number;
}

/** Proxies on this machine. */
const LOOPBACK = '127.0.0.0/8, ::1/128';
const MOST_HOPS = 16;

/**
 * Reads the settings TRUSTED_PROXIES (networks or addresses, separated by commas or spaces; unset: this machine; `none`) and
 * TRUSTED_PROXY_HOPS. A network of all addresses needs the number of hops: otherwise a caller could name any address as their own.
 *
 * @returns what is wrong, as the end of a sentence that begins with the setting's name, when it cannot be read
 */
export function trustedProxiesFrom(
  networks: string | undefined,
  hops: string | undefined,
): TrustedProxies | { readonly wrong: string } {
  const names = networks === 'none' ? [] : (networks || LOOPBACK).split(/[\s,]+/).filter(Boolean);
  const wrong = names.find((name) => networkFrom(name) === null);
  if (wrong !== undefined)
    return { wrong: `TRUSTED_PROXIES must be networks like 10.0.0.0/8 or fd00::/8, not "${wrong}"` };
  const count = hops ? Number(hops) : MOST_HOPS;
  if (!Number.isInteger(count) || count < 1 || count > MOST_HOPS)
    return { wrong: `TRUSTED_PROXY_HOPS must be a number from 1 to ${MOST_HOPS}, not "${hops}"` };
  if (!hops && names.some((name) => networkFrom(name)?.[1] === 0))
    return { wrong: 'TRUSTED_PROXIES that names all addresses needs TRUSTED_PROXY_HOPS' };
  return { networks: names, hops: count };
}

/**
 * Whether an address is that of a trusted proxy, as fastify asks: the caller is the first one, from here outwards, for which this
 * is false. Source: G25.
 *
 * @returns of an address and its distance (0: who is connected), whether it is believed
 */
export function trustOf({ networks, hops }: TrustedProxies): (address: string, hop: number) => boolean {
  const isTrusted = among(networks);
  return (text, hop) => hop < hops && isTrusted(text);
}
