import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { authChunk } from './auth-chunk.ts';
import { UnreachableMember } from './UnreachableMember.tsx';

export type AuthFormName = 'login' | 'register' | 'forgot';

export interface AuthFormProps {
  /** The form has done its work: the member is logged in, or may log in with the new password. */
  readonly onDone: () => void;
  /** The player wants another form. */
  readonly onSwitch: (to: AuthFormName) => void;
}

/** A form at the entrance, as soon as its code is here; what a login is waiting for while the member cannot be had. */
export function AuthForm({ form, ...rest }: AuthFormProps & { readonly form: AuthFormName }) {
  const { session } = useShell().platform;
  const state = useReactive(session.state);
  const [forms, setForms] = useState(authChunk.loaded);
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    return authChunk.load().then(setForms, () => setFailed(true));
  };
  useEffect(() => {
    if (!authChunk.loaded()) void load();
  }, []);

  if (state === 'unreachable') return <UnreachableMember />;
  if (hasFailed) return <ErrorState onRetry={load} />;
  if (!forms) return <Skeleton shape="form" isPart />;
  const Form = { login: forms.LoginForm, register: forms.RegisterForm, forgot: forms.ForgotForm }[form];
  return <Form {...rest} />;
}
