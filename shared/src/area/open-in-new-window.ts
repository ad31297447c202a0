/**
 * Opens an address in a new window, without handing it our window. Call it straight from a click. With `noopener` the
 * browser answers null even on success, so keep a visible link too. Other schemes than http and https are ignored.
 * Source: R27.
 */
export function openInNewWindow(url: string): void {
  const target = URL.parse(url, window.location.href);
  if (target && (target.protocol === 'https:' || target.protocol === 'http:')) {
    window.open(target.href, '_blank', 'noopener,noreferrer');
  }
}
