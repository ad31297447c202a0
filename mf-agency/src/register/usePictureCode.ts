import { useState } from 'react';
import { usePlatform } from '@mosaico/shared/area';

/** A picture with a code to read, for who the browser cannot vouch for. Null until one is asked for (R168). */
export function usePictureCode() {
  const { api } = usePlatform();
  const [picture, setPicture] = useState<{ readonly key: string; readonly img: string } | null>(null);
  /** @returns whether there is one now */
  async function load(): Promise<boolean> {
    const answer = await api.call('POST /api/auth/captcha', { body: { mode: 'picture' } }).catch(() => null);
    setPicture(answer?.data ?? null);
    return answer !== null;
  }
  return { picture, load };
}
