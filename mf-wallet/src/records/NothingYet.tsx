import { useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { useNavigate } from '@mosaico/shared/router';
import { Button, EmptyState } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';

interface NothingYetProps {
  /** What the list would be begun with. */
  readonly begin: 'deposit' | 'withdraw';
}

/** A list of movements without any, and the way to the first one. Source: R233. */
export function NothingYet({ begin }: NothingYetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isDeposit = begin === 'deposit';
  const isClosed = Boolean(useSessionUser()?.play_bar) && isDeposit;
  return (
    <EmptyState
      icon="history"
      action={
        !isClosed && (
          <Button
            variant={isDeposit ? 'primary' : 'quiet'}
            icon={isDeposit ? 'pix' : 'arrow-up'}
            onClick={() => navigate(isDeposit ? PATHS.recharge : PATHS.withdraw)}
          >
            {t(isDeposit ? 'balance.deposit' : 'balance.withdraw')}
          </Button>
        )
      }
    />
  );
}
