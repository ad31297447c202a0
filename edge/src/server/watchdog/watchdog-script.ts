import { pageScript } from '../page-script.ts';

/** The watchdog as it stands in pages. */
export function watchdogScript(): string {
  return pageScript(new URL('./page/main.ts', import.meta.url));
}
