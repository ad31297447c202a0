import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens, VisuallyHidden } from '@mosaico/shared/ui';

/** How long the button says that it worked. */
const FEEDBACK_MS = 2_500;

/** The copy-and-paste text of a Pix code with its button. */
export function CopyCode({ code }: { readonly code: string }) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const text = useRef<HTMLElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setIsCopied(true);
    } catch {
      // The browser refuses (plain http, a permission): select the text, so that the player can copy it by hand.
      if (text.current) window.getSelection()?.selectAllChildren(text.current);
      notices.toast('info', t('pix.copyByHand'));
    }
  }

  return (
    <div css={box}>
      <code ref={text} aria-label={t('pix.code')} css={line}>
        {code}
      </code>
      <Button size="large" isWide icon={isCopied ? 'check' : 'copy'} onClick={copy}>
        {isCopied ? t('pix.copied') : t('pix.copy')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isCopied && t('pix.copied')}</span>
      </VisuallyHidden>
    </div>
  );
}

const box = { width: '100%', display: 'grid', gap: tokens.space[3] } as const;
const line = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  userSelect: 'all',
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
  boxShadow: tokens.elevation.well,
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
