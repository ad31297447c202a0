import { useId } from 'react';
import { useApiMutation, useFormatMoney, usePlatform, useQueryClient } from '@mosaico/shared/area';
import { useApiForm, useControlled } from '@mosaico/shared/form';
import { timeSpan } from '@mosaico/shared/dates';
import { useTranslation } from '@mosaico/shared/i18n';
import { wireFromCentavos } from '@mosaico/shared/money';
import {
  LIMIT_AMOUNT,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
} from '@mosaico/shared/rules';
import { Button, Chips, FieldError, Sheet, tokens, useLocale } from '@mosaico/shared/ui';
import { AmountChips, AmountField } from '@mosaico/shared/ui/amount';
import { SelectField } from '@mosaico/shared/ui/form';
import { type Limit, limitFault, limitName, measuresOf, timeChoices } from './limit-facts.ts';

interface LimitSheetProps {
  readonly limits: readonly Limit[];
  /** Null: a new one. */
  readonly edited: Limit | null;
  readonly onClose: () => void;
}

/** By the names on the wire. */
interface LimitValues {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** Centavos. */
  readonly amount: number | null;
  readonly minutes: string;
}

const QUICK_CENTAVOS = [20_00, 50_00, 100_00, 200_00, 500_00, 1_000_00];
const ENDPOINT = 'GET /api/rg/limits';

/** Sets, changes and takes away a limit: each with one press, and what takes how long is said beside it. Source: G31, A38. */
export function LimitSheet({ limits, edited, onClose }: LimitSheetProps) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const queries = useQueryClient();
  const formId = useId();
  const [hintId, whenId, troubleId] = [`${formId}-hint`, `${formId}-when`, `${formId}-trouble`];
  const saving = useApiMutation('POST /api/rg/limits', {
    async onSuccess({ message }) {
      await queries.invalidateQueries({ queryKey: [ENDPOINT] });
      notices.toast('success', message);
      onClose();
    },
  });
  const bounds = {
    minimum: formatMoney(LIMIT_AMOUNT.minCentavos),
    maximum: formatMoney(LIMIT_AMOUNT.maxCentavos),
  };
  const { submit, isSending, trouble, controlled, bind, errorOf } = useApiForm<LimitValues>({
    defaultValues: valuesOf(edited),
    faultsOf: ({ kind, amount }) => ({ amount: limitFault(kind, amount) }),
    tell: (fault) => t(fault, bounds),
    async onSend({ kind, period, amount, minutes }) {
      const most = kind === 'time' ? { minutes: Number(minutes) } : { amount: wireFromCentavos(amount ?? 0) };
      await saving.mutateAsync({ body: { kind, period, ...most } });
    },
  });
  const kind = useControlled(controlled('kind'));
  const period = useControlled(controlled('period'));
  const amount = useControlled(controlled('amount'));
  const stored = limits.find((limit) => limit.kind === kind.value && limit.period === period.value);
  const remove = () =>
    saving.mutate({
      body: {
        kind: kind.value,
        period: period.value,
        ...(kind.value === 'time' ? { minutes: null } : { amount: null }),
      },
    });

  return (
    <Sheet
      title={edited ? limitName(edited, t) : t('rg.limits.add')}
      onClose={onClose}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            size="large"
            isBusy={isSending}
            aria-describedby={trouble === null ? `${hintId} ${whenId}` : troubleId}
          >
            {t('rg.limit.save')}
          </Button>
          {edited && (
            <Button variant="ghost" onClick={remove}>
              {t('rg.limit.remove')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} css={stack}>
        {!edited && (
          <>
            <Chips
              label={t('rg.limit.what')}
              options={LIMIT_KINDS.map((value) => ({ value, label: t(`rg.kind.${value}`) }))}
              value={kind.value}
              onChange={kind.onChange}
            />
            <Chips
              label={t('rg.limit.period')}
              options={LIMIT_PERIODS.map((value) => ({ value, label: t(`rg.per.${value}`) }))}
              value={period.value}
              onChange={period.onChange}
            />
          </>
        )}
        <p id={hintId} css={note}>
          {t(`rg.kindHint.${kind.value}`)}
        </p>
        {kind.value === 'time' ? (
          <SelectField
            label={t('rg.limit.time')}
            options={timeChoices(period.value, stored ? measuresOf(stored).most : null).map((minutes) => ({
              value: String(minutes),
              label: timeSpan(minutes, locale),
            }))}
            {...bind('minutes')}
          />
        ) : (
          <>
            <AmountField
              ref={amount.ref}
              label={t('rg.limit.amount')}
              error={errorOf('amount')}
              amountCentavos={amount.value}
              onAmountChange={amount.onChange}
              onBlur={amount.onBlur}
              enterKeyHint="done"
            />
            <AmountChips
              label={t('rg.limit.amount')}
              amountsCentavos={QUICK_CENTAVOS}
              selectedCentavos={amount.value}
              onSelect={amount.onChange}
            />
          </>
        )}
        <p id={whenId} css={note}>
          {t(stored ? 'rg.limit.whenChanged' : 'rg.limit.whenNew')}
        </p>
        <FieldError id={troubleId} text={trouble ?? undefined} />
      </form>
    </Sheet>
  );
}

function valuesOf(edited: Limit | null): LimitValues {
  if (!edited) return { kind: 'deposit', period: 'day', amount: null, minutes: '60' };
  const { most } = measuresOf(edited);
  const { kind, period } = edited;
  return {
    kind,
    period,
    amount: kind === 'time' ? null : most,
    minutes: kind === 'time' ? String(most) : '60',
  };
}

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[4] } as const;
const note = {
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  color: tokens.color.textMuted,
} as const;
