import { useTranslation } from '@mosaico/shared/i18n';
import { Button } from '@mosaico/shared/ui';

/** Marks the place of a claim among the rows of a screen: put it around the button. */
export const CLAIM_PLACE = { 'data-claim': '' } as const;

/** Leads from the card at the top, which says that something can be claimed, to the first row that can be: there can be several. */
export function ToClaim() {
  const { t } = useTranslation();
  return (
    <Button variant="gold" isWide onClick={goToClaim}>
      {t('depositGifts.toClaim')}
    </Button>
  );
}

function goToClaim(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-claim] button');
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
}
