import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondStep } from './second-step/SecondStep.tsx';
import { useDraft } from './useDraft.ts';

/**
 * Login: the password, and a code after it for a member with a second factor (G54). Who closes the form between the two, or changes the
 * language, goes on with the code.
 */
export function LoginForm(props: AuthFormProps) {
  const { now } = useShell().platform;
  const [waiting, setWaiting] = useDraft('waitingLogin', null);
  const [note, setNote] = useState<string | null>(null);
  const leave = (why: string | null) => {
    setNote(why);
    setWaiting(null);
  };
  if (waiting && waiting.endsAtMs > now())
    return (
      <SecondStep
        challenge={waiting.challenge}
        onDone={() => {
          setWaiting(null);
          props.onDone();
        }}
        onLeave={leave}
      />
    );
  return <PasswordStep {...props} note={note} onChallenge={setWaiting} />;
}
