import { aWindow } from '../../testing/a-window.ts';
import { followEventStream, type MemberEvent } from './event-stream.ts';

const encoder = new TextEncoder();

function setUp(answers: (Response | Error | 'silence')[], isVisible = true) {
  const events: MemberEvent[] = [];
  const requests: { url: string; headers: unknown }[] = [];
  const lost: string[] = [];
  const signals: AbortSignal[] = [];
  let resumed = 0;
  const { window, show, goOnline } = aWindow(isVisible);
  const stop = followEventStream({
    url: () => '/api/stream?lang=pt',
    token: () => 'tok-1',
    random: () => 0.5,
    fetch: (input, init) => {
      requests.push({ url: String(input), headers: init?.headers });
      const { signal } = init ?? {};
      if (signal) signals.push(signal);
      const answer = answers.shift();
      if (answer === 'silence') return Promise.resolve(untilAborted(signal));
      if (!answer) return new Promise(() => undefined);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    onEvent: (event) => events.push(event),
    onResume: () => (resumed += 1),
    onUnauthenticated: (token) => lost.push(token),
    window,
  });
  return {
    events,
    requests,
    signals,
    lost,
    stop,
    show,
    goOnline,
    window: window as unknown as EventTarget,
    resumed: () => resumed,
  };
}

/** A connection that stays open, as `fetch` ends it. */
function untilAborted(signal: AbortSignal | null | undefined): Response {
  const body = new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });
  return new Response(body, { status: 200 });
}

function stream(...parts: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part));
      controller.close();
    },
  });
  return new Response(body, { status: 200 });
}
const balance = '{"type":"balance","balance":"10.00","at":"2026-01-01T00:00:00Z"}';

describe('event stream of a member', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[R154] carries the token in the header, never in the address, and hands out events that arrive in pieces', async () => {
    const { events, requests, stop } = setUp([
      stream(': heartbeat\n\ndata: {"type":"bal', `${balance.slice(12)}\r\n\r\n`),
    ]);
    await jest.advanceTimersByTimeAsync(10);
    stop();

    expect(requests[0]).toEqual({ url: '/api/stream?lang=pt', headers: { Authorization: 'Bearer tok-1' } });
    expect(events).toEqual([{ type: 'balance', balance: '10.00', at: '2026-01-01T00:00:00Z' }]);
  });

  it('connects again after a break, later each time, and says that facts may have been missed', async () => {
    const { requests, stop, resumed } = setUp([stream(), new Error('down'), new Error('down'), stream()]);

    await jest.advanceTimersByTimeAsync(750);
    expect(requests).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(750);
    expect(requests).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(requests).toHaveLength(4);
    expect(resumed()).toBe(1);
    stop();
  });

  it('rests while the page is hidden and connects at once when it is seen', async () => {
    const { requests, stop, show } = setUp([new Error('down')], false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(1);

    show();
    await jest.advanceTimersByTimeAsync(0);

    expect(requests).toHaveLength(2);
    stop();
  });

  it('connects at once when the network is back', async () => {
    const { requests, stop, goOnline } = setUp([new Error('down')]);
    await jest.advanceTimersByTimeAsync(100);
    expect(requests).toHaveLength(1);

    goOnline();
    await jest.advanceTimersByTimeAsync(0);

    expect(requests).toHaveLength(2);
    stop();
  });

  it('ends with the page that is put aside, and connects at once when that is seen again', async () => {
    const { requests, signals, stop, show, window, resumed } = setUp(['silence', 'silence']);
    await jest.advanceTimersByTimeAsync(0);
    expect(signals[0]?.aborted).toBe(false);

    window.dispatchEvent(new Event('pagehide'));
    await jest.advanceTimersByTimeAsync(0);
    expect(signals[0]?.aborted).toBe(true);
    expect(requests).toHaveLength(1);
    show();
    await jest.advanceTimersByTimeAsync(0);

    expect(requests).toHaveLength(2);
    expect(resumed()).toBe(1);
    expect(signals[1]?.aborted).toBe(false);
    stop();
  });

  it('gives up at 401 and reports the refused token', async () => {
    const { requests, lost } = setUp([new Response('{}', { status: 401 })]);
    await jest.advanceTimersByTimeAsync(120_000);

    expect(lost).toEqual(['tok-1']);
    expect(requests).toHaveLength(1);
  });
});
