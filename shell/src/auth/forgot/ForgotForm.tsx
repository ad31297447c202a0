import { useState } from 'react';
import { VisuallyHidden } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import type { AuthFormProps } from '../auth-form-props.ts';
import { formStyle } from '../form-style.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { useDraft } from '../useDraft.ts';
import { useTwoSteps } from '../useTwoSteps.ts';
import { identificationFaults, type Identification, type NewPassword } from './forgot-faults.ts';
import { IdentifyStep } from './IdentifyStep.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';

const NOBODY: Identification = { name: '', cpf_id: '' };
const NOTHING: NewPassword = { code: '', password: '', password_confirmation: '' };
/** How long another code has to wait. */
const RESEND_MS = 60_000;

/**
 * A new password for a player who has forgotten the old one: first who they are, then the code and the new password (G9). What was
 * typed survives the way back to the first step; who they are survives that the form is closed, too.
 */
export function ForgotForm({ onDone, onSwitch }: AuthFormProps) {
  const { modals, notices, now } = useShell().platform;
  const texts = useLaterTexts(AUTH_TEXTS).forgot;
  const [who, setWho] = useDraft('forgotBy', { ...NOBODY, name: modals.loginName.value });
  const isIdentified = Object.values(identificationFaults(who)).every((fault) => !fault);
  const { step, goOn, goBack } = useTwoSteps(isIdentified);
  const [draft, setDraft] = useState(NOTHING);
  const [resendAtMs, setResendAt] = useState(0);

  const identify = (identified: Identification) => {
    setWho(identified);
    goOn();
  };
  const noteSent = () => setResendAt(now() + RESEND_MS);
  const finish = () => {
    modals.loginName.set(who.name.trim());
    notices.toast('success', texts.done);
    onDone();
  };

  return (
    <div css={formStyle.stack}>
      {step === 1 ? (
        <IdentifyStep
          who={who}
          onLeft={setWho}
          onSent={(identified) => (noteSent(), identify(identified))}
          onHasCode={identify}
        />
      ) : (
        <NewPasswordStep
          who={who}
          draft={draft}
          resendAtMs={resendAtMs}
          onResent={noteSent}
          onLeft={setDraft}
          onBack={goBack}
          onDone={finish}
        />
      )}
      <div role="status">
        <VisuallyHidden>{step === 2 && resendAtMs > 0 && texts.sent}</VisuallyHidden>
      </div>
      <p css={formStyle.other}>
        <button type="button" css={formStyle.link} onClick={() => onSwitch('login')}>
          {texts.toLogin}
        </button>
      </p>
    </div>
  );
}
