import { useEffect } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Sheet } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { AuthForm } from '../auth/AuthForm.tsx';
import type { AuthFormName } from '../auth/auth-form-props.ts';
import { LayoutModal } from './LayoutModal.tsx';

const TITLES: Readonly<Record<AuthFormName, string>> = {
  login: 'login.title',
  register: 'register.title',
  forgot: 'forgot.title',
};

/** The modal that the current history entry says is open, if any. The reminder draws itself (reminder/Reminder.tsx). */
export function ModalHost() {
  const current = useReactive(useShell().platform.modals.current);
  if (current === 'menu' || current === 'language') return <LayoutModal key={current} name={current} />;
  return current === null || current === 'reminder' ? null : <AuthModal key={current} form={current} />;
}

/** A form over the page. It closes once somebody is logged in, also when "forward" has led here. */
function AuthModal({ form }: { readonly form: AuthFormName }) {
  const { modals, session, navigation } = useShell().platform;
  const { t } = useTranslation();
  const isMember = useReactive(session.user) !== null;
  useEffect(() => {
    if (isMember) modals.close();
  }, [isMember, modals]);
  if (isMember) return null;

  /** The login page shows the same form: there the modal only closes. */
  const change = (to: AuthFormName) =>
    to === 'login' && navigation.location.value.pathname === '/login' ? modals.close() : modals.open(to);
  return (
    <Sheet title={t(TITLES[form])} onClose={modals.close}>
      <AuthForm
        form={form}
        onDone={() => (form === 'forgot' ? change('login') : modals.close())}
        onSwitch={change}
      />
    </Sheet>
  );
}
