import { useTranslation } from '../i18n/index.ts';
import { Button, EmptyState } from '../ui/index.ts';
import { usePlatform } from './platform-context.ts';

/** What a visitor sees in place of member-only content (R33, R158). */
export function LoginPrompt() {
  const { session } = usePlatform();
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      text={t('notLoggedIn')}
      icon="lock"
      action={
        <div css={actions}>
          <Button onClick={() => session.open('login')}>{t('login')}</Button>
          <Button variant="quiet" onClick={() => session.open('register')}>
            {t('register')}
          </Button>
        </div>
      }
    />
  );
}

const actions = { display: 'flex', gap: 12, justifyContent: 'center', flexWrap: 'wrap' } as const;
