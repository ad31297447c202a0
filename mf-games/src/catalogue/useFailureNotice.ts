import { useEffect } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/**
 * Tells the player that games did not come, in the server's own words (R227). Lists that fail together for one reason are one message: notices
 * show the same text once (R228).
 *
 * @param error of the request; null while there is none
 */
export function useFailureNotice(error: Error | null): void {
  const { notices } = usePlatform();
  useEffect(() => {
    if (error) notices.toast('error', error.message);
  }, [error, notices]);
}
