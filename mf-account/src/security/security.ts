import type { Data } from '@mosaico/shared/api';

/** What protects the account, as the API tells it. */
export type Security = Data<'GET /api/auth/security'>;

/** The key under which it is cached: what changes a protection has it asked for anew. */
export const SECURITY = 'GET /api/auth/security';
