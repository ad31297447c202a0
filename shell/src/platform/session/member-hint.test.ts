import { createReactive } from '@mosaico/shared/reactive';
import { keepMemberHint } from './member-hint.ts';
import type { SessionState } from './session.ts';

const MEMBER = 'member=1; Path=/; SameSite=Lax';
const VISITOR = `${MEMBER}; Max-Age=0`;

class CookieDocument extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  readonly written: string[] = [];
  set cookie(text: string) {
    this.written.push(text);
  }
}

/** A tab that keeps what it writes. */
function aTab(state: SessionState, protocol = 'http:') {
  const document = new CookieDocument();
  const { written } = document;
  const window = Object.assign(new EventTarget(), { document, location: { protocol } });
  const session = { state: createReactive<SessionState>(state) };
  keepMemberHint({ window: window as never, session });
  return { written, document, window, session };
}

describe('the hint for whom the next page is drawn', () => {
  it('is written at the start of the page', () => {
    expect(aTab('visitor').written).toEqual([VISITOR]);
    expect(aTab('checking').written).toEqual([MEMBER]);
  });

  it('follows login and logout', () => {
    const { written, session } = aTab('visitor');

    session.state.set('checking');
    session.state.set('member');
    session.state.set('visitor');

    expect(written).toEqual([VISITOR, MEMBER, MEMBER, VISITOR]);
  });

  it('stays while the member cannot be asked for', () => {
    const { written, session } = aTab('checking');

    session.state.set('unreachable');

    expect(written.at(-1)).toBe(MEMBER);
  });

  it('is that of the tab which is looked at, and of a page that the browser brings back', () => {
    const { written, document, window } = aTab('checking');

    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(written).toHaveLength(1);

    document.visibilityState = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(written).toEqual([MEMBER, MEMBER, MEMBER]);
  });

  it('travels over TLS only, where the page does', () => {
    expect(aTab('member', 'https:').written).toEqual(['member=1; Path=/; SameSite=Lax; Secure']);
  });
});
