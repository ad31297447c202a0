import { useId } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useFormatMoney } from '@mosaico/shared/area';
import { useApiForm, useControlled } from '@mosaico/shared/form';
import { dateTimeText } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { Button, Card, FieldError, tokens, useLocale } from '@mosaico/shared/ui';
import { AmountChips, AmountField } from '@mosaico/shared/ui/amount';
import { keptInSight } from '@mosaico/shared/ui/form';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import type { DepositPlace } from './Deposit.tsx';
import { DepositOffers } from './DepositOffers.tsx';
import { FeeNote } from './FeeNote.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { amountFault, type PaymentMethod } from './payment-methods.ts';
import { Promises } from './Promises.tsx';
import { TurnoverNote } from './TurnoverNote.tsx';
import type { DepositAllowance } from './useDepositAllowance.ts';
import { useLeadOn } from './useLeadOn.ts';
import type { useStartDeposit } from './useStartDeposit.ts';

export interface DepositFormProps {
  /** At least one; the first is chosen (A33). */
  readonly methods: readonly PaymentMethod[];
  readonly starting: ReturnType<typeof useStartDeposit>;
  readonly place: DepositPlace;
  /** Why an earlier deposit could not be started anew. */
  readonly refusal: ApiError | null;
  /** What the member's own limit leaves; null where nothing is known of one. */
  readonly allowance: DepositAllowance | null;
}

/** A deposit as it is asked for, by its names on the wire. */
interface DepositValues {
  readonly money: number | null;
  readonly payment_id: number | undefined;
}

/** How much, and how. */
export function DepositForm({ methods, starting, place, refusal, allowance }: DepositFormProps) {
  const { t } = useTranslation();
  const leadOn = useLeadOn(place);
  const formatMoney = useFormatMoney();
  const locale = useLocale();
  const troubleId = useId();
  const methodOf = (id: number | undefined) => methods.find((method) => method.id === id) ?? methods[0];
  const { submit, isSending, trouble, setTrouble, controlled, errorOf } = useApiForm<DepositValues>({
    defaultValues: { money: null, payment_id: methods[0]?.id },
    refusal,
    faultsOf(values) {
      const method = methodOf(values.payment_id);
      return { money: method ? amountFault(values.money, method, allowance) : null };
    },
    tell: (fault) => t(fault, limits),
    async onSend({ money, payment_id: id }) {
      const method = methodOf(id);
      if (method && money !== null) setTrouble(await starting.start({ method, amountCentavos: money }));
    },
    onRefused: leadOn,
  });
  const amount = useControlled(controlled('money'));
  const choice = useControlled(controlled('payment_id'));
  const method = methodOf(choice.value);
  if (!method) return null;
  const limits = {
    minimum: formatMoney(centavosFromWire(method.min)),
    maximum: formatMoney(centavosFromWire(method.max)),
    ...(allowance && {
      left: formatMoney(allowance.leftCentavos),
      date: dateTimeText(allowance.resetsAt, locale, 'long'),
    }),
  };
  const isBound = allowance !== null && allowance.leftCentavos < centavosFromWire(method.max);
  const amounts = method.quick_amounts
    .map(centavosFromWire)
    .filter((centavos) => !allowance || centavos <= allowance.leftCentavos);

  // Nothing is promised of an amount that cannot be deposited.
  const isFaulty = amountFault(amount.value, method, allowance) !== null;
  const possible = isFaulty ? null : amount.value;

  return (
    <form noValidate onSubmit={submit} css={form}>
      <Card tone="lit" css={hero}>
        <AmountField
          ref={amount.ref}
          label={t('amountLabel')}
          hint={isBound ? `${t('limits', limits)}. ${t('ownLimit.left', limits)}` : t('limits', limits)}
          error={errorOf('money')}
          amountCentavos={amount.value}
          onAmountChange={amount.onChange}
          isPossible={(centavos) => amountFault(centavos, method, allowance) === null}
          onBlur={amount.onBlur}
          enterKeyHint="done"
        />
        <AmountChips
          label={t('quickAmounts')}
          amountsCentavos={amounts}
          selectedCentavos={amount.value}
          onSelect={amount.onChange}
        />
        <FeeNote method={method} amountCentavos={possible} />
        <TurnoverNote method={method} amountCentavos={possible} />
        <DepositOffers amountCentavos={possible} place={place} />
      </Card>
      <MethodChoice
        methods={methods}
        chosenId={method.id}
        onChoose={choice.onChange}
        error={errorOf('payment_id')}
      />
      <div css={send}>
        <OfflineNote isSending={isSending || starting.isStarting} />
        <FieldError id={troubleId} text={trouble ?? undefined} />
        <Button
          type="submit"
          size="large"
          isWide
          icon="pix"
          isBusy={isSending || starting.isStarting}
          aria-describedby={trouble === null ? undefined : troubleId}
        >
          {possible === null ? t('submit') : t('submitAmount', { amount: formatMoney(possible) })}
        </Button>
      </div>
      <Promises />
    </form>
  );
}

const form = { ...keptInSight.form, display: 'grid', gap: tokens.space[5] } as const;
const send = {
  ...keptInSight.box,
  display: 'grid',
  gap: tokens.space[2],
  // What is said above the button is read over what lies below it.
  '& > :not(button, :empty)': { borderRadius: tokens.radius.control, background: tokens.color.surfaceHigh },
  '& > [aria-live]:not(:empty)': { padding: `${tokens.space[2]} ${tokens.space[3]}` },
} as const;
const hero = {
  '& > * + *': { marginTop: tokens.space[4] },
  '& [role="group"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(max(4.875rem, 28%), 1fr))' },
  '& input': {
    fontSize: `min(${tokens.font.size.huge}, 13vw)`,
    textShadow: `0 0 34px ${tokens.color.actionGlow}`,
  },
  '& div:has(> input:focus:not([aria-invalid="true"]))': {
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 44px -6px ${tokens.color.actionGlow}`,
  },
} as const;
