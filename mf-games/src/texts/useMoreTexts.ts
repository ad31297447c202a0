import { useEffect, useState } from 'react';
import { MESSAGE_SETS, type MessageSet } from '@mosaico/shared/contract';
import { useTranslation } from '@mosaico/shared/i18n';

/**
 * The texts of the screens that few players open. They are a chunk of their own, so that home does not bring them along: one for
 * all languages, because each chunk costs home its name and its hash. So a change of language waits for nothing.
 *
 * @returns whether they are here; `hasFailed` where they did not come
 */
export function useMoreTexts() {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    Promise.all(MESSAGE_SETS.map(textsOf)).then(
      (sets) => {
        if (!isCurrent) return;
        for (const [set, texts] of sets)
          i18n.addResourceBundle(set, String(i18n.options.defaultNS), texts, true, true);
        setFailed(false);
        setReady(true);
      },
      () => isCurrent && setFailed(true),
    );
    return () => void (isCurrent = false);
  }, [i18n, attempt]);
  return { isReady, hasFailed, retry: () => setAttempt((count) => count + 1) };
}

async function textsOf(set: MessageSet): Promise<readonly [MessageSet, object]> {
  const { default: texts } = (await import(
    /* webpackMode: "lazy-once", webpackChunkName: "more-texts" */ `./sets/${set}.json`
  )) as { readonly default: object };
  return [set, texts];
}
