import type { EventBus } from '@mosaico/shared/contract';
import { NOBODY, type Subordinate } from './subordinate-faults.ts';

/** What is kept of a form: no password, no consent, nothing of a picture. */
type Draft = Omit<Subordinate, 'password' | 'agree' | 'captcha'>;

/** By the agent's number: nobody else is shown what they typed. */
const draftsOfBus = new WeakMap<EventBus, Map<number, Draft>>();

/** What the form begins with: what the agent has typed before they had to log in again. */
export function begunBy(bus: EventBus, agentId: number): Subordinate {
  return { ...NOBODY, ...draftsOf(bus).get(agentId) };
}

/**
 * Keeps what an agent has typed, so that it is there again after a session that was lost, or another screen. It lives in the memory of
 * the page and nowhere else, and is forgotten when they log out.
 */
export function keepDraft(bus: EventBus, agentId: number, typed: Subordinate): void {
  const { cpf_id, birth_date, phone, realname, name } = typed;
  draftsOf(bus).set(agentId, { cpf_id, birth_date, phone, realname, name });
}

function draftsOf(bus: EventBus): Map<number, Draft> {
  const known = draftsOfBus.get(bus);
  if (known) return known;
  const drafts = new Map<number, Draft>();
  draftsOfBus.set(bus, drafts);
  bus.on('session.ended').subscribe(({ reason }) => reason === 'logout' && drafts.clear());
  return drafts;
}
