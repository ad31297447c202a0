import { z } from 'zod';

/** A key with which a team signs its releases. */
export const teamKeySchema = z.strictObject({
  team: z.string().min(1).max(100),
  /** For these areas alone; `all`: for every one. */
  areas: z.array(z.string()).min(1),
  publicKey: z.string().min(1).max(200),
  /** `retired`: what it has signed stays good, and it signs nothing new. `revoked`: what it has signed does not go live. */
  state: z.enum(['trusted', 'retired', 'revoked']),
});
export type TeamKey = z.infer<typeof teamKeySchema>;
