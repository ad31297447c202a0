import type { i18n as I18n } from 'i18next';

/** Notes each key without a text that is drawn from now on, as `text games:lobby.title`. */
export function noteMissingTexts({ options }: I18n, missing: Set<string>): void {
  options.saveMissing = true;
  options.missingKeyHandler = (_languages, namespace, key) => void missing.add(`text ${namespace}:${key}`);
}
