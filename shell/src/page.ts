import {
  FRAME_STYLE,
  SITE_CONFIG_ELEMENT,
  TELEMETRY_PATH,
  TELEMETRY_VIEW_PARAMETER,
  setText,
  type ReleaseMap,
  type SiteConfig,
  type TelemetryBatch,
} from '@mosaico/shared/contract';
import type { ShellTelemetry } from './platform/telemetry.ts';

/*
 * What the shell takes from the HTML of the page, and what it listens to on the window. Touched by start.tsx only.
 */

/** Text of a data element of the page; null when it is missing. */
export function textOfElement(id: string): string | null {
  return document.getElementById(id)?.textContent ?? null;
}

/** Base addresses; the site's own origin where the page says nothing. */
export function siteConfigOfPage(): SiteConfig {
  try {
    const {
      apiBase = '',
      adminBase = '',
      redirectOrigins = [],
    } = JSON.parse(textOfElement(SITE_CONFIG_ELEMENT) ?? '{}') as Partial<SiteConfig>;
    return { apiBase, adminBase, redirectOrigins };
  } catch {
    return { apiBase: '', adminBase: '', redirectOrigins: [] };
  }
}

/** The static first paint brings its rules along in the body; there they would win over those of React's layout. */
export function putFrameStylesFirst(): void {
  const frameStyles = document.querySelector(`style[${FRAME_STYLE}]`);
  if (frameStyles) document.head.prepend(frameStyles);
}

/** CSP nonce of the page: scripts carry it. Browsers hide the attribute, not the property. */
export function nonceOfPage(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

/**
 * Hands reports to the browser, which sends them even while the page goes away. A beacon needs no preflight as text/plain.
 * @param view tells this page view from others behind the same address, so that one that floods takes nothing from them
 */
export function reportSender(view: string): (batch: TelemetryBatch) => void {
  const address = `${TELEMETRY_PATH}?${TELEMETRY_VIEW_PARAMETER}=${view}`;
  return (batch) => {
    const body = JSON.stringify(batch);
    if (navigator.sendBeacon(address, body)) return;
    // Without a network the reports are lost: there is no other place to send them.
    void fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      headers: { 'content-type': 'text/plain' },
    }).catch(() => undefined);
  };
}

/** What an edge knows this page view by again: the nonce it wrote the page with, or what it gave out with a later map. */
export function reportingView(map: ReleaseMap, nonce: string): NonNullable<TelemetryBatch['from']> | null {
  const view = map.view ?? nonce;
  return view === '' ? null : { view, set: setText(map) };
}

/** Errors that nobody caught, and the last reports of a page that goes away. */
export function reportUncaught(telemetry: ShellTelemetry): void {
  window.addEventListener('error', ({ error, message }) => telemetry.error(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => telemetry.error(reason));
  window.addEventListener('pagehide', () => telemetry.flush());
}
