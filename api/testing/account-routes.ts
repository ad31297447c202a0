import { authRoutes } from '../src/auth/routes.ts';
import type { Route } from '../src/http/route.ts';
import { meRoutes } from '../src/me/routes.ts';
import { memberRoutes } from '../src/members/routes.ts';
import type { Parts } from '../src/serving/parts.ts';
import { withdrawalAccountRoutes } from '../src/withdrawals/account-routes.ts';

/** What a member does with an account: log in, read it, change it. */
export function accountRoutes(parts: Parts): readonly Route[] {
  return [
    ...authRoutes(parts),
    ...meRoutes(parts),
    ...memberRoutes(parts),
    ...withdrawalAccountRoutes(parts),
  ];
}
