import type { Data } from '@mosaico/shared/api';
import { dateText, dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens, useLocale, type IconName } from '@mosaico/shared/ui';
import { sizeText } from './size-text.ts';

type State = Data<'GET /api/me/export'>;

interface ExportCardProps {
  readonly state: State;
  readonly onAsk: () => void;
  readonly onDownload: () => void;
}

const SIGNS = {
  none: ['shield', tokens.color.info],
  pending: ['clock', tokens.color.info],
  ready: ['check-circle', tokens.color.success],
  failed: ['alert', tokens.color.danger],
  expired: ['clock', tokens.color.textMuted],
} as const satisfies Record<State['status'], readonly [IconName, string]>;

/** Where the copy stands, in one sentence, what it means, and what can be done. */
export function ExportCard({ state, onAsk, onDownload }: ExportCardProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, requested_at: asked, ready_at: ready, expires_at: expires, size_bytes: size } = state;
  const [icon, color] = SIGNS[status];
  const values = {
    date: expires ? dateText(expires, locale) : '',
    size: sizeText(size, locale),
  };
  const moment = status === 'pending' ? asked : ready;
  return (
    <Card tone="lit">
      <section aria-labelledby="data-export" css={layout}>
        <span css={{ flex: 'none', color }}>
          <Icon name={icon} size={28} />
        </span>
        <div css={words}>
          {/* What changes while the player looks on is read out. */}
          <div role="status" css={words}>
            <h2 id="data-export" css={heading}>
              {t(`data.status.${status}`)}
            </h2>
            <p css={hint}>{t(`data.next.${status}`, values)}</p>
            {moment && <p css={small}>{dateTimeText(moment, locale, 'long')}</p>}
          </div>
          <div css={actions}>
            {status === 'ready' && <Button onClick={onDownload}>{t('data.download')}</Button>}
            {status !== 'pending' && (
              <Button variant={status === 'ready' ? 'ghost' : 'primary'} onClick={onAsk}>
                {t(status === 'none' ? 'data.ask' : 'data.askAgain')}
              </Button>
            )}
          </div>
        </div>
      </section>
    </Card>
  );
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const words = { display: 'grid', gap: tokens.space[2], minWidth: 0 } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const hint = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
const small = { color: tokens.color.textFaint, fontSize: tokens.font.size.small } as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[3],
  marginTop: tokens.space[2],
} as const;
