import { useEffect, useId } from 'react';
import { keyframes } from '@emotion/react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, MosaicWave, NOTICE_PLACE, tokens, useModal } from '@mosaico/shared/ui';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { AppLink } from '../links/AppLink.tsx';
import { PATHS } from '../paths.ts';
import { useShell } from '../shell-context.ts';
import { Fault, TermsWords } from './TermsWords.tsx';
import type { TermsNeed } from './terms-need.ts';
import { TERMS_TEXTS } from './texts/terms-texts.ts';
import { useAccept } from './useAccept.ts';

/** Terms are in force that the member has not accepted, be it new ones or the first: they accept, read them, or log out. Nothing else closes it. */
export function ConsentDialog({ need }: { readonly need: TermsNeed }) {
  const { session, pausePlay } = useShell().platform;
  useEffect(pausePlay, [pausePlay]);
  const { t } = useTranslation();
  const texts = useLaterTexts(TERMS_TEXTS);
  const { accept, fault } = useAccept();
  const titleId = useId();
  const textId = useId();
  const dialog = useUnescapable();
  return (
    <dialog {...dialog} role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} css={frame}>
      <div aria-hidden css={wave}>
        <MosaicWave wavelength={130} color={tokens.color.accentVeil} />
      </div>
      <div css={panel}>
        <header>
          <h2 id={titleId} css={{ fontSize: tokens.font.size.title }}>
            {need.accepted === 0 ? texts.first : texts.changed}
          </h2>
          <div {...{ [NOTICE_PLACE]: '' }} css={{ position: 'relative', zIndex: 1 }} />
        </header>
        <div id={textId} css={words}>
          <TermsWords need={need} />
          <p>{need.accepted === 0 ? texts.firstNeeded : texts.needed}</p>
        </div>
        <AppLink href={PATHS.terms} css={read}>
          {texts.read}
        </AppLink>
        <Fault text={fault} />
        <Button isWide onClick={accept}>
          {texts.accept}
        </Button>
        <Button isWide variant="ghost" onClick={session.logout}>
          {t('layout.logout')}
        </Button>
      </div>
    </dialog>
  );
}

/** A modal `<dialog>` that Esc, the back gesture and a press beside it leave open. */
function useUnescapable() {
  const modal = useModal(stay);
  const { ref } = modal;
  useEffect(() => {
    const element = ref.current;
    // Browsers close a dialog at the second Esc even if the page has prevented the first.
    const reopen = () => element?.isConnected && element.showModal();
    element?.addEventListener('close', reopen);
    return () => element?.removeEventListener('close', reopen);
  }, [ref]);
  return modal;
}

function stay(): void {}

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(14px) scale(0.98)' } });
const frame = {
  padding: 0,
  border: 0,
  margin: 'auto',
  width: 'min(100% - 32px, 440px)',
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 48px)',
  overflowY: 'auto',
  color: tokens.color.text,
  background: `radial-gradient(120% 200px at 50% 0, ${tokens.color.surfaceHigh}, transparent), ${tokens.color.surfaceRaised}`,
  borderRadius: tokens.radius.sheet,
  boxShadow: tokens.elevation.raised,
  animation: `${rise} ${tokens.motion.base} ${tokens.motion.ease}`,
  '&:focus-visible': { outline: 0 },
  '&::backdrop': { background: tokens.color.veil },
} as const;
const wave = { height: 72, maskImage: 'linear-gradient(#000, transparent)' } as const;
const panel = {
  display: 'grid',
  gap: tokens.space[3],
  marginTop: `-${tokens.space[6]}`,
  padding: `0 ${tokens.space[6]} ${tokens.space[5]}`,
} as const;
const words = { display: 'grid', gap: tokens.space[2] } as const;
const read = {
  display: 'inline-grid',
  alignContent: 'center',
  justifySelf: 'start',
  minHeight: tokens.size.target,
  fontWeight: tokens.font.weight.bold,
  textUnderlineOffset: 3,
} as const;
