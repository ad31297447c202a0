import {
  requestUrl,
  type EventBus,
  type LanguageReader,
  type Reactive,
  type SiteConfig,
} from '@mosaico/shared/contract';
import { centavosFromWire } from '@mosaico/shared/money';
import { followEventStream, type EventStreamParts, type MemberEvent } from './session/event-stream.ts';
import type { ShellSession } from './session/session.ts';

export interface MemberEventsParts extends Pick<EventStreamParts, 'window' | 'random' | 'fetch'> {
  readonly config: SiteConfig;
  readonly language: Pick<LanguageReader, 'current'>;
  readonly session: ShellSession;
  readonly bus: EventBus;
  /** While true, balances wait. */
  readonly keepsBalance: Reactive<boolean>;
  /** Waits until what this page has sent is answered, and the answer is acted on. */
  readonly written: () => Promise<void>;
}

/**
 * While a member is known, what the server tells them reaches the session and, as events, the areas. The end of the session waits for what this
 * page has sent: whoever has ended it by their own request, such as by excluding themselves, is told so by its answer, and not asked to log in.
 */
export function followMemberEvents(parts: MemberEventsParts): void {
  const { config, language, session, written } = parts;
  const pass = passing(parts);
  const lose = (token: string | null) => void written().then(() => session.lose(token));
  let stop: (() => void) | undefined;
  const start = () =>
    followEventStream({
      ...parts,
      url: () => requestUrl('/api/stream', {}, language.current.value.value, config.apiBase),
      token: session.token,
      onEvent: (event) => (event.type === 'revoked' ? lose(session.token()) : pass(event)),
      onResume: () => void session.refresh(),
      onUnauthenticated: lose,
    });
  session.user.changes$.subscribe((user) => {
    if (user) stop ??= start();
    else stop = void stop?.();
  });
}

type BalanceEvent = Extract<MemberEvent, { readonly type: 'balance' }>;

/** Passes events on; of the balances that come while they have to wait, the newest. */
function passing({ session, bus, keepsBalance }: MemberEventsParts): (event: MemberEvent) => void {
  let waiting: BalanceEvent | null = null;
  session.user.changes$.subscribe((user) => {
    if (!user) waiting = null;
  });
  keepsBalance.changes$.subscribe((isKept) => {
    if (isKept || !waiting) return;
    passBalance(waiting, session, bus);
    waiting = null;
  });
  return (event) => {
    if (event.type !== 'balance') return pass(event, bus);
    if (!keepsBalance.value) return passBalance(event, session, bus);
    if (!waiting || event.version > waiting.version) waiting = event;
  };
}

function passBalance(event: BalanceEvent, session: ShellSession, bus: EventBus): void {
  if (!session.setMoney(event.balance, event.version)) return;
  bus.publish('wallet.balance-changed', { balanceCentavos: centavosFromWire(event.balance), at: event.at });
}

function pass(event: MemberEvent, bus: EventBus): void {
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
