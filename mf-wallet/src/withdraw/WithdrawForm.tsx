import { useEffect } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useFormatMoney, useSheet } from '@mosaico/shared/area';
import { useApiForm, useControlled } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import { AmountChips, AmountField } from '@mosaico/shared/ui/amount';
import { keptInSight } from '@mosaico/shared/ui/form';
import { Available } from './Available.tsx';
import { Blocked } from './Blocked.tsx';
import { Conditions } from './Conditions.tsx';
import { KeyChoice } from './KeyChoice.tsx';
import { LockedMoney } from './LockedMoney.tsx';
import { PixKeySheet } from './PixKeySheet.tsx';
import { quickAmounts } from './quick-amounts.ts';
import type { WithdrawalRequest } from './useSendWithdrawal.ts';
import { amountFault, blockOf, chosenAccount, type PayoutAccount, type Quote } from './withdrawal-facts.ts';

interface WithdrawFormProps {
  readonly quote: Quote;
  readonly accounts: readonly PayoutAccount[];
  /** Full name of the member: whom every key pays. */
  readonly payee: string;
  /** Why the last request was refused. */
  readonly refusal: ApiError | null;
  readonly onContinue: (request: WithdrawalRequest) => void;
}

/** A withdrawal as it is asked for, by its names on the wire. */
interface WithdrawValues {
  readonly money: number | null;
  readonly member_bank_id: number | undefined;
}

/** How much, and to which key. What is typed stays, also while nothing can be withdrawn for a moment. */
export function WithdrawForm({ quote, accounts, payee, refusal, onContinue }: WithdrawFormProps) {
  const { t } = useTranslation();
  const formatMoney = useFormatMoney();
  const adding = useSheet('pix-key');
  const [minimum, available] = [centavosFromWire(quote.min), centavosFromWire(quote.available)];
  const limits = {
    minimum: formatMoney(minimum),
    maximum: formatMoney(centavosFromWire(quote.max)),
    available: formatMoney(available),
  };
  const { form, submit, controlled, errorOf } = useApiForm<WithdrawValues>({
    defaultValues: { money: null, member_bank_id: undefined },
    refusal,
    faultsOf: (values) => ({
      money: amountFault(values.money, quote),
      member_bank_id: chosenAccount(accounts, values.member_bank_id) ? null : 'withdraw.keyNeeded',
    }),
    tell: (fault) => t(fault, limits),
    async onSend({ money, member_bank_id: id }) {
      const account = chosenAccount(accounts, id);
      if (money !== null && account) onContinue({ amountCentavos: money, account });
    },
    onRefused: () => undefined, // nothing is sent from here
  });
  const amount = useControlled(controlled('money'));
  const choice = useControlled(controlled('member_bank_id'));
  const chosenId = chosenAccount(accounts, choice.value)?.id;
  // A key that was just added is among the accounts a moment after it was chosen.
  useEffect(() => {
    if (form.getFieldState('member_bank_id').invalid) void form.trigger('member_bank_id');
  }, [form, chosenId]);
  const block = blockOf(quote);
  const isPossible = (centavos: number) => amountFault(centavos, quote) === null;

  return (
    <>
      <form noValidate onSubmit={submit} css={formStyle}>
        <Card tone="lit" css={hero}>
          <Available quote={quote} onAll={block ? undefined : () => amount.onChange(available)} />
          {block ? (
            <Blocked block={block} quote={quote} />
          ) : (
            <>
              <AmountField
                ref={amount.ref}
                label={t('withdraw.amountLabel')}
                hint={t('withdraw.limits', limits)}
                error={errorOf('money')}
                amountCentavos={amount.value}
                onAmountChange={amount.onChange}
                isPossible={isPossible}
                onBlur={amount.onBlur}
                enterKeyHint="done"
              />
              <AmountChips
                label={t('quickAmounts')}
                amountsCentavos={quickAmounts(minimum, available)}
                selectedCentavos={amount.value}
                onSelect={amount.onChange}
              />
              <Conditions quote={quote} />
            </>
          )}
        </Card>
        <LockedMoney quote={quote} />
        <KeyChoice
          accounts={accounts}
          chosenId={chosenId}
          onChoose={choice.onChange}
          onAdd={adding.open}
          error={errorOf('member_bank_id')}
        />
        {!block && (
          <div css={keptInSight.box}>
            <Button type="submit" size="large" isWide icon="arrow-right">
              {amount.value === null || !isPossible(amount.value)
                ? t('withdraw.continue')
                : t('withdraw.continueAmount', { amount: formatMoney(amount.value) })}
            </Button>
          </div>
        )}
      </form>
      {adding.isOpen && (
        <PixKeySheet payee={payee} known={accounts} onAdded={choice.onChange} onClose={adding.close} />
      )}
    </>
  );
}

const formStyle = {
  ...keptInSight.form,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[5],
} as const;
const hero = {
  '&': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] },
  '& [role="group"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.875rem, 28%), 1fr))' },
  '& input': {
    fontSize: `min(${tokens.font.size.huge}, 13vw)`,
    textShadow: `0 0 34px ${tokens.color.actionGlow}`,
  },
  '& div:has(> input:focus:not([aria-invalid="true"]))': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 44px -6px ${tokens.color.actionGlow}`,
  },
} as const;
