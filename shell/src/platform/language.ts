import {
  DEFAULT_LANGUAGE,
  htmlLangOf,
  LANGUAGE_KEY,
  messageSetOf,
  type Language,
  type LanguageReader,
  type MessageSet,
} from '@mosaico/shared/contract';
import { readJson, type TextStorage } from '@mosaico/shared/storage';
import { createReactive } from '@mosaico/shared/reactive';

const YEAR_SECONDS = 31_536_000;

/** The player's language, as the shell may change it. */
export interface ShellLanguage extends LanguageReader {
  choose(language: Language): void;
}

/** The stored language, or null when nothing valid is stored: three texts and a known value. Source: R17 to R19. */
export function storedLanguage(storage: TextStorage): Language | null {
  const stored = readJson(storage, LANGUAGE_KEY);
  if (typeof stored !== 'object' || stored === null) return null;
  const { icon, option, value } = stored as Record<string, unknown>;
  if (typeof icon !== 'string' || typeof option !== 'string' || typeof value !== 'string') return null;
  return messageSetOf(value) ? { icon, option, value } : null;
}

/**
 * Reads the language, and writes the default where none is stored, before anything is rendered (R17). The value is
 * mirrored in a cookie, so that the HTML can already name the right texts, and in `<html lang>`.
 */
export function createLanguage(storage: TextStorage, document: Document): ShellLanguage {
  const current = createReactive(storedLanguage(storage) ?? DEFAULT_LANGUAGE);
  const messageSet = () => setOf(current.value);
  remember(storage, document, current.value);

  return {
    current,
    get messageSet() {
      return messageSet();
    },
    get locale() {
      return htmlLangOf(messageSet());
    },
    choose({ icon, option, value }) {
      const language = { icon, option, value };
      // Before subscribers are told: they may send a request in the new language at once.
      remember(storage, document, language);
      current.set(language);
    },
  };
}

/** In storage with exactly its three keys (R19), in the cookie and on the document. */
function remember(storage: TextStorage, document: Document, { icon, option, value }: Language): void {
  storage.setItem(LANGUAGE_KEY, JSON.stringify({ icon, option, value }));
  document.cookie = `${LANGUAGE_KEY}=${value}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  const htmlLang = htmlLangOf(setOf({ value }));
  // To write what stands there already has every element of the page styled anew.
  if (document.documentElement.lang !== htmlLang) document.documentElement.lang = htmlLang;
}

function setOf({ value }: Pick<Language, 'value'>): MessageSet {
  return messageSetOf(value) ?? 'en';
}
