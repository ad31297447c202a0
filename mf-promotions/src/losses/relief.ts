import type { Data } from '@mosaico/shared/api';

export const RELIEF = 'POST /api/dailyrescue/check';
export type Relief = Data<typeof RELIEF>;
