import type { BrowserContext } from '@playwright/test';
import type { Answer } from '@mosaico/shared/api';
import type { Person } from './person.ts';
import { setting } from './site.ts';

/** What a form of registration sends of a person. */
export function formOf(person: Person) {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(person.birthDate) ?? [];
  return {
    name: person.account,
    password: person.password,
    password_confirmation: person.password,
    realname: person.realname,
    phone: person.phone,
    cpf_id: person.cpf,
    birth_date: `${year}-${month}-${day}`,
    captcha: setting('E2E_CAPTCHA'),
    key: 'none',
    agree: true,
    lang: 'pt',
  } as const;
}

/** Registers a person through the API. @param origin of another site than that of all tests. @returns their bearer token */
export async function register(person: Person, origin = setting('E2E_ORIGIN')): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/register2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(formOf(person)),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${person.account} could not be registered: ${text}`);
  return (JSON.parse(text) as Answer<'POST /api/auth/register2'>).data.access_token;
}

/** Logs a member in through the API, as another device does. @returns the bearer token of the new session */
export async function openSession(account: string, password: string): Promise<string> {
  const answer = await fetch(`${setting('E2E_ORIGIN')}/api/auth/login2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: account,
      password,
      captcha: setting('E2E_CAPTCHA'),
      key: 'none',
      lang: 'pt',
    }),
  });
  if (!answer.ok) throw new Error(`${account} could not log in: ${answer.status}`);
  return ((await answer.json()) as Answer<'POST /api/auth/login2'>).data.access_token;
}

/** Every tab of the context is logged in from its first page on. */
export async function logIn(context: BrowserContext, token: string): Promise<void> {
  await context.addInitScript((text) => {
    // Blank frames have no storage of their own. Once per tab, so that a logout in the test lasts.
    if (!location.protocol.startsWith('http') || sessionStorage.getItem('wasLoggedIn')) return;
    sessionStorage.setItem('wasLoggedIn', 'yes');
    sessionStorage.setItem('token', text);
  }, token);
}
