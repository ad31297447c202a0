import { useContext, useSyncExternalStore } from 'react';
import { DrawnLocaleContext } from '../../first-screen/drawn-locale.ts';
import { uiTextsOf } from './ui-texts.ts';
import type { UiTexts } from './ui-texts.ts';

const DEFAULT_LOCALE = 'pt-BR';
const listeners = new Set<() => void>();
let observer: MutationObserver | null = null;

/** The locale of the page, as `<html lang>` has it; follows every change. In markup of the edge, the locale it is drawn in. */
export function useLocale(): string {
  const drawn = useContext(DrawnLocaleContext);
  return useSyncExternalStore(subscribe, documentLocale, () => drawn ?? DEFAULT_LOCALE);
}

/** The components' own words in the language of the page. */
export function useUiTexts(): UiTexts {
  return uiTextsOf(useLocale());
}

function documentLocale(): string {
  return document.documentElement.lang || DEFAULT_LOCALE;
}

/** One observer serves every component; it ends with the last of them. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  observer ??= observeLanguage();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    observer?.disconnect();
    observer = null;
  };
}

function observeLanguage(): MutationObserver {
  const made = new MutationObserver(() => listeners.forEach((listener) => listener()));
  made.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return made;
}
