import i18next, { type i18n as I18n, type ResourceLanguage } from 'i18next';
import type { MessageSet } from '../contract/languages.ts';

/** Loads one message set; each set is a chunk of its own. */
export type MessageLoader = (set: MessageSet) => Promise<{ readonly default: unknown }>;

/** Texts of one area (or of the shell): one i18next instance, one message set loaded at a time. */
export interface Messages {
  readonly i18n: I18n;
  /** Starts loading a set that will be needed soon. A failure is not reported, because `speak` loads it again. */
  prepare(set: MessageSet): void;
  /** Loads the set (once) and speaks it. Falls back to `en` when it cannot be loaded (R16). @throws when neither loads */
  speak(set: MessageSet): Promise<void>;
}

/**
 * @param namespace name of the area; its keys need no prefix
 * @param common texts every area has, by set, under the namespace `kit`
 */
export function createMessages(
  namespace: string,
  load: MessageLoader,
  common: Readonly<Partial<Record<MessageSet, ResourceLanguage>>> = {},
): Messages {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: 'dev',
    fallbackLng: 'en',
    defaultNS: namespace,
    ns: [namespace, 'kit'],
    resources: Object.fromEntries(Object.entries(common).map(([set, texts]) => [set, { kit: texts }])),
    partialBundledLanguages: true,
    initAsync: false,
    interpolation: { escapeValue: false }, // React escapes
    react: { useSuspense: false },
  });
  const loaded = new Map<MessageSet, Promise<void>>();

  function loadOnce(set: MessageSet): Promise<void> {
    const known = loaded.get(set);
    if (known) return known;
    const loading = load(set).then(({ default: texts }) => {
      i18n.addResourceBundle(set, namespace, texts);
    });
    loaded.set(set, loading);
    loading.catch(() => loaded.delete(set)); // a later attempt starts anew
    return loading;
  }

  return {
    i18n,
    prepare: (set) => void loadOnce(set).catch(() => undefined),
    async speak(set) {
      await loadOnce(set).catch(() => loadOnce('en'));
      if (i18n.language !== set) await i18n.changeLanguage(set);
    },
  };
}
