import type { FastifyReply } from 'fastify';

/*
 * What the pages of the sandboxes have in common: they are written on the server and work with plain forms, without scripts.
 */

/** Headers of such a page: only its own style (by this nonce) loads, no page may frame it, no cache may store it. */
export function securePage(reply: FastifyReply, nonce: string): void {
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  void reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff');
}

/** Date and time to the second in Brazil, by the Gregorian calendar, as a language writes them. @param htmlLang BCP 47 */
export function brazilianTime(instant: Date, htmlLang: string): string {
  return new Intl.DateTimeFormat(htmlLang, {
    calendar: 'gregory',
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'America/Sao_Paulo',
  }).format(instant);
}
