import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens, visuallyHidden } from '@mosaico/shared/ui';

/** How long the button says that it worked. */
const FEEDBACK_MS = 2_500;

/** What has become of the last press. */
type Outcome = 'copied' | 'selected' | null;

/** The button that copies a Pix code, and the code itself. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const text = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      // The browser refuses (plain http, a permission): select the text, so that the player can copy it by hand.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      setOutcome('selected');
    }
  }

  return (
    <div css={box}>
      <Button size="large" isWide icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {outcome === 'copied' ? t('pix.copied') : t('pix.copy')}
      </Button>
      <code ref={text} aria-label={t('pix.code')} css={line}>
        {code}
      </code>
      <p role="status" css={outcome === 'selected' ? note : visuallyHidden}>
        {outcome === 'copied' && t('pix.copied')}
        {outcome === 'selected' && t('pix.copyByHand')}
      </p>
    </div>
  );
}

const box = { width: '100%', display: 'grid', gap: tokens.space[2] } as const;
const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  padding: `${tokens.space[2]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
const note = { fontSize: tokens.font.size.small, color: tokens.color.accentText } as const;
