import { LANGUAGE_KEY } from '@mosaico/shared/contract';
import type { TextStorage } from '@mosaico/shared/storage';
import { storedLanguage, type ShellLanguage } from './language.ts';
import { whenPutAside } from './put-aside.ts';

/**
 * Speaks what the player chooses in another tab, at once, and after the page was put aside: requests name the stored language, so a
 * page that kept its own would get answers in another one than its texts.
 *
 * @param storage shared by all tabs
 */
export function followLanguage(
  language: ShellLanguage,
  storage: TextStorage,
  window: Pick<Window, 'addEventListener'>,
): void {
  function follow(): void {
    const stored = storedLanguage(storage);
    if (stored && stored.value !== language.current.value.value) language.choose(stored);
  }
  window.addEventListener('storage', ({ key }) => {
    if (key === LANGUAGE_KEY) follow();
  });
  whenPutAside(window, { wake: follow });
  // What was chosen while this page started.
  follow();
}
