import { OwnMoney } from '@mosaico/shared/balance-veil';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, tokens } from '@mosaico/shared/ui';
import type { Quote } from './withdrawal-facts.ts';

interface AvailableProps {
  readonly quote: Quote;
  /** Asks for all that one withdrawal may be; undefined while there is nothing. */
  readonly onAll: (() => void) | undefined;
}

/** What can be withdrawn, as the server says it, beside the button that asks for all of it (G17). */
export function Available({ quote, onAll }: AvailableProps) {
  const { t } = useTranslation();
  return (
    <div css={line}>
      <div>
        <p css={caption}>{t('balance.withdrawable')}</p>
        <OwnMoney amountCentavos={centavosFromWire(quote.withdrawable)} css={sum} />
      </div>
      {onAll && (
        <Button variant="quiet" size="small" onClick={onAll}>
          {t('withdraw.all')}
        </Button>
      )}
    </div>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
} as const;
const caption = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const sum = { fontSize: tokens.font.size.title, fontWeight: tokens.font.weight.bold } as const;
