import { useState } from 'react';
import { useShell } from '../shell-context.ts';
import type { ShellPlatform } from '../platform/create-platform.ts';
import type { Identification } from './forgot/forgot-faults.ts';
import type { Account, Identity } from './register/registration.ts';

/** A login whose password was right and that waits for a code. */
export interface WaitingLogin {
  /** What the server has given for the second step. */
  readonly challenge: string;
  readonly endsAtMs: number;
}

/** What was typed in the forms, and how far a login has come. A password is never among it. */
interface Drafts {
  /** The name of the login form. */
  readonly loginName: string;
  /** The second step of a login; null in the first. */
  readonly waitingLogin: WaitingLogin | null;
  /** The first step of a registration. */
  readonly identity: Identity;
  /** The second step of a registration. */
  readonly account: Account;
  /** The first step of a forgotten password. */
  readonly forgotBy: Identification;
}

type Session = ShellPlatform['session'];

const draftsOfSession = new WeakMap<Session, Partial<Drafts>>();

/**
 * A part of what was typed in a form, which goes on from there when it was closed and is opened again, in another language for example.
 * It lives in the memory of the page and nowhere else, and is forgotten at login, registration and logout.
 *
 * @param empty what the form begins with when nothing has been typed
 * @returns what was typed, and what takes it over
 */
export function useDraft<Name extends keyof Drafts>(name: Name, empty: Drafts[Name]) {
  const { platform } = useShell();
  const [typed, setTyped] = useState(() => draftsOf(platform)[name] ?? empty);
  const take = (now: Drafts[Name]) => {
    setTyped(now);
    // A form that goes because its player is logged in has done its work.
    if (platform.session.user.value === null) draftsOf(platform)[name] = now;
  };
  return [typed, take] as const;
}

function draftsOf({ session, bus }: Pick<ShellPlatform, 'session' | 'bus'>): Partial<Drafts> {
  const known = draftsOfSession.get(session);
  if (known) return known;
  const drafts: Partial<Drafts> = {};
  draftsOfSession.set(session, drafts);
  const forget = () => draftsOfSession.set(session, {});
  bus.on('session.started').subscribe(forget);
  bus.on('session.ended').subscribe(({ reason }) => reason === 'logout' && forget());
  return drafts;
}
