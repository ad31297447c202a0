import { useFormatMoney, usePlatform } from '@mosaico/shared/area';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import type { DepositAllowance } from './useDepositAllowance.ts';

/** In place of the form where the member's own limit leaves less than the smallest deposit: until when, and where their limits are. Source: G31, A38. */
export function LimitUsedUp({ allowance }: { readonly allowance: DepositAllowance }) {
  const { navigation } = usePlatform();
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const locale = useLocale();
  return (
    <Card tone="lit">
      <section aria-labelledby="deposit-limit" css={layout}>
        <span css={sign}>
          <Icon name="shield" size={28} />
        </span>
        <div css={words}>
          <h2 id="deposit-limit" css={heading}>
            {t('ownLimit.usedUp')}
          </h2>
          <p css={text}>
            {t('ownLimit.until', {
              amount: formatMoney(allowance.leftCentavos),
              date: dateTimeText(allowance.resetsAt, locale, 'long'),
            })}
          </p>
          <Button variant="quiet" icon="shield" onClick={() => navigation.push(PATHS.responsibleGaming)}>
            {t('ownLimit.limits')}
          </Button>
        </div>
      </section>
    </Card>
  );
}

const layout = { display: 'flex', gap: tokens.space[4] } as const;
const sign = { flex: 'none', color: tokens.color.info } as const;
const words = { display: 'grid', justifyItems: 'start', gap: tokens.space[3], minWidth: 0 } as const;
const heading = { fontSize: tokens.font.size.title, lineHeight: tokens.font.leading.snug } as const;
const text = { color: tokens.color.textMuted, maxWidth: '56ch', textWrap: 'pretty' } as const;
