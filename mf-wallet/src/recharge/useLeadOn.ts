import type { ApiError } from '@mosaico/shared/api';
import { usePlatform } from '@mosaico/shared/area';
import { IDENTITY_PATH, ON_THE_WAY } from '@mosaico/shared/rules';
import { PATHS } from '../paths.ts';
import type { DepositPlace } from './Deposit.tsx';

/**
 * Leads on to where a refusal of a deposit is put right, with the server's words: who has to show who they are, and who has asked for the
 * deletion of their account, which can be cancelled; over a game this one is only said. Source: G33, G42.
 */
export function useLeadOn(place: DepositPlace): (refusal: ApiError) => void {
  const { navigation, notices } = usePlatform();
  return ({ error, message }) => {
    if (error === 'identity_required') {
      notices.toast('info', message);
      navigation.push(IDENTITY_PATH, ON_THE_WAY);
    } else if (error === 'deletion_waits' && place === 'page') {
      notices.toast('info', message);
      navigation.push(PATHS.deleteAccount);
    }
  };
}
