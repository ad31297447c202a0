import Negotiator from 'negotiator';

type Encoding = 'br' | 'gzip';

/** The first of the offered encodings that a browser accepts; null for none. Source: RFC 9110, 12.5.3. */
export function acceptedEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | null {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(offered);
  return offered.find((encoding) => accepted.includes(encoding)) ?? null;
}
