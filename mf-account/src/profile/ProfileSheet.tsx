import type { UserInfo } from '@mosaico/shared/api';
import { useApi, useApiMutation, usePlatform } from '@mosaico/shared/area';
import { useApiForm } from '@mosaico/shared/form';
import { useTranslation } from '@mosaico/shared/i18n';
import { fieldRules } from '@mosaico/shared/rules';
import { DataPlaceholder, Field, Sheet } from '@mosaico/shared/ui';
import { FormSheet, SelectField } from '@mosaico/shared/ui/form';
import { formStyle } from '../form/form-style.ts';

interface ProfileSheetProps {
  readonly user: UserInfo;
  readonly onClose: () => void;
}

/** Nickname, name and gender; the name as long as no documents were sent for the identity check. Source: G7. */
export function ProfileSheet(props: ProfileSheetProps) {
  const { t } = useTranslation();
  const { data, error, refetch } = useApi('GET /api/kyc', { query: {} });
  if (data)
    return <ProfileForm {...props} isNameFixed={data.status === 'pending' || data.status === 'approved'} />;
  return (
    <Sheet title={t('profile.edit')} onClose={props.onClose}>
      <DataPlaceholder shape="form" error={error} onRetry={refetch} />
    </Sheet>
  );
}

interface ProfileFormProps extends ProfileSheetProps {
  readonly isNameFixed: boolean;
}

function ProfileForm({ user, isNameFixed, onClose }: ProfileFormProps) {
  const { session, notices } = usePlatform();
  const { t } = useTranslation();
  const saving = useApiMutation('POST /api/auth/info/update');
  const { submit, isSending, trouble, bind } = useApiForm({
    defaultValues: { nickname: user.nickname, realname: user.realname, gender: String(user.gender) },
    faultsOf: ({ nickname, realname }) => ({
      nickname: fieldRules.nickname(nickname),
      // A name that stays is not judged anew: some are older than the rule for full names.
      realname: isNameFixed || realname === user.realname ? null : fieldRules.realname(realname),
    }),
    tell: (fault) => t(`profile.fault.${fault}`),
    async onSend({ nickname, realname, gender }) {
      const { message } = await saving.mutateAsync({
        body: { nickname, gender: GENDERS[Number(gender)] ?? 0, ...(!isNameFixed && { realname }) },
      });
      await session.refresh();
      notices.toast('success', message);
      onClose();
    },
  });
  return (
    <FormSheet
      title={t('profile.edit')}
      onClose={onClose}
      onSubmit={submit}
      send={t('security.save')}
      isSending={isSending}
      trouble={trouble}
      focusesField
    >
      <Field
        label={t('profile.nickname')}
        hint={t('profile.nicknameHint')}
        autoComplete="nickname"
        maxLength={20}
        {...bind('nickname')}
      />
      {isNameFixed ? (
        <p css={formStyle.note}>{t('profile.nameFixed')}</p>
      ) : (
        <Field
          label={t('profile.realname')}
          hint={t('profile.realnameHint')}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={80}
          {...bind('realname')}
        />
      )}
      <SelectField
        label={t('profile.gender')}
        options={GENDERS.map((gender) => ({ value: String(gender), label: t(`profile.genders.${gender}`) }))}
        {...bind('gender')}
      />
    </FormSheet>
  );
}

const GENDERS = [0, 1, 2] as const;
