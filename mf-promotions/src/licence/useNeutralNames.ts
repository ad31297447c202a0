import { usePlatform, useReactive } from '@mosaico/shared/area';

/**
 * Whether what is paid for the losses of weeks is called a weekly reward here: a licensed site may not present bets as a way to win losses back, and a site that
 * is not known yet might be one.
 */
export function useNeutralNames(): boolean {
  const { key, isSandbox } = useReactive(usePlatform().site);
  return key === '' || !isSandbox;
}
