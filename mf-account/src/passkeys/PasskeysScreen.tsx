import { useTranslation } from '@mosaico/shared/i18n';
import { MemberScreen } from '@mosaico/shared/member';
import { PasskeyList } from './PasskeyList.tsx';

/** `/security-center/passkeys`: passkeys to log in with, made, named and removed (A63, G55). */
export function PasskeysScreen() {
  const { t } = useTranslation();
  return (
    <MemberScreen title={t('passkeys.title')} intro={t('passkeys.intro')}>
      <PasskeyList />
    </MemberScreen>
  );
}
