import { useState } from 'react';
import { isApiError } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { Countdown } from '@mosaico/shared/ui/countdown';
import { useLaterTexts } from '../../messages/useLaterTexts.ts';
import { useShell } from '../../shell-context.ts';
import { workOut } from '../captcha/work-out.ts';
import { AUTH_TEXTS } from '../texts/auth-texts.ts';
import type { Identification } from './forgot-faults.ts';

interface ResendCodeProps {
  readonly who: Identification;
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAtMs: number;
  /** The button cannot be pressed any more: the focus has to go on. */
  readonly onResent: () => void;
}

/** Another code, a minute after the last one at the earliest. The browser proves that a person asks: no picture again (G9, G40). */
export function ResendCode({ who, resendAtMs, onResent }: ResendCodeProps) {
  const { api, notices, now } = useShell().platform;
  const { t } = useTranslation();
  const texts = useLaterTexts(AUTH_TEXTS).forgot;
  const [endedAtMs, setEnded] = useState(0);
  const isWaiting = resendAtMs > now() && endedAtMs !== resendAtMs;

  const send = async () => {
    try {
      const done = await workOut(api, now, new AbortController());
      if (!done) return;
      const body = { ...who, key: done.key, captcha: done.answer };
      await api.call('POST /api/auth/password/forgot', { body });
      onResent();
      notices.toast('success', texts.resent);
    } catch (error) {
      notices.toast('error', isApiError(error) ? error.message : t('networkError'));
    }
  };

  return (
    <div css={row}>
      <Button variant="quiet" size="small" icon="refresh" disabled={isWaiting} onClick={send}>
        {texts.resend}
      </Button>
      {isWaiting && (
        <span css={hint}>
          <Countdown
            endsAtMs={resendAtMs}
            label={texts.resendIn}
            onEnd={() => setEnded(resendAtMs)}
            now={now}
          />
        </span>
      )}
    </div>
  );
}

const row = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.space[3] } as const;
const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
