import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { ErrorState, Spinner, tokens } from '@mosaico/shared/ui';
import type { HostMessage } from './game-message.ts';
import { useGameMessages } from './useGameMessages.ts';

/** A game that says nothing for this long has not loaded. */
const LOAD_TIMEOUT_MS = 20_000;

interface GameFrameProps {
  readonly url: string;
  /** The only origin whose messages count. */
  readonly origin: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  /** @param whenLeft what becomes of the round when the player leaves it; null where that changes nothing */
  readonly onRound: (isRunning: boolean, whenLeft: string | null) => void;
  /** The figure that the page around the game shows; the game is told of what it does not know. */
  readonly balanceCentavos: number;
  readonly onBalance: (balanceCentavos: number) => void;
  readonly onNoMoney: () => void;
  /** What the history says; the game is told. */
  readonly areRulesOpen: boolean;
  readonly onRules: (isOpen: boolean) => void;
}

/**
 * The game itself. While a round runs the area is not swapped for a newer version.
 *
 * The frame has no `sandbox`: only the site's own origin fills it (`gameOrigin`), and a document of the same origin leaves a sandbox
 * whenever it likes, of which browsers warn.
 */
export function GameFrame(props: GameFrameProps) {
  const { url, origin, name, balanceCentavos, areRulesOpen, onClose, onRetry, onRound } = props;
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const round = useRoundLock(onRound);
  /** The figure that the game has. Its own does not go back to it: late, as in rounds that are shown quickly, it would undo a newer one. */
  const known = useRef<number | null>(null);
  useGameMessages(frame, origin, (message) => {
    if (message.type === 'game:loaded') setPhase('ready');
    if (message.type === 'game:round-started') round.start(message.whenLeft);
    if (message.type === 'game:round-ended') round.end();
    if (message.type === 'game:balance') {
      known.current = message.balanceCentavos;
      props.onBalance(message.balanceCentavos);
    }
    if (message.type === 'game:no-money') props.onNoMoney();
    if (message.type === 'game:rules') props.onRules(message.isOpen);
    if (message.type === 'game:close') onClose();
  });
  const isReady = phase === 'ready';
  useEffect(() => {
    if (!isReady || known.current === balanceCentavos) return;
    known.current = balanceCentavos;
    tell(frame.current, origin, { type: 'host:balance', balanceCentavos });
  }, [isReady, balanceCentavos, origin]);
  useEffect(() => {
    if (isReady) tell(frame.current, origin, { type: 'host:rules', isOpen: areRulesOpen });
  }, [isReady, areRulesOpen, origin]);
  usePauses((isPaused) => tell(frame.current, origin, { type: 'host:pause', isPaused }));
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'failed') return <ErrorState text={t('kit:loadFail')} onRetry={onRetry} />;
  return (
    <div css={stage}>
      <iframe
        ref={frame}
        src={url}
        title={name}
        allow="fullscreen"
        referrerPolicy="no-referrer"
        css={[whole, phase === 'loading' && { visibility: 'hidden' }]}
      />
      {phase === 'loading' && <GameLoading />}
    </div>
  );
}

function tell(frame: HTMLIFrameElement | null, origin: string, message: HostMessage): void {
  frame?.contentWindow?.postMessage(message, origin);
}

/** Shown until the game is there. */
export function GameLoading() {
  const { t } = useTranslation();
  return (
    <div role="status" css={loading}>
      <Spinner />
      {t('game.loading')}
    </div>
  );
}

/** @param tellGame called when the player has something to answer, and when they have answered */
function usePauses(tellGame: (isPaused: boolean) => void): void {
  const { bus } = usePlatform();
  const latest = useRef(tellGame);
  useEffect(() => void (latest.current = tellGame));
  useEffect(() => {
    const pauses = bus.on('play.paused').subscribe(({ isPaused }) => latest.current(isPaused));
    return () => pauses.unsubscribe();
  }, [bus]);
}

function useRoundLock(onRound: GameFrameProps['onRound']) {
  const { busy } = usePlatform();
  const release = useRef<(() => void) | null>(null);
  const end = () => {
    release.current?.();
    release.current = null;
  };
  useEffect(() => end, []);
  return {
    start(whenLeft: string | null) {
      release.current ??= busy.hold('game-round');
      onRound(true, whenLeft);
    },
    end() {
      end();
      onRound(false, null);
    },
  };
}

const stage = { position: 'relative', minHeight: 0 } as const;
const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;
const loading = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: tokens.space[3],
  color: tokens.color.textMuted,
} as const;
