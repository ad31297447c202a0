import { useEffect, useState } from 'react';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { loadEntryForms } from './entry-forms.ts';

interface EntryFormProps {
  readonly form: 'login' | 'register';
  /** The member is logged in. */
  readonly onDone: () => void;
  /** The player wants the other form. */
  readonly onSwitch: () => void;
}

/** The form of login or registration, as soon as its code is here. */
export function EntryForm({ form, ...rest }: EntryFormProps) {
  const [forms, setForms] = useState<Awaited<ReturnType<typeof loadEntryForms>>>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    return loadEntryForms().then(setForms, () => setFailed(true));
  };
  useEffect(() => void load(), []);

  if (hasFailed) return <ErrorState onRetry={load} />;
  if (!forms) return <Skeleton shape="form" isPart />;
  return form === 'login' ? <forms.LoginForm {...rest} /> : <forms.RegisterForm {...rest} />;
}
