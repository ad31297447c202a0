import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, Icon, tokens } from '@mosaico/shared/ui';

interface InDoubtProps {
  readonly amountCentavos: number;
  /** The member has looked at the list. */
  readonly onClose: () => void;
}

/** A request got no answer: says how to find out, and that sending the same again makes no second withdrawal. */
export function InDoubt({ amountCentavos, onClose }: InDoubtProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  return (
    <Card tone="gold">
      <div role="status" css={words}>
        <Icon name="alert" />
        <p>{t('withdraw.inDoubt', { amount: formatMoney(amountCentavos) })}</p>
      </div>
      <Button variant="quiet" size="small" onClick={onClose}>
        {t('withdraw.inDoubtClose')}
      </Button>
    </Card>
  );
}

const words = {
  display: 'flex',
  gap: tokens.space[3],
  marginBottom: tokens.space[3],
  lineHeight: tokens.font.leading.snug,
  '& > svg': { flex: 'none', color: tokens.color.accentText },
} as const;
