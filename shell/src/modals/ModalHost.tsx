import { useLive } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Sheet } from '@mosaico/shared/ui';
import { LanguageSheet } from '../layout/LanguageSwitcher.tsx';
import { Menu } from '../layout/Menu.tsx';
import { useShell } from '../shell-context.ts';
import { EntryForm } from './EntryForm.tsx';

/** The modal that the current history entry says is open, if any. */
export function ModalHost() {
  const { modals, session } = useShell().platform;
  const { t } = useTranslation();
  const current = useLive(modals.current);
  const isMember = useLive(session.user) !== null;
  if (current === 'menu') return <Menu />;
  if (current === 'language') return <LanguageSheet />;
  if (!current || isMember) return null;
  return (
    <Sheet
      key={current}
      title={t(current === 'login' ? 'login.title' : 'register.title')}
      onClose={modals.close}
    >
      <EntryForm
        form={current}
        onDone={modals.close}
        onSwitch={() => modals.open(current === 'login' ? 'register' : 'login')}
      />
    </Sheet>
  );
}
