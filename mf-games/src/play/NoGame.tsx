import { useEffect } from 'react';
import type { PlayBar } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { PlayBarNotice } from '@mosaico/shared/play-bar';
import { IDENTITY_PATH, ON_THE_WAY } from '@mosaico/shared/rules';
import { Button, EmptyState, ErrorState, tokens } from '@mosaico/shared/ui';
import { PATHS } from '../paths.ts';
import type { LaunchRefusal } from './useLaunch.ts';

interface FailureProps {
  readonly message: string;
  readonly refusal?: LaunchRefusal | null;
  readonly onRetry?: () => void;
  readonly onLeave: () => void;
}

/** Why there is no game here, and the way back: 'Load Fail' (R232) with what the server said, or calmly what keeps the member from playing (G31, G33, R258). */
export function Failure({ message, refusal = null, onRetry, onLeave }: FailureProps) {
  const { t } = useTranslation();
  const { navigation, session } = usePlatform();
  const isStale = refusal === 'barred';
  // The page did not know of it yet: it shows until when as soon as it does.
  useEffect(() => void (isStale && session.refresh()), [isStale, session]);
  return (
    <div css={middle}>
      {refusal === 'barred' || refusal === 'limit' || refusal === 'terms' ? (
        <EmptyState icon={refusal === 'terms' ? 'document' : 'shield'} text={message} />
      ) : (
        <ErrorState
          text={message ? `${t('kit:loadFail')}: ${message}` : t('kit:loadFail')}
          onRetry={refusal ? undefined : onRetry}
        />
      )}
      {refusal === 'identity' && (
        <Button icon="shield" onClick={() => navigation.push(IDENTITY_PATH, ON_THE_WAY)}>
          {t('game.identity')}
        </Button>
      )}
      {refusal === 'limit' && (
        <Button variant="quiet" icon="shield" onClick={() => navigation.push(PATHS.responsibleGaming)}>
          {t('game.limits')}
        </Button>
      )}
      <Back onLeave={onLeave} />
    </div>
  );
}

interface ClosedProps {
  readonly bar: PlayBar;
  readonly onLeave: () => void;
}

/** To a member who takes a break, has excluded themselves or is barred. */
export function Closed({ bar, onLeave }: ClosedProps) {
  return (
    <div css={middle}>
      <PlayBarNotice bar={bar} />
      <Back onLeave={onLeave} />
    </div>
  );
}

function Back({ onLeave }: Pick<ClosedProps, 'onLeave'>) {
  const { t } = useTranslation();
  return (
    <Button variant="ghost" icon="arrow-left" onClick={onLeave}>
      {t('game.back')}
    </Button>
  );
}

const middle = {
  alignSelf: 'safe center',
  justifySelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[3],
  maxWidth: 600,
  maxHeight: '100%',
  overflowY: 'auto',
  padding: tokens.space[4],
} as const;
