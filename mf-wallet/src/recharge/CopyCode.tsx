import { useRef } from 'react';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { CopyButton } from '@mosaico/shared/ui/copy';

/** The button that copies a Pix code, and the code itself. */
export function CopyCode({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const line = useRef<HTMLElement>(null);
  return (
    <div css={box}>
      <CopyButton
        size="large"
        isWide
        text={() => code}
        label={t('pix.copy')}
        copiedLabel={t('pix.copied')}
        byHand={t('pix.copyByHand')}
        onRefused={() => line.current && window.getSelection()?.selectAllChildren(line.current)}
      />
      {/* Code takes no name of its own. */}
      <div role="group" aria-label={t('pix.code')} css={{ minWidth: 0 }}>
        <code ref={line} css={codeLine}>
          {code}
        </code>
      </div>
    </div>
  );
}

const box = { width: '100%', display: 'grid', gap: tokens.space[2] } as const;
const codeLine = {
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
