import { whenPutAside } from '../put-aside.ts';
import type { ShellSession } from './session.ts';

interface WakeSessionParts {
  readonly window: Pick<Window, 'addEventListener'>;
  /** The session is made after this begins to listen: it has to look first, before anything else wakes. */
  readonly session: () => Pick<ShellSession, 'token' | 'resume'>;
  /** Loads the page anew. */
  readonly reload: () => void;
}

/**
 * A page that the browser brings back asks who is logged in, and what they have now. Where somebody has logged in or out in this tab
 * meanwhile it is loaded anew: nothing of one member is shown to the next.
 */
export function wakeSession({ window, session, reload }: WakeSessionParts): void {
  let before: string | null = null;
  whenPutAside(window, {
    rest: () => void (before = session().token()),
    wake: () => (session().token() === before ? session().resume() : reload()),
  });
}
