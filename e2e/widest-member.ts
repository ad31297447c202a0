import type { BrowserContext } from '@playwright/test';
import { logIn, register } from './member.ts';
import { call, payIn } from './money.ts';
import { aPerson, type Person } from './person.ts';
import { setting } from './site.ts';

/** A member with the longest names and a large balance: as long, and as wide, as registration and profile take them. */
export async function logInAsWidest(context: BrowserContext): Promise<void> {
  const person = aPerson();
  const widest: Person = {
    ...person,
    account: `WWWWWWWW${person.account.slice(-8)}`,
    realname: 'Wolfgangmaximilianwaldemarwilhelm da Conceição Albuquerque Cavalcanti Montenegro',
  };
  const token = await register(widest);
  await call(token, 'POST /api/auth/info/update', { nickname: 'W'.repeat(20), gender: 1 });
  await payIn(token, '20000.00');
  await logIn(context, token);
  await context.addCookies([{ name: 'member', value: '1', url: setting('E2E_ORIGIN') }]);
}
