import type { PlayBar } from '@mosaico/shared/api';
import { usePlayBar } from '@mosaico/shared/play-bar';

/**
 * What keeps the member from bringing others to the games: that they have excluded themselves, or are barred. A break is from playing alone, and
 * ends by itself. Source: G31, G32.
 */
export function useLastingBar(): PlayBar | null {
  const bar = usePlayBar();
  return bar?.why === 'paused' ? null : bar;
}
