import { useEffect } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Card, tokens } from '@mosaico/shared/ui';
import { AuthForm } from './AuthForm.tsx';
import { useShell } from '../shell-context.ts';
import { returnPath } from './return-path.ts';

/** Login as a page of its own (R38, A22): the same form as in the modal; a member goes straight on. */
export function LoginPage() {
  const { navigation, session, modals } = useShell().platform;
  const { t } = useTranslation();
  const isMember = useReactive(session.user) !== null;
  useEffect(() => {
    if (isMember) navigation.replace(returnPath(navigation.location.value.search));
  }, [isMember, navigation]);

  return (
    <div css={{ padding: tokens.space[4] }}>
      <Card tone="lit">
        <h1 css={{ padding: `${tokens.space[3]} 0 ${tokens.space[4]}`, fontSize: tokens.font.size.heading }}>
          {t('login.title')}
        </h1>
        <AuthForm form="login" onDone={() => undefined} onSwitch={modals.open} />
      </Card>
    </div>
  );
}
