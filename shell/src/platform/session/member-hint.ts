import { MEMBER_HINT_COOKIE, type Reactive } from '@mosaico/shared/contract';
import { whenPutAside } from '../put-aside.ts';
import type { SessionState } from './session.ts';

export interface MemberHintParts {
  readonly window: Pick<Window, 'addEventListener'> & {
    readonly document: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>;
    readonly location: Pick<Location, 'protocol'>;
  };
  readonly session: { readonly state: Reactive<SessionState> };
}

/**
 * Tells the edge by a cookie whether it draws the next page for a member. It says no more than that, and goes with the browser as the
 * session does. Sessions are a tab's own and the cookie is the browser's: the tab that is looked at writes what it knows,
 * because it is the one whose page is loaded next.
 */
export function keepMemberHint({ window, session }: MemberHintParts): void {
  const { document, location } = window;
  const write = () => {
    const life = session.state.value === 'visitor' ? '; Max-Age=0' : '';
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${MEMBER_HINT_COOKIE}=1; Path=/; SameSite=Lax${secure}${life}`;
  };
  session.state.changes$.subscribe(write);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && write());
  whenPutAside(window, { wake: write });
}
