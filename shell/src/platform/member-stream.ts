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

export interface MemberStreamParts extends Pick<EventStreamParts, 'window' | 'random' | 'fetch'> {
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
 * Follows the member's events. The end of the session waits for what this page has sent: whoever has ended it by their own
 * request, such as by excluding themselves, is told so by its answer, and not asked to log in.
 *
 * @returns stops it
 */
export function openMemberStream(parts: MemberStreamParts): () => void {
  const { config, language, session, written } = parts;
  const balances = keepBalances(parts);
  const lose = (token: string | null) => void written().then(() => session.lose(token));
  const stop = followEventStream({
    ...parts,
    url: () => requestUrl('/api/stream', {}, language.current.value.value, config.apiBase),
    token: session.token,
    onEvent(event) {
      if (event.type === 'revoked') lose(session.token());
      else if (event.type === 'balance') balances.pass(event);
      else pass(event, parts.bus);
    },
    onResume: () => void session.refresh(),
    onUnauthenticated: lose,
  });
  return () => {
    stop();
    balances.stop();
  };
}

type BalanceEvent = Extract<MemberEvent, { readonly type: 'balance' }>;

/** Passes balances on; of those that come while they have to wait, the newest. */
function keepBalances({ session, bus, keepsBalance }: MemberStreamParts) {
  let waiting: BalanceEvent | null = null;
  const passOn = (event: BalanceEvent) => {
    if (!session.setMoney(event.balance, event.version)) return;
    bus.publish('wallet.balance-changed', { balanceCentavos: centavosFromWire(event.balance), at: event.at });
  };
  const changes = keepsBalance.changes$.subscribe((isKept) => {
    if (isKept || !waiting) return;
    passOn(waiting);
    waiting = null;
  });
  return {
    pass(event: BalanceEvent): void {
      if (!keepsBalance.value) passOn(event);
      else if (!waiting || event.version > waiting.version) waiting = event;
    },
    stop: () => changes.unsubscribe(),
  };
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
