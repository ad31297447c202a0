import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Money, tokens, useLocale } from '@mosaico/shared/ui';
import { Facts } from '../facts/Facts.tsx';
import { durationText } from './duration-text.ts';
import type { PayoutAccount, Quote } from './withdrawal-facts.ts';

interface ReviewFactsProps {
  readonly account: PayoutAccount;
  readonly quote: Quote;
  /** What the server says of the amount that is asked for. */
  readonly asked: NonNullable<Quote['quote']>;
}

/** What arrives, and all that makes it up: amount, fee, receiver, time, and what is left afterwards (R101, R259, A43). */
export function ReviewFacts({ account, quote, asked }: ReviewFactsProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const feeCentavos = centavosFromWire(asked.fee);
  return (
    <div css={{ display: 'grid', gap: tokens.space[4] }}>
      <div css={head}>
        <p css={{ color: tokens.color.textMuted }}>{t('withdraw.fact.net')}</p>
        <Money amountCentavos={centavosFromWire(asked.net)} look="display" css={sum} />
      </div>
      <Facts
        facts={[
          [t('withdraw.fact.amount'), formatMoney(centavosFromWire(asked.money))],
          [t('withdraw.fact.fee'), feeCentavos === 0 ? t('withdraw.fact.free') : formatMoney(feeCentavos)],
          [t('withdraw.payee'), account.owner_name],
          [t('withdraw.keyLabel.CPF'), account.owner_cpf ?? ''],
          [t('withdraw.fact.bank'), bankName(account, t('withdraw.fact.bankOfKey'))],
          [t('withdraw.fact.type'), t(`withdraw.kind.${account.pix_type}`)],
          [t('withdraw.fact.account'), account.card_no],
          [
            t('withdraw.fact.arrival'),
            t('withdraw.fact.within', { duration: durationText(quote.arrives_within_seconds, locale) }),
          ],
          [t('withdraw.fact.left'), formatMoney(centavosFromWire(asked.withdrawable_after))],
        ]}
      />
    </div>
  );
}

/** With Pix the key decides the bank, and the API names the scheme in its place (R101). */
function bankName({ bank_name: name }: PayoutAccount, ofKey: string): string {
  return name === 'Pix' ? ofKey : name;
}

const head = { display: 'grid', justifyItems: 'center', gap: tokens.space[1], textAlign: 'center' } as const;
const sum = {
  fontSize: 'min(2.75rem, 12vw)',
  color: tokens.color.actionText,
  textShadow: `0 0 40px ${tokens.color.actionGlow}`,
} as const;
