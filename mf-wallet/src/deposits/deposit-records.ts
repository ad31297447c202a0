import type { Data } from '@mosaico/shared/api';
import { RECENT_LIMIT } from '../recent/RecentRecords.tsx';

export type DepositRecord = Data<'GET /api/recharge/status'>['record'];

/** The list of deposits; it is read anew when one changes. */
export const RECORDS = 'POST /api/recharge/list?lang=zh_cn';

/** The newest deposits, as the recharge screen asks for them: one request for all that shows them there. */
export const RECENT_DEPOSITS = { key: RECORDS, input: { body: { page: 1, limit: RECENT_LIMIT } } } as const;
