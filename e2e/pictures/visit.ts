import type { Browser, BrowserContext, Page } from 'playwright';
import type { Answer } from '@mosaico/shared/api';
import { type Language, languageOf } from '@mosaico/shared/contract';
import { setting } from '../site.ts';
import { PICTURE_TIME } from './picture-time.ts';

/** Who looks at the site, and with what. */
export interface Visit {
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Device pixels per CSS pixel. */
  readonly sharpness?: number;
  /** The seeded member is logged in. */
  readonly isMember?: boolean;
  /** Stored language value. */
  readonly language?: string;
  /** The colours of the browser's choice alone, as some people with low vision have them. */
  readonly hasForcedColours?: boolean;
  /** Things move, as for who has not asked for less motion. */
  readonly hasMotion?: boolean;
  /** Host of the site: another one than `localhost` shows another site. */
  readonly host?: string;
}

/** Opens a window on the site in which nothing moves, unless it is to, and the clock stands. The caller closes its context. */
export async function openVisit(browser: Browser, visit: Visit): Promise<Page> {
  const { width, height, sharpness = 1, isMember = false, language, host = 'localhost' } = visit;
  const { hasForcedColours = false, hasMotion = false } = visit;
  const origin = originOf(host);
  const isPhone = width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    deviceScaleFactor: sharpness,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    forcedColors: hasForcedColours ? 'active' : 'none',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  await context.clock.setFixedTime(PICTURE_TIME);
  const token = isMember ? await logIn(context, origin) : '';
  await context.addCookies(language ? [{ name: 'language', value: language, url: origin }] : []);
  await context.addInitScript(prepareStorage, { token, language: language ? languageOf(language) : null });
  return context.newPage();
}

interface Prepared {
  readonly token: string;
  /** Null: nothing is stored. */
  readonly language: Language | null;
}

/** Runs in every page before its own scripts. */
function prepareStorage({ token, language }: Prepared): void {
  // Blank frames have no storage of their own.
  if (!location.protocol.startsWith('http')) return;
  if (token) sessionStorage.setItem('token', token);
  if (language) localStorage.setItem('language', JSON.stringify(language));
  // Opens by itself, over what is to be seen.
  localStorage.setItem('isReminderOff', '{"id":"*"}');
}

function originOf(host: string): string {
  return setting('E2E_ORIGIN').replace('//localhost', `//${host}`);
}

/** @returns the bearer token of the seeded member, who exists on every site */
async function logIn(context: BrowserContext, origin: string): Promise<string> {
  const page = await context.newPage();
  // From a page: only the browser knows every name below `localhost` as this machine.
  await page.goto(`${origin}/terms`);
  const answer = await page.evaluate(
    async (body) => {
      const response = await fetch('/api/auth/login2', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`login: ${response.status} ${await response.text()}`);
      return (await response.json()) as Answer<'POST /api/auth/login2'>;
    },
    {
      name: setting('E2E_MEMBER'),
      password: setting('E2E_PASSWORD'),
      captcha: setting('E2E_CAPTCHA'),
      key: 'none',
    },
  );
  await page.close();
  return answer.data.access_token;
}
