import { PROVIDER_PATH } from './game-wire.ts';

/** Address of a game's demonstration, below the site's own. */
export function demoPath(code: string, language: string): string {
  return `${PROVIDER_PATH}/demo?${new URLSearchParams({ code, lang: language }).toString()}`;
}
