import type { Data } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { dateText, dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

export type PlayerSession = Data<'GET /api/rg/session'>;

/** Says that the member takes a break, has excluded themselves or is barred by the national register, and what they can still do. */
export function BarNotice({ session }: { readonly session: PlayerSession }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const text = useBarText(session);
  if (!text) return null;
  return (
    <Card tone="lit">
      <section aria-labelledby="rg-bar" css={layout}>
        <span css={sign}>
          <Icon name={session.is_excluded ? 'shield' : 'pause'} size={28} />
        </span>
        <div css={words}>
          <h2 id="rg-bar" css={heading}>
            {text}
          </h2>
          <p css={hint}>{t('rg.bar.canWithdraw')}</p>
          {session.is_barred && <p css={hint}>{t('rg.bar.barredWhy')}</p>}
          <Button variant="quiet" icon="arrow-up" onClick={() => navigation.push(PATHS.withdraw)}>
            {t('profile.withdraw')}
          </Button>
        </div>
      </section>
    </Card>
  );
}

function useBarText({
  is_barred,
  is_excluded,
  excluded_until,
  paused_until,
  now,
}: PlayerSession): string | null {
  const { t } = useTranslation();
  const locale = useLocale();
  if (is_barred) return t('rg.bar.barred');
  if (is_excluded)
    return excluded_until
      ? t('rg.bar.excludedUntil', { date: dateText(excluded_until, locale) })
      : t('rg.bar.excluded');
  if (!paused_until || paused_until <= now) return null;
  return t('rg.bar.pausedUntil', { date: dateTimeText(paused_until, locale, 'long') });
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const sign = { flex: 'none', color: tokens.color.info } as const;
const words = { display: 'grid', justifyItems: 'start', gap: tokens.space[3], minWidth: 0 } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const hint = { color: tokens.color.textMuted } as const;
