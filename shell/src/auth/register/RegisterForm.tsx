import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { useShell } from '../../shell-context.ts';
import type { AuthFormProps } from '../auth-form-props.ts';
import { formStyle } from '../form-style.ts';
import { useTwoSteps } from '../useTwoSteps.ts';
import { AccessStep } from './AccessStep.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { identityFaults, NOBODY, type Access, type Identity } from './registration.ts';
import { StepSign } from './StepSign.tsx';
import { suggestedAccount } from './suggested-account.ts';

/**
 * Registration in two steps: who it is, CPF first, then how they will log in. What was typed lives in here: it survives the way back to
 * the first step, and is gone when the form closes. Source: R138 to R140, R145 to R150, R170.
 */
export function RegisterForm({ onDone, onSwitch }: AuthFormProps) {
  const { notices, inviteCode, now } = useShell().platform;
  const { t } = useTranslation();
  const [identity, setIdentity] = useState(NOBODY);
  const isIdentified = Object.values(identityFaults(identity, new Date(now()))).every((fault) => !fault);
  const { step, goOn, goBack } = useTwoSteps(isIdentified);
  const [access, setAccess] = useState<Access>({
    name: '',
    password: '',
    invite_code: inviteCode,
    agree: false,
  });
  const [suggestion, setSuggestion] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  function identify(typed: Identity): void {
    const isSuggested = access.name === suggestion;
    const next = typed.realname === identity.realname ? suggestion : suggestedAccount(typed.realname, now());
    setIdentity(typed);
    setSuggestion(next);
    if (isSuggested) setAccess({ ...access, name: next });
    setRefusal(null);
    goOn();
  }
  function finish(): void {
    onDone();
    notices.toast('success', t('register.done'));
  }

  return (
    <div css={formStyle.stack}>
      <StepSign step={step} of={2} />
      {step === 1 ? (
        <IdentityStep identity={identity} refusal={refusal} onLeft={setIdentity} onDone={identify} />
      ) : (
        <AccessStep
          identity={identity}
          access={access}
          suggestion={suggestion}
          onLeft={setAccess}
          onBack={goBack}
          onIdentityRefused={(refused) => {
            setRefusal(refused);
            goBack();
          }}
          onDone={finish}
        />
      )}
      <p css={formStyle.other}>
        {t('register.hasAccount')}{' '}
        <button type="button" css={formStyle.link} onClick={() => onSwitch('login')}>
          {t('layout.login')}
        </button>
      </p>
    </div>
  );
}
