import { redirectTarget, type Navigation, type Notices } from '@mosaico/shared/contract';
import type { Flash } from './flash.ts';

/** Time to read a notice before the site is left (A8). */
const READ_MS = 600;

export interface LeaveParts {
  /** Origin of the page. */
  readonly origin: string;
  readonly redirectOrigins: readonly string[];
  readonly notices: Pick<Notices, 'toast'>;
  readonly flash: Flash;
  /** Takes the window elsewhere. */
  readonly leaveFor: (url: string) => void;
  readonly report: (error: Error) => void;
}

/** `navigation.leave` of the contract. While a notice is being read, a second call changes nothing. Source: A8. */
export function createLeave(parts: LeaveParts): Navigation['leave'] {
  let isLeaving = false;
  return (url, notice) => {
    const target = redirectTarget(url, parts.origin, parts.redirectOrigins);
    if (!target) {
      parts.report(new Error(`not an allowed address outside the site: ${harmless(url)}`));
      return false;
    }
    if (isLeaving) return true;
    if (!notice) {
      parts.leaveFor(target.href);
      return true;
    }
    isLeaving = true;
    parts.notices.toast(notice.tone, notice.text);
    parts.flash.keep([notice]);
    setTimeout(() => {
      isLeaving = false;
      parts.leaveFor(target.href);
    }, READ_MS);
    return true;
  };
}

/** Where an address leads, without what could be secret in it. */
function harmless(url: string): string {
  const { protocol, host, pathname } = URL.parse(url) ?? {};
  if (!protocol) return 'an address that cannot be read';
  return protocol === 'https:' || protocol === 'http:' ? `${protocol}//${host}${pathname}` : protocol;
}
