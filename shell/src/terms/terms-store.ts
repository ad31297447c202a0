import { distinctUntilChanged, map, skip } from 'rxjs';
import type { ApiCaller, UserInfo } from '@mosaico/shared/api';
import { isApiError, newIdempotencyKey } from '@mosaico/shared/area';
import type { LanguageReader, Reactive } from '@mosaico/shared/contract';
import type { TextStorage } from '@mosaico/shared/storage';
import { createReactive } from '@mosaico/shared/reactive';
import { termsNeed, type Terms, type TermsNeed } from './terms-need.ts';

/** Session storage: the announced version that the player put off for this session. */
const PUT_OFF_KEY = 'termsPutOff';

/** The site's terms as far as they ask something of the player (R258). */
export interface TermsStore {
  readonly need: Reactive<TermsNeed | null>;
  /** Asks the server now, and again whenever the member or the language changes. A failure shows nothing. */
  follow(): void;
  /** The member accepts what `need` shows. @throws ApiError: nothing has changed */
  accept(): Promise<void>;
  /** Not again in this session of the tab. Only a notice can be put off. */
  putOff(): void;
}

export interface TermsParts {
  readonly api: ApiCaller;
  readonly storage: TextStorage;
  readonly session: { readonly user: Reactive<UserInfo | null> };
  readonly language: Pick<LanguageReader, 'current'>;
}

export function createTerms({ api, storage, session, language }: TermsParts): TermsStore {
  const need = createReactive<TermsNeed | null>(null);
  let terms: Terms | null = null;
  let questions = 0;
  let isFollowing = false;

  const show = () => need.set(terms && termsNeed(terms, Number(storage.getItem(PUT_OFF_KEY) ?? 0)));
  async function ask(): Promise<void> {
    const mine = (questions += 1);
    // No message: the terms are asked for again in the next page view.
    const answer = await api.call('GET /api/terms/get', { query: {} }).catch(() => null);
    if (mine !== questions || !answer) return;
    terms = answer.data;
    show();
  }
  function follow(): void {
    if (isFollowing) return;
    isFollowing = true;
    void ask();
    language.current.changes$.pipe(skip(1)).subscribe(() => void ask());
    session.user.changes$
      .pipe(
        map((user) => user?.id ?? null),
        distinctUntilChanged(),
        skip(1),
      )
      .subscribe(() => {
        // The question to one member must not be shown to the next one.
        terms = null;
        attempt = null;
        show();
        void ask();
      });
  }
  /** The same for every attempt at one version. */
  let attempt: { readonly version: number; readonly key: string } | null = null;
  async function accept(): Promise<void> {
    const { version } = need.value?.terms ?? {};
    if (version === undefined) return;
    if (attempt?.version !== version) attempt = { version, key: newIdempotencyKey() };
    const asked = questions;
    try {
      const options = { idempotencyKey: attempt.key };
      const { data } = await api.call('POST /api/terms/accept', { body: { version } }, options);
      if (asked === questions && terms) terms = { ...terms, accepted_version: data.accepted_version };
      else await ask();
      show();
    } catch (error) {
      // Another version is in force by now: that one is shown.
      if (isApiError(error) && error.error === 'terms_unknown') await ask();
      throw error;
    }
  }

  return {
    need,
    follow,
    accept,
    putOff() {
      if (need.value?.kind !== 'notice') return;
      storage.setItem(PUT_OFF_KEY, String(need.value.terms.version));
      show();
    },
  };
}
