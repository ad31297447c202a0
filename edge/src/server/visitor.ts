import type { FastifyRequest } from 'fastify';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_KEY,
  MEMBER_HINT_COOKIE,
  messageSetOf,
  type MessageSet,
  type Viewer,
} from '@mosaico/shared/contract';
import { knownId, VISITOR_COOKIE } from './canary/visitor-id.ts';
import { PREVIEW_COOKIE, SHELL_FAILED_COOKIE } from './paths.ts';

/** What a page view tells about its visitor before any script runs. */
export interface Visitor {
  /** What the browser was given to know it by; empty when it has nothing yet. */
  readonly id: string;
  /** Language value as stored, e.g. `zh_cn`: what `lang` is in requests. */
  readonly lang: string;
  readonly set: MessageSet;
  /** Host name as the browser has it in `location.hostname` (R13); empty when the header is no host. */
  readonly host: string;
  /** Version of the shell that has failed in this browser a short time ago; empty when none has. */
  readonly failedShell: string;
  /** Token of the preview that this browser is in; empty without one. */
  readonly preview: string;
  /** Whether the last page view was a member's: a guess that the page compares with the session of its tab. */
  readonly viewer: Viewer;
}

/** Language from its cookie, else the default (R17); host from the header. */
export function visitorOf(request: FastifyRequest): Visitor {
  const cookies = request.headers.cookie ?? '';
  return {
    id: knownId(cookieValue(cookies, VISITOR_COOKIE)),
    ...languageOf(cookieValue(cookies, LANGUAGE_KEY)),
    host: hostName(request.host),
    preview: cookieValue(cookies, PREVIEW_COOKIE),
    failedShell: cookieValue(cookies, SHELL_FAILED_COOKIE),
    viewer: cookieValue(cookies, MEMBER_HINT_COOKIE) === '1' ? 'member' : 'visitor',
  };
}

/**
 * The language of an API call that the edge must answer itself: the cookie, else query `lang`. Two endpoints carry a
 * literal `lang=zh_cn` whatever the visitor speaks, so the query cannot come first (A4).
 */
export function callerLanguage(request: FastifyRequest): MessageSet {
  const stored = messageSetOf(cookieValue(request.headers.cookie ?? '', LANGUAGE_KEY));
  const asked = URL.parse(request.url, 'http://edge')?.searchParams.get('lang') ?? '';
  return stored ?? messageSetOf(asked) ?? visitorOf(request).set;
}

function languageOf(value: string): { lang: string; set: MessageSet } {
  const set = messageSetOf(value);
  if (set) return { lang: value, set };
  return { lang: DEFAULT_LANGUAGE.value, set: messageSetOf(DEFAULT_LANGUAGE.value) ?? 'pt' };
}

/** Value of a cookie in the header; empty when it is not there. */
export function cookieValue(header: string, name: string): string {
  for (const pair of header.split(';')) {
    const [key = '', ...rest] = pair.split('=');
    if (key.trim() === name) return decode(rest.join('=').trim());
  }
  return '';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function hostName(header: string): string {
  return URL.parse(`http://${header}`)?.hostname ?? '';
}
