import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { Deletion } from './Deletion.tsx';

/** `/security-center/delete-account`: the end of the account, after days in which it can be taken back (G42). */
export function DeletionScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('leaving.title')} intro={t('leaving.intro')}>
      <Deletion />
    </MemberScreen>
  );
}
