import { useEffect, useRef, useState } from 'react';
import type { Answer, Data } from '@mosaico/shared/api';
import {
  type ApiError,
  isApiError,
  newIdempotencyKey,
  usePlatform,
  useQueryClient,
} from '@mosaico/shared/area';
import { notePromise, type SpinRequest } from './promised-spins.ts';
import { turnsTo } from './turning.ts';

export const WHEEL = 'POST /api/lotterywheel/check';
export type WheelData = Data<typeof WHEEL>;
export type Prize = WheelData['prizes'][number];
type Spin = Answer<'POST /api/lotterywheel/claim'>;

/** `asking`: pressed; `turning`: the prize is known, and the wheel comes to it; `unknown`: no answer came, and the same spin is asked for again. */
type Phase = 'resting' | 'asking' | 'turning' | 'unknown';

/** What a claim has answered, also where it was refused: then nothing was drawn (R104, R133). */
type PrizeDetails = Pick<Spin, 'remainingspins' | 'message'> & {
  readonly status: Spin['status'] | 'fail';
  readonly code: number;
  readonly reward: Spin['reward'] | '';
  readonly quantity: number;
};

interface WheelState {
  readonly phase: Phase;
  /** Spins that are left, as the latest answer has it: of the claim, or of the wheel. */
  readonly left: number;
  /** Degrees, clockwise, since the beginning. */
  readonly rotation: number;
  /** What the wheel has come to; null before the first spin, and while it turns. */
  readonly result: Spin | null;
  readonly spin: () => Promise<void>;
  /** The wheel stands still. */
  readonly settle: () => void;
}

/**
 * Spins the wheel. The server draws; the wheel then turns to what it has drawn. A spin is named by its promise: while no answer has come, the same
 * spin is asked for again, and brings the same prize. Source: R126, R127, R209, G14.
 */
export function useWheel(wheel: WheelData): WheelState {
  const { prizes, seed_hash: promise } = wheel;
  const { api, notices, busy } = usePlatform();
  const told = useTelling();
  const [phase, setPhase] = useState<Phase>('resting');
  const [rotation, setRotation] = useState(0);
  const [result, setResult] = useState<Spin | null>(null);
  const [latest, setLatest] = useState<{ readonly details: PrizeDetails; readonly of: WheelData } | null>(
    null,
  );
  const attempt = useRef<SpinRequest | null>(null);
  /** The promise that the last spin has kept. */
  const kept = useRef<string | null>(null);
  const coming = useRef<Spin | null>(null);
  const release = useRef<(() => void) | null>(null);
  const hasLeft = useRef(false);
  const latestTold = useRef(told);
  useEffect(() => void (latestTold.current = told));
  // Who leaves before the wheel stands has their prize all the same: the page is told of it then.
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      release.current?.();
      if (coming.current) latestTold.current();
    };
  }, []);

  async function spin(): Promise<void> {
    if (phase === 'asking' || phase === 'turning') return;
    release.current ??= busy.hold('lottery-wheel', { keepsBalance: true });
    setResult(null);
    setPhase('asking');
    try {
      const asked = (attempt.current ??= {
        seed_hash: await nextPromise(),
        client_seed: newIdempotencyKey(),
      });
      notePromise(asked);
      const answer = await api.call('POST /api/lotterywheel/claim', { body: asked });
      attempt.current = null;
      kept.current = asked.seed_hash;
      if (hasLeft.current) return told();
      coming.current = answer;
      const segment = prizes.findIndex(({ id }) => id === answer.data.prize_id);
      setRotation((before) => turnsTo(before, segment, prizes.length));
      setPhase('turning');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (attempt.current && (error.status === 0 || error.status >= 500)) return setPhase('unknown');
      attempt.current = null;
      end();
      const details = detailsOf(error);
      if (details) setLatest({ details, of: wheel });
      notices.toast('error', error.message);
    }
  }

  /** Who presses before the wheel was asked for anew would be shown the prize of the last spin once more. */
  async function nextPromise(): Promise<string> {
    if (promise !== kept.current) return promise;
    return (await api.call(WHEEL, { body: {} })).data.seed_hash;
  }

  function end(): void {
    release.current?.();
    release.current = null;
    setPhase('resting');
  }

  function settle(): void {
    const answer = coming.current;
    if (!answer) return;
    coming.current = null;
    setResult(answer);
    setLatest({ details: answer, of: wheel });
    end();
    told();
  }

  // A wheel that was asked for anew since then knows better.
  const left = latest?.of === wheel ? latest.details.remainingspins : wheel.remainingspins;
  return { phase, left, rotation, result, spin, settle };
}

/** Of a refusal; null where it says none, as that of a shell of a release before them. Pure. */
function detailsOf({ facts, status: code, message }: ApiError): PrizeDetails | null {
  const remainingspins = facts?.['remainingspins'];
  if (typeof remainingspins !== 'number') return null;
  return { status: 'fail', code, remainingspins, reward: '', quantity: 0, message };
}

/** What follows a spin, once it is seen: the wheel is asked for anew, the balance and other parts of the page follow. */
function useTelling(): () => void {
  const { bus, session } = usePlatform();
  const queries = useQueryClient();
  return () => {
    bus.publish('promotions.reward-claimed', { kind: 'lottery_wheel' });
    void session.refresh();
    void queries.invalidateQueries({ queryKey: [WHEEL] });
  };
}
