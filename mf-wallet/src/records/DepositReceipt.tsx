import { useTranslation } from '@mosaico/shared/i18n';
import { usePlayBar } from '@mosaico/shared/play-bar';
import { useNavigate } from '@mosaico/shared/router';
import { Button } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import { openDeposit } from '../deposits/open-deposit.ts';
import type { DepositRecord } from '../deposits/deposit-records.ts';
import { DEPOSIT_ICONS, DEPOSIT_TONES } from '../deposits/DepositRow.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import { useDepositReceipt } from '../receipts/useDepositReceipt.ts';

interface DepositReceiptProps {
  readonly record: DepositRecord;
  readonly methodName: string;
  readonly onClose: () => void;
}

/** The receipt of a deposit; one that still waits for its money leads back to its code. */
export function DepositReceipt({ record, methodName, onClose }: DepositReceiptProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const bar = usePlayBar();
  const receipt = useDepositReceipt(record, methodName);
  const pay = () => {
    openDeposit.keep(record.order_no);
    void navigate(PATHS.recharge);
  };
  return (
    <ReceiptSheet
      receipt={receipt}
      icon={DEPOSIT_ICONS[record.status]}
      tone={DEPOSIT_TONES[record.status]}
      fileName={`${record.order_no}.png`}
      action={
        record.status === 'pending' &&
        !bar && (
          <Button size="large" isWide icon="pix" onClick={pay}>
            {t('records.pay')}
          </Button>
        )
      }
      onClose={onClose}
    />
  );
}
