import { useState } from 'react';
import { isApiError } from '@mosaico/shared/area';
import { useShell } from '../shell-context.ts';

/** Accepting, told to the areas by an event, with what went wrong in the player's language; null while nothing did. */
export function useAccept() {
  const { platform, terms } = useShell();
  const [fault, setFault] = useState<string | null>(null);
  const accept = async () => {
    setFault(null);
    const version = terms.need.value?.terms.version;
    try {
      await terms.accept();
      if (version !== undefined) platform.bus.publish('account.terms-accepted', { version });
    } catch (error) {
      setFault(isApiError(error) ? error.message : platform.text('networkError'));
    }
  };
  return { accept, fault };
}
