import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { useShell } from '../../shell-context.ts';
import type { AuthFormProps } from '../auth-form-props.ts';
import { formStyle } from '../form-style.ts';
import { AccessStep } from './AccessStep.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { NOBODY, type Access, type Identity } from './registration.ts';
import { StepSign } from './StepSign.tsx';
import { suggestedAccount } from './suggested-account.ts';

/**
 * Registration in two steps: who it is, CPF first, then how they will log in. What was typed lives in here: it survives the way back to
 * the first step, and is gone when the form closes. Source: R138 to R140, R145 to R150, R170.
 */
export function RegisterForm({ onDone, onSwitch }: AuthFormProps) {
  const { notices, inviteCode, now } = useShell().platform;
  const { t } = useTranslation();
  const [step, setStep] = useState<1 | 2>(1);
  const [identity, setIdentity] = useState(NOBODY);
  const [access, setAccess] = useState<Access>({
    name: '',
    password: '',
    invite_code: inviteCode,
    agree: false,
  });
  const [suggestion, setSuggestion] = useState('');
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  function goOn(typed: Identity): void {
    const isSuggested = access.name === suggestion;
    const next = typed.realname === identity.realname ? suggestion : suggestedAccount(typed.realname, now());
    setIdentity(typed);
    setSuggestion(next);
    if (isSuggested) setAccess({ ...access, name: next });
    setStep(2);
  }
  function goBack(typed: Access, refused: ApiError | null): void {
    setAccess(typed);
    setRefusal(refused);
    setStep(1);
  }
  function finish(): void {
    onDone();
    notices.toast('success', t('register.done'));
  }

  return (
    <div css={formStyle.stack}>
      <StepSign step={step} of={2} />
      {step === 1 ? (
        <IdentityStep identity={identity} refusal={refusal} onDone={goOn} />
      ) : (
        <AccessStep
          identity={identity}
          access={access}
          suggestion={suggestion}
          onBack={(typed) => goBack(typed, null)}
          onIdentityRefused={goBack}
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
