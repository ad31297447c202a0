import type { ServerResponse } from 'node:http';
import { endpoints } from '@mosaico/shared/api';
import { wireFromCentavos } from '@mosaico/shared/money';
import type { CallerMember } from '../http/route.ts';
import { memberBalances } from '../ledger/balances.ts';
import type { Deps } from '../runtime/deps.ts';
import type { MemberEvent } from '../runtime/member-events.ts';
import { reasonOf } from '../runtime/reason-of.ts';
import { isSessionInForce } from '../sessions/sessions.ts';

/** Bytes a client may leave unread before it counts as gone. */
const MAX_UNREAD_BYTES = 64 * 1024;
/** What a whole site is told reaches its tabs within this time, so that they do not all ask at once. */
const SITE_WITHIN_MS = 5_000;

/** Writes a member's events until the client or the session is gone; leaves nothing behind. Source: G10, A42. */
export function tellMember(
  response: ServerResponse,
  member: CallerMember,
  deps: Deps,
  heartbeatMs: number,
): void {
  let toldVersion = 0;
  const write = (text: string) => {
    if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
    else if (response.writable) response.write(text);
  };
  const tell = (event: MemberEvent) => {
    if (event.type === 'balance') {
      // An event of another process can arrive late: an older balance is not told after a newer one.
      if (event.version < toldVersion) return;
      toldVersion = event.version;
    }
    write(eventText(event));
  };
  const check = async (isHeartbeat: boolean) => {
    try {
      await endIfRevoked(response, member, deps);
      if (!isHeartbeat || !response.writable) return;
      // What a process could not tell any more, because it was killed after a commit, is told from the books.
      const balance = await balanceNow(member, deps);
      if (balance.version > toldVersion) tell(balance);
    } catch (error) {
      deps.log.warn({ reason: reasonOf(error) }, 'stream closed: its member could not be read');
      response.destroy();
    }
  };
  // Another tab's logout is told to all of the member's streams; each looks whether it was its own session.
  const events = deps.memberEvents.of(member.id).subscribe((event) => {
    if (event.type === 'revoked') void check(false);
    else if (endpoints['GET /api/stream'].response.safeParse(event).success) tell(event);
    else deps.log.error({ type: event.type }, 'a member event does not fit the contract');
  });
  const siteEvents = deps.memberEvents
    .ofSite(member.siteKey)
    .subscribe((event) => void setTimeout(() => tell(event), deps.random.int(SITE_WITHIN_MS)).unref());
  const heartbeat = setInterval(() => {
    write(': still here\n\n');
    void check(true);
  }, heartbeatMs);
  response.once('close', () => {
    clearInterval(heartbeat);
    events.unsubscribe();
    siteEvents.unsubscribe();
  });
  write(': connected\n\n');
}

async function endIfRevoked(response: ServerResponse, member: CallerMember, deps: Deps): Promise<void> {
  const at = deps.clock.now();
  if (await isSessionInForce(deps.db, member.siteKey, member.sessionId, at)) return;
  if (response.writable) response.end(eventText({ type: 'revoked', at: at.toISOString() }));
}

async function balanceNow({ siteKey, id }: CallerMember, { db, clock }: Deps) {
  const { visibleCentavos, version } = await memberBalances(db, siteKey, id);
  const balance = wireFromCentavos(visibleCentavos);
  return { type: 'balance', balance, version, at: clock.now().toISOString() } as const;
}

function eventText(event: MemberEvent): string {
  return `data: ${JSON.stringify(event)}\n\n`;
}
