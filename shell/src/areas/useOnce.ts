import { useRef, useState } from 'react';
import type { FailureStage } from '../platform/telemetry.ts';

type OnFailure = (stage: FailureStage, error: unknown) => void;

/** Passes on the first failure of an attempt only. The same function in every render. */
export function useOnce(onFailure: OnFailure): OnFailure {
  const latest = useRef(onFailure);
  latest.current = onFailure;
  const [once] = useState((): OnFailure => {
    let hasFailed = false;
    return (stage, error) => {
      if (hasFailed) return;
      hasFailed = true;
      latest.current(stage, error);
    };
  });
  return once;
}
