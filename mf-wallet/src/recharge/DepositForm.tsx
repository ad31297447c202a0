import { type FormEvent, useId, useState } from 'react';
import { useFormatMoney } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import { AmountChips, AmountField } from '@mosaico/shared/ui/amount';
import { MethodChoice } from './MethodChoice.tsx';
import { amountFault, type PaymentMethod } from './payment-methods.ts';
import { Promises } from './Promises.tsx';
import type { useStartDeposit } from './useStartDeposit.ts';

interface DepositFormProps {
  /** At least one; the first is chosen (A33). */
  readonly methods: readonly PaymentMethod[];
  readonly starting: ReturnType<typeof useStartDeposit>;
}

/** How much, and how. */
export function DepositForm({ methods, starting }: DepositFormProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const amountId = useId();
  const [methodId, setMethodId] = useState(methods[0]?.id);
  const [amountCentavos, setAmount] = useState<number | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  if (!method) return null;
  const limits = {
    minimum: formatMoney(centavosFromWire(method.min)),
    maximum: formatMoney(centavosFromWire(method.max)),
  };
  const fault = amountFault(amountCentavos, method);
  const error = starting.fieldErrors['money'] ?? (isChecked && fault ? t(fault, limits) : undefined);
  const methodError = starting.fieldErrors['payment_type'] ?? starting.fieldErrors['payment_id'];

  function change(amount: number | null): void {
    setAmount(amount);
    starting.clearErrors();
  }
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (starting.isStarting) return;
    setIsChecked(true);
    if (fault || amountCentavos === null) return document.getElementById(amountId)?.focus();
    await starting.start({ method: method as PaymentMethod, amountCentavos });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} css={form}>
      <Card tone="lit" css={hero}>
        <AmountField
          id={amountId}
          label={t('amountLabel')}
          hint={t('limits', limits)}
          error={error}
          amountCentavos={amountCentavos}
          onAmountChange={change}
          enterKeyHint="done"
        />
        <AmountChips
          label={t('quickAmounts')}
          amountsCentavos={method.quick_amounts.map(centavosFromWire)}
          selectedCentavos={amountCentavos}
          onSelect={change}
        />
      </Card>
      <MethodChoice methods={methods} chosenId={method.id} onChoose={setMethodId} error={methodError} />
      <Button type="submit" size="large" isWide icon="pix" isBusy={starting.isStarting}>
        {amountCentavos === null ? t('submit') : t('submitAmount', { amount: formatMoney(amountCentavos) })}
      </Button>
      <Promises />
    </form>
  );
}

const form = { display: 'grid', gap: tokens.space[5] } as const;
const hero = {
  '& > * + *': { marginTop: tokens.space[4] },
  '& [role="group"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.875rem, 28%), 1fr))' },
  '& input': { fontSize: tokens.font.size.huge, textShadow: `0 0 34px ${tokens.color.actionGlow}` },
  '& div:has(> input:focus:not([aria-invalid="true"]))': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 44px -6px ${tokens.color.actionGlow}`,
  },
} as const;
