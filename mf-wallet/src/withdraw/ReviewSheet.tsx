import { useEffect, useId, useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { isApiError, Slot, useApi, useFormatMoney } from '@mosaico/shared/area';
import type { ReviewedCentavosAttribute } from '@mosaico/shared/contract';
import { dateTimeText } from '@mosaico/shared/dates';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { wireFromCentavos } from '@mosaico/shared/money';
import { fieldRules } from '@mosaico/shared/rules';
import { ErrorState, Field, Icon, Skeleton, useLocale } from '@mosaico/shared/ui';
import { FormSheet, OtpField } from '@mosaico/shared/ui/form';
import { OfflineNote } from '../connection/OfflineNote.tsx';
import { ReviewFacts } from './ReviewFacts.tsx';
import { sheetStyle } from './sheet-style.ts';
import type { Confirmation, MadeWithdrawal, WithdrawalRequest } from './useSendWithdrawal.ts';
import { QUOTE } from './withdrawal-facts.ts';

const REVIEWED_CENTAVOS: ReviewedCentavosAttribute = 'data-reviewed-centavos';

interface ReviewSheetProps {
  readonly request: WithdrawalRequest;
  /** The note of a request that is sent again, because nobody knows whether it arrived; null where one can be written. */
  readonly fixedRemark: string | null;
  readonly onSend: (request: WithdrawalRequest, confirmation: Confirmation) => Promise<MadeWithdrawal>;
  readonly onSent: (made: MadeWithdrawal) => void;
  readonly onRefused: (error: ApiError) => Promise<void>;
  /** The withdrawal password is forgotten. */
  readonly onForgotten: () => void;
  readonly onClose: () => void;
}

/** Everything to know before a withdrawal, as the server says it now, and the withdrawal password. One press confirms. Source: R99, R137, A43. */
export function ReviewSheet({
  request,
  fixedRemark,
  onSend,
  onSent,
  onRefused,
  onForgotten,
  onClose,
}: ReviewSheetProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const formatMoney = useFormatMoney();
  const factsId = useId();
  const { data, isPending, isError, refetch } = useApi(QUOTE, {
    query: { money: wireFromCentavos(request.amountCentavos) },
  });
  const { form, submit, isSending, bind } = useApiForm({
    defaultValues: { qk_pwd: '', member_remark: '' },
    faultsOf: (values) => ({ qk_pwd: fieldRules.withdrawalPassword(values.qk_pwd) }),
    tell: (fault) => t(`withdraw.fault.${fault}`),
    async onSend(values, { setValue }) {
      const confirmation = { password: values.qk_pwd, remark: values.member_remark.trim() };
      const made = await onSend(request, confirmation).catch(async (error: unknown) => {
        if (!isApiError(error)) throw error;
        // Its dots cannot be corrected one by one.
        if ('qk_pwd' in error.errors) setValue('qk_pwd', '');
        // Before the field says the same: nothing is told at two places at once.
        await onRefused(error);
        throw error;
      });
      onSent(made);
    },
    onRefused: () => undefined, // told by then
  });
  const [hasRemark, setHasRemark] = useState(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (hasRemark) form.setFocus('member_remark');
  }, [hasRemark, form]);
  const lockedUntil = data?.qk_pwd_locked_until ?? null;
  const canConfirm = data && data.quote !== null && lockedUntil === null;

  return (
    <FormSheet
      title={t('withdraw.review')}
      onClose={onClose}
      onSubmit={submit}
      send={canConfirm ? t('withdraw.confirm', { amount: formatMoney(request.amountCentavos) }) : null}
      isSending={isSending}
      note={<OfflineNote isSending={isSending} />}
      subjectId={factsId}
      focusesField
    >
      {isPending ? (
        // About as high as the facts, so that the password below, which has the focus, stays in sight.
        <Skeleton shape="list" isPart />
      ) : isError ? (
        <ErrorState onRetry={() => refetch()} />
      ) : data.quote === null ? (
        <p role="alert" css={sheetStyle.note}>
          <Icon name="alert" size={20} />
          {t('withdraw.changed')}
        </p>
      ) : (
        <div id={factsId}>
          <ReviewFacts account={request.account} quote={data} asked={data.quote} />
          {/* What other areas say of it before it is confirmed. */}
          <div {...{ [REVIEWED_CENTAVOS]: request.amountCentavos }}>
            <Slot name="withdraw.review" />
          </div>
        </div>
      )}
      {lockedUntil === null ? (
        <OtpField label={t('withdraw.password')} isSecret enterKeyHint="done" {...bind('qk_pwd')} />
      ) : (
        <p role="alert" css={sheetStyle.note}>
          <Icon name="lock" size={20} />
          {t('withdraw.lockedUntil', { time: dateTimeText(lockedUntil, locale) })}
        </p>
      )}
      {fixedRemark !== null ? (
        fixedRemark !== '' && (
          <Field
            key="fixed"
            label={t('withdraw.remark')}
            hint={t('withdraw.remarkSent')}
            value={fixedRemark}
            readOnly
          />
        )
      ) : hasRemark ? (
        <Field
          label={t('withdraw.remark')}
          hint={t('withdraw.remarkHint')}
          maxLength={200}
          enterKeyHint="done"
          {...bind('member_remark')}
        />
      ) : (
        <button type="button" onClick={() => setHasRemark(true)} css={sheetStyle.quiet}>
          {t('withdraw.addRemark')}
        </button>
      )}
      <button type="button" onClick={onForgotten} css={sheetStyle.quiet}>
        {t('withdraw.forgotten')}
      </button>
    </FormSheet>
  );
}
