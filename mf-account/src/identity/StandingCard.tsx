import type { Data } from '@mosaico/shared/api';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Icon, tokens, useLocale, type IconName } from '@mosaico/shared/ui';

type Standing = Data<'GET /api/kyc'>;

const SIGNS = {
  none: ['shield', tokens.color.info],
  pending: ['clock', tokens.color.info],
  approved: ['check-circle', tokens.color.success],
  rejected: ['alert', tokens.color.danger],
} as const satisfies Record<Standing['status'], readonly [IconName, string]>;

/** Where the check stands, in one sentence, what it means, and what comes next. */
export function StandingCard({ standing }: { readonly standing: Standing }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, reason, needed_before: before, submitted_at: sent, decided_at: decided } = standing;
  const [icon, color] = SIGNS[status];
  const moment = status === 'pending' ? sent : status === 'approved' ? decided : null;
  return (
    <Card tone="lit">
      <section aria-labelledby="identity-standing" css={layout}>
        <span css={{ flex: 'none', color }}>
          <Icon name={icon} size={28} />
        </span>
        {/* What changes while the player looks on is read out. */}
        <div role="status" css={words}>
          <h2 id="identity-standing" css={heading}>
            {t(`identity.status.${status}`)}
          </h2>
          {reason && status === 'rejected' && <p css={strong}>{t(`identity.reason.${reason}`)}</p>}
          <p css={hint}>{t(status === 'none' ? `identity.why.${before}` : `identity.next.${status}`)}</p>
          {moment && <p css={small}>{dateTimeText(moment, locale, 'long')}</p>}
        </div>
      </section>
    </Card>
  );
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const words = { display: 'grid', gap: tokens.space[2], minWidth: 0 } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const strong = { fontWeight: tokens.font.weight.medium } as const;
const hint = { color: tokens.color.textMuted, maxWidth: '52ch', textWrap: 'pretty' } as const;
const small = { color: tokens.color.textFaint, fontSize: tokens.font.size.small } as const;
