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
      <dl css={grid}>
        {DEPOSITS.map((deposit) => (
          <div key={deposit} css={cell}>
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
const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))',
  gap: tokens.space[2],
  margin: 0,
} as const;
const cell = {
  display: 'grid',
  gap: 2,
  padding: tokens.space[3],
  borderRadius: tokens.radius.control,
  background: tokens.color.well,
} as const;
const small = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = { margin: 0, fontSize: tokens.font.size.large, fontWeight: tokens.font.weight.bold } as const;
