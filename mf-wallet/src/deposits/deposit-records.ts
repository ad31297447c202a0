import type { Data } from '@mosaico/shared/api';

export type DepositRecord = Data<'GET /api/recharge/status'>['record'];

/** The list of deposits; it is read anew when one changes. */
export const RECORDS = 'POST /api/recharge/list?lang=zh_cn';
