import type { Asset, ReleasedVersion, MessageSet } from '@mosaico/shared/contract';

/**
 * Asks the browser for everything an area needs at once, side by side: entry, chunks, texts. Without it they would be
 * found one after the other. Files that the page already requests are skipped.
 */
export function preloadRelease(release: ReleasedVersion, set: MessageSet, nonce: string): void {
  const texts = release.messages[set];
  for (const asset of [release.entry, ...release.chunks, ...(texts ? [texts] : [])])
    preloadScript(asset, nonce);
}

function preloadScript({ url, integrity }: Asset, nonce: string): void {
  const isKnown = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].some(
    (link) => link.getAttribute('href') === url,
  );
  if (isKnown) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.crossOrigin = 'anonymous';
  link.nonce = nonce;
  if (integrity) link.integrity = integrity;
  link.setAttribute('href', url);
  document.head.append(link);
}
