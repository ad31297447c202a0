import { z } from 'zod';

/** What a login answers with (R169). */
export const bearerToken = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
});

/** A random name that the browser gives itself and keeps: by it a new device is noticed. It proves nothing (G54). */
export const device = z.string().max(64).optional();
