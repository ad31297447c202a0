import { useState } from 'react';
import { isApiError, usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, tokens } from '@mosaico/shared/ui';
import { Countdown } from '@mosaico/shared/ui/countdown';

interface ResendCodeProps {
  /** When another code may be asked for, in milliseconds since the epoch. */
  readonly resendAtMs: number;
  readonly onResend: () => Promise<void>;
}

/** Another code, a minute after the last one at the earliest. */
export function ResendCode({ resendAtMs, onResend }: ResendCodeProps) {
  const { notices } = usePlatform();
  const { t } = useTranslation();
  const [endedAtMs, setEnded] = useState(0);
  const isWaiting = resendAtMs > Date.now() && endedAtMs !== resendAtMs;
  const send = async () => {
    try {
      await onResend();
    } catch (error) {
      notices.toast('error', isApiError(error) ? error.message : t('kit:networkError'));
    }
  };
  return (
    <div css={row}>
      <Button variant="quiet" size="small" icon="refresh" disabled={isWaiting} onClick={send}>
        {t('security.code.resend')}
      </Button>
      {isWaiting && (
        <span css={hint}>
          <Countdown
            endsAtMs={resendAtMs}
            label={t('security.code.resendIn')}
            onEnd={() => setEnded(resendAtMs)}
          />
        </span>
      )}
    </div>
  );
}

const row = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: tokens.space[3] } as const;
const hint = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
