import { useApi } from '@mosaico/shared/area';
import { useFailureNotice } from './useFailureNotice.ts';

/** The studios with games on this site, and their kinds; undefined while they are on their way, and where they cannot be loaded. */
export function useStudios() {
  const { data, error } = useApi('GET /api/games/apisv2', { query: {} });
  useFailureNotice(error);
  return data;
}
