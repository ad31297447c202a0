import { useEffect, useState } from 'react';
import { useReactive } from '@mosaico/shared/area';
import { ErrorState, Skeleton } from '@mosaico/shared/ui';
import { useShell } from '../shell-context.ts';
import { authChunk } from './auth-chunk.ts';
import type { AuthFormName, AuthFormProps } from './auth-form-props.ts';
import { UnreachableMember } from './UnreachableMember.tsx';

/** A form of login, registration or forgotten password once its code is loaded. A login whose member cannot be loaded says so instead. */
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
    // Asks for what was drawn, not for what is loaded by now: code that came in between would never be shown.
    if (!forms) void load();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one load by itself; after a failure the player asks for the next
  }, []);

  if (state === 'unreachable') return <UnreachableMember />;
  if (hasFailed) return <ErrorState onRetry={load} />;
  if (!forms) return <Skeleton shape="form" isPart />;
  const Form = { login: forms.LoginForm, register: forms.RegisterForm, forgot: forms.ForgotForm }[form];
  return <Form {...rest} />;
}
