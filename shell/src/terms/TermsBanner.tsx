import { Global } from '@emotion/react';
import { Button, Card, Icon, tokens } from '@mosaico/shared/ui';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { AppLink } from '../links/AppLink.tsx';
import { TAB_BAR_REACH } from '../frame/bar-style.ts';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { Fault, TermsWords } from './TermsWords.tsx';
import type { TermsNeed } from './terms-need.ts';
import { TERMS_TEXTS } from './texts/terms-texts.ts';
import { useAccept } from './useAccept.ts';

interface TermsBannerProps {
  readonly need: TermsNeed;
  readonly isAtEnd?: boolean;
}

/**
 * The notice above the tab bar: new terms, from when, what changes, where to read them. It is the last part of the page and
 * sticks to its lower edge, so that nothing moves when it comes and the end of the page is not covered.
 *
 * @param isAtEnd it stays at the end of the page and covers nothing of it
 */
export function TermsBanner({ need, isAtEnd = false }: TermsBannerProps) {
  const { terms } = useShell();
  const texts = useLaterTexts(TERMS_TEXTS);
  const { accept, fault } = useAccept();
  const canAccept = need.accepted !== null;
  return (
    <section aria-labelledby="terms-notice" css={isAtEnd ? end : place}>
      {!isAtEnd && <Global styles={focusAbove} />}
      <Card tone="gold">
        <div css={{ display: 'flex', gap: tokens.space[3] }}>
          <span css={sign}>
            <Icon name="document" />
          </span>
          <div css={words}>
            <h2 id="terms-notice" css={{ fontSize: tokens.font.size.body }}>
              {texts[headingOf(need)]}
            </h2>
            <TermsWords need={need} />
            <Fault text={fault} />
            <div css={actions}>
              {canAccept && (
                <Button size="small" variant="gold" onClick={accept}>
                  {texts.accept}
                </Button>
              )}
              {need.kind === 'notice' && (
                <Button size="small" variant="quiet" onClick={terms.putOff}>
                  {canAccept ? texts.later : texts.understood}
                </Button>
              )}
              <AppLink href={PATHS.terms} css={read}>
                {texts.read}
              </AppLink>
            </div>
          </div>
        </div>
      </Card>
    </section>
  );
}

function headingOf({ kind, accepted }: TermsNeed) {
  if (kind === 'notice') return 'announced';
  return accepted === 0 ? 'first' : 'changed';
}

const place = {
  position: 'sticky',
  // Clear of the raised tab.
  bottom: `calc(${TAB_BAR_REACH}px + env(safe-area-inset-bottom))`,
  // Below the bars, which stay in reach.
  zIndex: tokens.layer.bar - 1,
  padding: tokens.space[3],
} as const;
const end = { padding: tokens.space[3] } as const;
/** Keeps what has the focus above the notice. */
const focusAbove = { html: { scrollPaddingBottom: '45dvh' } } as const;
const sign = { color: tokens.color.accentText, '@media (max-width: 22em)': { display: 'none' } } as const;
const words = {
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: tokens.space[1],
  fontSize: tokens.font.size.small,
} as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space[1]} ${tokens.space[3]}`,
} as const;
const read = {
  display: 'inline-grid',
  alignContent: 'center',
  minHeight: tokens.size.target,
  fontWeight: tokens.font.weight.bold,
  textUnderlineOffset: 3,
} as const;
