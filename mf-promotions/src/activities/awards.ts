import type { Data } from '@mosaico/shared/api';

/** What the member was given, and what became of it. */
export const AWARDS = 'POST /api/promotion/awards';

export type Award = Data<typeof AWARDS>['list'][number];
