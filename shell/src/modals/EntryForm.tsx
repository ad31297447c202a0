import { useEffect, useState } from 'react';
import { useLive } from '@mosaico/shared/area';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { entryForms } from './entry-forms.ts';
import { UnreachableMember } from './UnreachableMember.tsx';

export type EntryFormName = 'login' | 'register' | 'forgot';

export interface EntryFormProps {
  /** The form has done its work: the member is logged in, or may log in with the new password. */
  readonly onDone: () => void;
  /** The player wants another form. */
  readonly onSwitch: (to: EntryFormName) => void;
}

/** A form at the entrance, as soon as its code is here; what a login is waiting for while the member cannot be had. */
export function EntryForm({ form, ...rest }: EntryFormProps & { readonly form: EntryFormName }) {
  const { session } = useShell().platform;
  const state = useLive(session.state);
  const [forms, setForms] = useState(entryForms.loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    return entryForms.load().then(setForms, () => setFailed(true));
  };
  useEffect(() => {
    if (!entryForms.loaded()) void load();
  }, []);

  if (state === 'unreachable') return <UnreachableMember />;
  if (hasFailed) return <ErrorState onRetry={load} />;
  if (!forms) return <Skeleton shape="form" isPart />;
  const Form = { login: forms.LoginForm, register: forms.RegisterForm, forgot: forms.ForgotForm }[form];
  return <Form {...rest} />;
}
