import { dateText } from '@mosaico/shared/dates';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { TERMS_TEXTS } from './texts/terms-texts.ts';
import type { TermsNeed } from './terms-need.ts';

/** From when, and what changes; nothing changes for who accepts for the first time. */
export function TermsWords({ need: { kind, terms, accepted } }: { readonly need: TermsNeed }) {
  const texts = useLaterTexts(TERMS_TEXTS);
  const date = dateText(terms.effective_at, useLocale());
  return (
    <>
      <p css={{ color: tokens.color.textMuted }}>
        {(kind === 'consent' ? texts.inForceSince : texts.inForceFrom).replace('{{date}}', date)}
      </p>
      {terms.summary && accepted !== 0 && <p css={[summary, kind === 'notice' && brief]}>{terms.summary}</p>}
    </>
  );
}

const summary = { color: tokens.color.text } as const;
/** Left out on narrow screens: the page of the terms says what changes, too. */
const brief = { '@media (max-width: 30em)': { display: 'none' } } as const;

/** What went wrong, read out when it comes. */
export function Fault({ text }: { readonly text: string | null }) {
  return (
    <p role="alert" css={[{ color: tokens.color.dangerText }, !text && { display: 'none' }]}>
      {text}
    </p>
  );
}
