import { useState } from 'react';
import { Button } from '@mosaico/shared/ui';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { formStyle } from '../form-style.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import { CodeForm } from './CodeForm.tsx';

interface SecondStepProps {
  /** What the first step has brought. */
  readonly challenge: string;
  readonly onDone: () => void;
  /** Back to the password, with the server's words where it wants that. */
  readonly onLeave: (why: string | null) => void;
}

/** The code of the member's app; a recovery code where the phone is not at hand. Source: G54. */
export function SecondStep(props: SecondStepProps) {
  const texts = useLaterTexts(AUTH_TEXTS);
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div css={formStyle.stack}>
      <CodeForm key={isRecovery ? 'recovery' : 'app'} {...props} isRecovery={isRecovery} texts={texts} />
      <button
        type="button"
        css={[formStyle.quiet, { justifySelf: 'start' }]}
        onClick={() => setRecovery(!isRecovery)}
      >
        {isRecovery ? texts.toApp : texts.toRecovery}
      </button>
      <Button variant="ghost" isWide icon="arrow-left" onClick={() => props.onLeave(null)}>
        {texts.back}
      </Button>
    </div>
  );
}
