import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, Money, tokens } from '@mosaico/shared/ui';
import { giftOf, type GiftStanding } from './gift-standing.ts';

/** Centavos: small, usual and large deposits. */
const DEPOSITS = [100_00, 500_00, 1_000_00];

/** What the next deposit would bring, by its amount. */
export function NextGifts({ standing }: { readonly standing: GiftStanding }) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  return (
    <Card tone="lit">
      <h2 css={heading}>{t('gifts.next')}</h2>
      <dl css={rows}>
        {DEPOSITS.map((deposit) => (
          <div key={deposit} css={row}>
            <dt css={small}>{t('gifts.deposit', { amount: money(deposit) })}</dt>
            <dd css={sum}>
              <Money amountCentavos={giftOf(standing, deposit)} isSigned />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const heading = { fontSize: tokens.font.size.large, marginBottom: tokens.space[3] } as const;
const rows = { display: 'grid', gap: tokens.space[2], margin: 0 } as const;
/** A row of its own for each: side by side, an amount of three digits did not fit on a phone. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space[3],
  padding: `${tokens.space[2]} ${tokens.space[3]}`,
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
} as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = { margin: 0, fontSize: tokens.font.size.large, fontWeight: tokens.font.weight.bold } as const;
