import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Icon, tokens, useLocale } from '@mosaico/shared/ui';
import { conditionStyle } from './condition-style.ts';
import { turnoverCentavos, type PaymentMethod } from './payment-methods.ts';

interface TurnoverNoteProps {
  readonly method: PaymentMethod;
  /** Null while nothing is typed. */
  readonly amountCentavos: number | null;
}

/** What has to be wagered before a withdrawal, said before the deposit: with its amount as soon as there is one (G16). */
export function TurnoverNote({ method, amountCentavos }: TurnoverNoteProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const locale = useLocale();
  if (centavosFromWire(method.turnover) === 0)
    return (
      <p css={conditionStyle.note}>
        <Icon name="check-circle" size={20} />
        {t('turnover.none')}
      </p>
    );
  return (
    <p css={conditionStyle.note}>
      <Icon name="lock" size={20} />
      <span>
        <strong css={rule}>
          {amountCentavos === null
            ? t('turnover.rule', { factor: Number(method.turnover).toLocaleString(locale) })
            : t('turnover.deposit', {
                amount: formatMoney(amountCentavos),
                turnover: formatMoney(turnoverCentavos(amountCentavos, method)),
              })}
        </strong>{' '}
        {t('turnover.share')}
      </span>
    </p>
  );
}

const rule = {
  display: 'block',
  fontWeight: tokens.font.weight.medium,
  color: tokens.color.text,
} as const;
