/** Addresses that this area's parts lead to. */
export const PATHS = { vip: '/promotion/vip', invite: '/agency-center/invite' } as const;
