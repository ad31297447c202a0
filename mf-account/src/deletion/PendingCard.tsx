import { dateText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens, useLocale } from '@mosaico/shared/ui';

interface PendingCardProps {
  readonly dueAt: string;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
}

/** The day on which the account is deleted, and the way to keep it. */
export function PendingCard({ dueAt, isCancelling, onCancel }: PendingCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Card tone="lit">
      <section aria-labelledby="leaving-pending" css={layout}>
        <span css={{ flex: 'none', color: tokens.color.warning }}>
          <Icon name="clock" size={28} />
        </span>
        <div css={words}>
          <div role="status" css={words}>
            <h2 id="leaving-pending" css={heading}>
              {t('leaving.pending', { date: dateText(dueAt, locale) })}
            </h2>
            <p css={hint}>{t('leaving.pendingWhat')}</p>
          </div>
          <div>
            <Button isBusy={isCancelling} onClick={onCancel}>
              {t('leaving.keep')}
            </Button>
          </div>
        </div>
      </section>
    </Card>
  );
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const words = { display: 'grid', gap: tokens.space[3], minWidth: 0 } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const hint = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
