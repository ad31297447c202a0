import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { TAB_BAR_REACH } from '../frame/bar-style.ts';

/** Below a screen that came with the page and whose code did not: it can be read and its links work. */
export function NotAllWorks({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="status" css={notice}>
      <p>{t('failure.notAll')}</p>
      <Button variant="quiet" size="small" icon="refresh" onClick={onRetry}>
        {t('failure.retry')}
      </Button>
    </div>
  );
}

/** Over the end of the window, above the tab bar: the screen itself does not move. */
const notice = {
  position: 'sticky',
  bottom: `calc(${TAB_BAR_REACH + 4}px + env(safe-area-inset-bottom))`,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  margin: `${tokens.space[3]} ${tokens.space[4]}`,
  padding: `${tokens.space[3]} ${tokens.space[4]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceHigh,
  boxShadow: tokens.elevation.raised,
  fontSize: tokens.font.size.small,
} as const;
