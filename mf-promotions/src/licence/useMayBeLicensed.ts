import { usePlatform, useReactive } from '@mosaico/shared/area';

/** Whether the rules of a licensed site hold: a site that is not known yet might be one. */
export function useMayBeLicensed(): boolean {
  const { key, isSandbox } = useReactive(usePlatform().site);
  return key === '' || !isSandbox;
}
