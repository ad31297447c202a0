import { useEffect, useState } from 'react';
import { usePlatform, useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';

/**
 * The texts of the screens that few players open. They are a chunk of their own, so that home does not bring them along: one for
 * all languages, because each chunk costs home its name and its hash.
 *
 * @returns whether they are here, in the language that is spoken; `hasFailed` where they did not come
 */
export function useMoreTexts() {
  const { language } = usePlatform();
  useReactive(language.current);
  const set = language.messageSet;
  const { i18n } = useTranslation();
  const [ready, setReady] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    import(/* webpackMode: "lazy-once", webpackChunkName: "more-texts" */ `./sets/${set}.json`).then(
      ({ default: texts }: { readonly default: object }) => {
        if (!isCurrent) return;
        i18n.addResourceBundle(i18n.language, String(i18n.options.defaultNS), texts, true, true);
        setFailed(false);
        setReady(set);
      },
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [set, i18n, attempt]);
  return { isReady: ready === set, hasFailed, retry: () => setAttempt((count) => count + 1) };
}
