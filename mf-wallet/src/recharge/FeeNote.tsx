import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Icon } from '@mosaico/shared/ui';
import { depositFeeCentavos } from '../fees/deposit-fee.ts';
import { useFeeText } from '../fees/useFeeText.ts';
import { conditionStyle } from './condition-style.ts';
import type { PaymentMethod } from './payment-methods.ts';

interface FeeNoteProps {
  readonly method: PaymentMethod;
  /** Null while nothing is typed. */
  readonly amountCentavos: number | null;
}

/** What a deposit costs and what of it comes into the balance, said before it; nothing where it costs nothing. Source: G24. */
export function FeeNote({ method, amountCentavos }: FeeNoteProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const rule = useFeeText()(method);
  if (rule === '') return null;
  const feeCentavos = amountCentavos === null ? 0 : depositFeeCentavos(amountCentavos, method);
  return (
    <p css={conditionStyle.note}>
      <Icon name="percent" size={20} />
      {amountCentavos === null
        ? t('depositFee.rule', { fee: rule })
        : t('depositFee.net', {
            fee: formatMoney(feeCentavos),
            net: formatMoney(amountCentavos - feeCentavos),
          })}
    </p>
  );
}
