import type { FirstScreen } from '@mosaico/shared/contract';
import type { SiteData } from '../platform/site/site.ts';

/** What the page says of its first screen, with the site's data as the shell knows them. */
export interface PageFirstScreen extends FirstScreen {
  readonly siteData: SiteData;
}

/**
 * Reads it. The edge has checked what it drew; here only the structure is, so that nothing the shell reads from it is missing.
 *
 * @returns null when there is none, or it is damaged: the browser draws the page itself
 */
export function readFirstScreen(text: string | null): PageFirstScreen | null {
  const first = parse(text);
  if (!isRecord(first) || !isSiteData(first['siteData']) || !isScreen(first['screen'])) return null;
  const isWhole = ['path', 'messageSet', 'viewer', 'shell'].every((name) => typeof first[name] === 'string');
  return isWhole ? (first as unknown as PageFirstScreen) : null;
}

function isScreen(screen: unknown): boolean {
  if (screen === null) return true;
  return isRecord(screen) && ['area', 'version', 'queries'].every((name) => typeof screen[name] === 'string');
}

function isSiteData(data: unknown): boolean {
  if (!isRecord(data)) return false;
  const { site, site_name: name, supported_language: languages, features, legal } = data;
  return (
    typeof site === 'string' &&
    typeof name === 'string' &&
    Array.isArray(languages) &&
    Array.isArray(features) &&
    isRecord(legal)
  );
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
