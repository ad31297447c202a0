import { wakeSession } from './wake-session.ts';

function aPage(token: string | null) {
  const window = new EventTarget();
  const done: string[] = [];
  const session = { token: () => session.now, resume: () => void done.push('asks'), now: token };
  wakeSession({
    window: window as unknown as Window,
    session: () => session,
    reload: () => void done.push('loads anew'),
  });
  window.dispatchEvent(new Event('pagehide'));
  const comeBack = (persisted = true) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { session, done, comeBack };
}

describe('a page that comes back', () => {
  it('asks for the member and what they have now', () => {
    const { done, comeBack } = aPage('tok-1');

    comeBack();

    expect(done).toEqual(['asks']);
  });

  it.each([
    ['out', 'tok-1', null],
    ['in', null, 'tok-1'],
    ['in as somebody else', 'tok-1', 'tok-2'],
  ])('is loaded anew when somebody has logged %s in this tab meanwhile', (_, before, now) => {
    const { session, done, comeBack } = aPage(before);
    session.now = now;

    comeBack();

    expect(done).toEqual(['loads anew']);
  });

  it('does nothing more when it was loaded', () => {
    const { done, comeBack } = aPage('tok-1');

    comeBack(false);

    expect(done).toEqual([]);
  });
});
