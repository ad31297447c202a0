import { useEffect, useState } from 'react';
import { useIsMember } from '../layout/useIsMember.ts';
import { useShell } from '../shell-context.ts';
import { realityCheckChunk } from './reality-check-chunk.ts';

/** As often as the member has chosen tells them over the game how long they have been here and what it has cost, whatever area the game is of (G31). */
export function RealityCheck({ isGame }: { readonly isGame: boolean }) {
  const { telemetry } = useShell().platform;
  const isNeeded = useIsMember() && isGame;
  const [parts, setParts] = useState(realityCheckChunk.loaded);
  useEffect(() => {
    if (isNeeded && !parts) realityCheckChunk.load().then(setParts, telemetry.error);
  }, [isNeeded, parts, telemetry]);
  return isNeeded && parts ? <parts.RealityCheckWatch /> : null;
}
