import { useState } from 'react';
import type { ApiError } from '@mosaico/shared/api';
import { useTranslation } from '@mosaico/shared/i18n';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import type { AuthFormProps } from '../auth-form-props.ts';
import { formStyle } from '../form-style.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { useDraft } from '../useDraft.ts';
import { useTwoSteps } from '../useTwoSteps.ts';
import { AccessStep } from './AccessStep.tsx';
import { IdentityStep } from './IdentityStep.tsx';
import { identityFaults, NOBODY, type Access, type Account, type Identity } from './registration.ts';
import { StepSign } from './StepSign.tsx';
import { suggestedAccount } from './suggested-account.ts';

/**
 * Registration in two steps: who it is, CPF first, then how they will log in. What was typed survives the way back to the first step,
 * and all but password and consent survives that the form is closed. Source: R138 to R140, R145 to R150, R170.
 */
export function RegisterForm({ onDone, onSwitch }: AuthFormProps) {
  const { notices, inviteCode, now } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).register;
  const [identity, setIdentity] = useDraft('identity', NOBODY);
  const isIdentified = Object.values(identityFaults(identity, new Date(now()))).every((fault) => !fault);
  const { step, goOn, goBack } = useTwoSteps(isIdentified);
  const [account, setAccount] = useDraft('account', { name: '', invite_code: inviteCode, suggestion: '' });
  const [consent, setConsent] = useState({ password: '', agree: false });
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  function identify(typed: Identity): void {
    setIdentity(typed);
    setAccount(suggestedTo(typed));
    setRefusal(null);
    goOn();
  }
  function suggestedTo({ realname }: Identity): Account {
    const { name, suggestion } = account;
    if (suggestion && realname === identity.realname) return account;
    const next = suggestedAccount(realname, now());
    return { ...account, suggestion: next, name: name === suggestion ? next : name };
  }
  function leaveAccess({ name, invite_code, ...rest }: Access): void {
    setAccount({ ...account, name, invite_code });
    setConsent(rest);
  }
  function finish(): void {
    onDone();
    notices.toast('success', texts.done);
  }

  return (
    <div css={formStyle.stack}>
      <StepSign step={step} of={2} />
      {step === 1 ? (
        <IdentityStep identity={identity} refusal={refusal} onLeft={setIdentity} onDone={identify} />
      ) : (
        <AccessStep
          identity={identity}
          access={{ name: account.name, invite_code: account.invite_code, ...consent }}
          suggestion={account.suggestion}
          onLeft={leaveAccess}
          onBack={goBack}
          onIdentityRefused={(refused) => {
            setRefusal(refused);
            goBack();
          }}
          onDone={finish}
        />
      )}
      <p css={formStyle.other}>
        {texts.hasAccount}{' '}
        <button type="button" css={formStyle.link} onClick={() => onSwitch('login')}>
          {t('layout.login')}
        </button>
      </p>
    </div>
  );
}
