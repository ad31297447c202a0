import { useFormatMoney, usePlatform, useSessionUser } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { centavosFromWire } from '@mosaico/shared/money';
import { useNavigate } from '@mosaico/shared/router';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import { Progress } from '@mosaico/shared/ui/progress';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { GoLink } from '../links/GoLink.tsx';
import { PATHS } from '../paths.ts';
import { TimeLeft } from '../time-left/TimeLeft.tsx';
import { Outcome } from './Outcome.tsx';
import { SoundSwitch } from './SoundSwitch.tsx';
import { useWheel, type WheelData } from './useWheel.ts';
import { useWheelSound } from './useWheelSound.ts';
import { Wheel } from './Wheel.tsx';

interface WheelCardProps {
  readonly wheel: WheelData;
  /** The day is over: its spins are gone. */
  readonly onEnd: () => void;
}

/**
 * The wheel, what it has come to, the button, and the way to the next spin. For who may not play it is there only until a spin that was begun has ended, and
 * what that has come to stays (G31).
 */
export function WheelCard({ wheel, onEnd }: WheelCardProps) {
  const { t } = useTranslation();
  const sound = useWheelSound();
  const turning = useWheel(wheel);
  const isBarred = useIsKeptFromPlay();
  const isKept = isBarred && turning.phase === 'resting';
  const settle = () => {
    turning.settle();
    sound.play('prize');
  };
  if (isKept)
    return (
      turning.result && (
        <Card>
          <Outcome phase={turning.phase} result={turning.result} />
        </Card>
      )
    );
  return (
    <Card tone="gold">
      <div css={{ position: 'absolute', top: tokens.space[2], right: tokens.space[2], zIndex: 1 }}>
        <SoundSwitch sound={sound} />
      </div>
      <div css={layout}>
        <Wheel
          prizes={wheel.prizes}
          rotation={turning.rotation}
          isTurning={turning.phase === 'turning'}
          isAsking={turning.phase === 'asking'}
          onSettled={settle}
        />
        <Outcome phase={turning.phase} result={turning.result}>
          <p css={muted}>{t('wheel.slices')}</p>
        </Outcome>
        {!isBarred && <NextSpin wheel={wheel} />}
        <SpinButton
          wheel={wheel}
          phase={turning.phase}
          left={turning.left}
          onSpin={() => {
            sound.play('turn');
            return turning.spin();
          }}
        />
        {!isBarred && <Expiry wheel={wheel} onEnd={onEnd} />}
      </div>
    </Card>
  );
}

interface SpinButtonProps {
  readonly wheel: WheelData;
  readonly phase: ReturnType<typeof useWheel>['phase'];
  readonly left: number;
  readonly onSpin: () => Promise<void>;
}

function SpinButton({ wheel, phase, left, onSpin }: SpinButtonProps) {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const navigate = useNavigate();
  const user = useSessionUser();
  if (!user)
    return (
      <>
        <Button variant="gold" size="large" isWide onClick={() => session.open('register')}>
          {t('kit:register')}
        </Button>
        <Button variant="quiet" isWide onClick={() => session.open('login')}>
          {t('wheel.join')}
        </Button>
      </>
    );
  if (phase === 'unknown')
    return (
      <Button variant="gold" size="large" isWide onClick={onSpin}>
        {t('wheel.see')}
      </Button>
    );
  const isMoving = phase !== 'resting';
  if (!wheel.is_open && !isMoving) return <p css={muted}>{t('wheel.closed')}</p>;
  // Without money there is nothing to bet for a spin.
  if (left === 0 && !isMoving && centavosFromWire(user.money) === 0)
    return <GoLink to={PATHS.recharge}>{t('activities.deposit')}</GoLink>;
  if (left === 0 && !isMoving)
    return (
      <Button size="large" isWide icon="games" onClick={() => navigate(PATHS.games)}>
        {t('rebates.play')}
      </Button>
    );
  return (
    <Button variant="gold" size="large" isWide icon="wheel" isBusy={isMoving} onClick={onSpin}>
      {isMoving ? t('wheel.spinning') : `${t('wheel.spin')} · ${t('wheel.left', { count: left })}`}
    </Button>
  );
}

/** What has to be bet for the next spin. */
function NextSpin({ wheel }: Pick<WheelCardProps, 'wheel'>) {
  const { t } = useTranslation();
  const money = useFormatMoney();
  if (useSessionUser() === null) return null;
  const [perSpin, missing] = [centavosFromWire(wheel.wager_per_spin), centavosFromWire(wheel.missing)];
  if (missing === 0) return <p css={muted}>{t('wheel.all')}</p>;
  return (
    <Progress
      tone="gold"
      label={t('wheel.next')}
      value={perSpin - missing}
      max={perSpin}
      valueText={t('wheel.missing', { amount: money(missing) })}
    />
  );
}

/** How long today's spins last. */
function Expiry({ wheel, onEnd }: WheelCardProps) {
  const { t } = useTranslation();
  if (useSessionUser() === null) return null;
  return (
    <p css={muted}>
      {t('wheel.expires')}{' '}
      <TimeLeft answer={wheel} seconds={wheel.expires_in_seconds} label={t('wheel.expires')} onEnd={onEnd} />
    </p>
  );
}

const layout = { display: 'grid', gap: tokens.space[4] } as const;
const muted = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
