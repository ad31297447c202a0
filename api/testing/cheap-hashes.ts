/** Set up for every test file of the API: passwords are hashed as always, at the least cost that argon2 knows. */
import { hashAtCost } from '../src/passwords/password.ts';

export const CHEAP = { memory: 8, passes: 1, parallelism: 1 } as const;

hashAtCost(CHEAP);
