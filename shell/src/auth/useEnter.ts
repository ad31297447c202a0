import { useTranslation } from '@mosaico/shared/i18n';
import { useShell } from '../shell-context.ts';

/** Begins the session of a token that the server has just given. @returns whether the member is in, and known */
export function useEnter(): (token: string) => Promise<boolean> {
  const { session, notices, modals } = useShell().platform;
  const { t } = useTranslation();
  return async (token) => {
    const outcome = await session.start(token);
    if (outcome === 'refused') notices.toast('error', t('login.failed'));
    if (outcome === 'member') modals.loginName.set('');
    return outcome === 'member';
  };
}
