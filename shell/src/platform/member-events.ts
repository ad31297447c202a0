import { requestUrl, type EventBus, type LanguageReader, type SiteConfig } from '@mosaico/shared/contract';
import { centavosFromWire } from '@mosaico/shared/money';
import { followEventStream, type EventStreamParts, type MemberEvent } from './session/event-stream.ts';
import type { ShellSession } from './session/session.ts';

export interface MemberEventsParts extends Pick<EventStreamParts, 'window' | 'random' | 'fetch'> {
  readonly config: SiteConfig;
  readonly language: Pick<LanguageReader, 'current'>;
  readonly session: ShellSession;
  readonly bus: EventBus;
}

/** While a member is known, what the server tells them reaches the session and, as events, the areas. */
export function followMemberEvents(parts: MemberEventsParts): void {
  const { config, language, session, bus } = parts;
  let stop: (() => void) | undefined;
  const start = () =>
    followEventStream({
      ...parts,
      url: () => requestUrl('/api/stream', {}, language.current.value.value, config.apiBase),
      token: session.token,
      onEvent: (event) => pass(event, session, bus),
      onResume: () => void session.refresh(),
      onUnauthenticated: session.lose,
    });
  session.user.changes$.subscribe((user) => {
    if (user) stop ??= start();
    else stop = void stop?.();
  });
}

function pass(event: MemberEvent, session: ShellSession, bus: EventBus): void {
  if (event.type === 'revoked') return session.lose(session.token());
  if (event.type === 'balance') {
    if (!session.setMoney(event.balance, event.version)) return;
    return bus.publish('wallet.balance-changed', {
      balanceCentavos: centavosFromWire(event.balance),
      at: event.at,
    });
  }
  if (event.type === 'notification') {
    return bus.publish('account.notification-received', { notificationId: event.id });
  }
  if (event.type === 'withdrawal') {
    return bus.publish('wallet.withdrawal-changed', {
      orderNo: event.order_no,
      amountCentavos: centavosFromWire(event.amount),
      status: event.status,
      at: event.at,
    });
  }
  if (event.type === 'recharge' && event.status === 'paid') {
    bus.publish('wallet.deposit-paid', {
      orderNo: event.order_no,
      amountCentavos: centavosFromWire(event.amount),
      at: event.at,
    });
  }
}
