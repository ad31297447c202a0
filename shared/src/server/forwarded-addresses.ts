import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

const NAME = 'x-forwarded-for';

/**
 * Cuts `X-Forwarded-For` where, from here outwards, it holds something that is no address. A proxy that passes on what a caller has written there
 * would otherwise make that the caller's address: any text, of any length. Ports and brackets, which some proxies write, are taken off.
 */
export function keepAddresses(headers: IncomingHttpHeaders): void {
  const given = headers[NAME];
  if (given === undefined) return;
  const parts = String(given)
    .split(',')
    .map((part) => addressIn(part.trim()));
  const addresses = parts.slice(parts.lastIndexOf(null) + 1);
  if (addresses.length > 0) headers[NAME] = addresses.join(', ');
  else delete headers[NAME];
}

function addressIn(text: string): string | null {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return isIP(bare) > 0 && !bare.includes('%') ? bare : null;
}
