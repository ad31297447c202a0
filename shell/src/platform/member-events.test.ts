import type { UserInfo } from '@mosaico/shared/api';
import { createReactive } from '@mosaico/shared/reactive';
import { aUser } from '@mosaico/shared/testing';
import { fakeNetwork, type FakeServer } from '../testing/fake-network.ts';
import { memoryStorage } from '@mosaico/shared/storage';
import { createPlatform } from './create-platform.ts';
import { createLanguage } from './language.ts';
import { followMemberEvents } from './member-events.ts';
import type { MemberStreamParts } from './member-stream.ts';
import { createNavigation } from './navigation.ts';
import { createTelemetry } from './telemetry.ts';

const balanceOf = (balance: string, version: number) =>
  `data: {"type":"balance","balance":"${balance}","version":${version},"at":"2026-11-02T15:00:00.000Z"}\n\n`;
const NEWS = 'data: {"type":"notification","id":41,"at":"2026-11-02T15:00:00.000Z"}\n\n';

/** The platform of a member whose event stream waits for `say`. */
function aMembersPlatform(
  server: FakeServer = () => ({ status: 404, body: { code: 404, message: 'Not found' } }),
) {
  const sessionStorage = memoryStorage();
  sessionStorage.setItem('token', 'tok-1');
  sessionStorage.setItem('userInfo', JSON.stringify(aUser()));
  let say: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const localStorage = memoryStorage();
  const platform = createPlatform({
    siteData: null,
    reload: () => undefined,
    config: { apiBase: '', adminBase: '', redirectOrigins: [] },
    window,
    localStorage,
    sessionStorage,
    channel: { postMessage: () => undefined, addEventListener: () => undefined },
    fetch: () => Promise.resolve(new Response(body, { status: 200 })),
    language: createLanguage(localStorage, document),
    navigation: createNavigation(window, { isDue: () => false, go: () => undefined }),
    leaveFor: () => undefined,
    telemetry: createTelemetry({
      shellVersion: '0.1.0',
      from: () => null,
      send: () => undefined,
      random: Math.random,
    }),
    text: (key) => key,
    now: Date.now,
    random: () => 0.5,
    adapter: fakeNetwork(server).adapter,
  });
  return { platform, say: (text: string) => say(text) };
}

it('[R111] [G10] tells the areas of a message that has come in for the member', async () => {
  const { platform, say } = aMembersPlatform();
  const received = new Promise((resolve) => {
    platform.bus.on('account.notification-received').subscribe(resolve);
  });

  say(NEWS);

  expect(await received).toEqual({ notificationId: 41 });
});

it('[R122] [G10] tells the areas of a withdrawal that is in another state', async () => {
  const { platform, say } = aMembersPlatform();
  const received = new Promise((resolve) => {
    platform.bus.on('wallet.withdrawal-changed').subscribe(resolve);
  });

  say(
    'data: {"type":"withdrawal","order_no":"W1","amount":"50.00","status":"paid","at":"2026-11-02T15:00:00.000Z"}\n\n',
  );

  expect(await received).toEqual({
    orderNo: 'W1',
    amountCentavos: 50_00,
    status: 'paid',
    at: '2026-11-02T15:00:00.000Z',
  });
});

it('[A42] tells the areas of no balance that is older than the one they know, and the session has it first', async () => {
  const { platform, say } = aMembersPlatform();
  const told: [number, string | undefined][] = [];
  const last = new Promise<void>((resolve) => {
    platform.bus.on('wallet.balance-changed').subscribe(({ balanceCentavos }) => {
      told.push([balanceCentavos, platform.session.user.value?.money]);
      if (balanceCentavos === 30_00) resolve();
    });
  });

  say(balanceOf('20.00', 7) + balanceOf('90.00', 6) + balanceOf('30.00', 8));
  await last;

  expect(told).toEqual([
    [20_00, '20.00'],
    [30_00, '30.00'],
  ]);
});

it('[A42] [R209] keeps the balance that tells of a prize until the prize has been seen, and then tells the newest', async () => {
  const { platform, say } = aMembersPlatform();
  const told: number[] = [];
  platform.bus
    .on('wallet.balance-changed')
    .subscribe(({ balanceCentavos }) => void told.push(balanceCentavos));
  const news = new Promise((resolve) => {
    platform.bus.on('account.notification-received').subscribe(resolve);
  });
  const release = platform.busy.hold('wheel', { keepsBalance: true });
  const releaseOther = platform.busy.hold('deposit');

  say(balanceOf('20.00', 7) + balanceOf('30.00', 9) + balanceOf('25.00', 8) + NEWS);
  await news;
  expect([told, platform.session.user.value?.money]).toEqual([[], aUser().money]);
  release();

  expect([told, platform.session.user.value?.money]).toEqual([[30_00], '30.00']);
  release();
  releaseOther();
  expect(told).toEqual([30_00]);
});

describe('the code that follows the stream', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function aSession() {
    const user = createReactive<UserInfo | null>(null);
    const parts = { session: { user }, window, random: () => 0.5 } as unknown as MemberStreamParts;
    return { user, parts };
  }

  it('[G10] is not loaded for a visitor, and again and again for a member until it has come', async () => {
    const { user, parts } = aSession();
    const opened: string[] = [];
    const attempts: ('fails' | 'comes')[] = ['fails', 'fails', 'comes'];
    followMemberEvents(parts, () => {
      opened.push('asked');
      if (attempts.shift() === 'fails') return Promise.reject(new Error('no network'));
      return Promise.resolve(() => (opened.push('open'), () => void opened.push('closed')));
    });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([]);

    user.set(aUser());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual(['asked', 'asked', 'asked', 'open']);
    user.set(null);

    expect(opened.at(-1)).toBe('closed');
  });

  it('[G10] that comes after the member has left opens nothing', async () => {
    const { user, parts } = aSession();
    const opened: string[] = [];
    const code = Promise.withResolvers<() => () => void>();
    followMemberEvents(parts, () => code.promise);
    user.set(aUser());
    user.set(null);

    code.resolve(() => (opened.push('open'), () => undefined));
    await jest.advanceTimersByTimeAsync(60_000);

    expect(opened).toEqual([]);
  });
});

describe('the end of the session [G26]', () => {
  const REVOKED = 'data: {"type":"revoked","at":"2026-11-02T15:00:00.000Z"}\n\n';

  it('comes at once', async () => {
    const { platform, say } = aMembersPlatform();
    const ended = new Promise((resolve) => void platform.bus.on('session.ended').subscribe(resolve));

    say(REVOKED);

    await ended;
    expect(platform.session.token()).toBeNull();
  });

  it('[G31] waits for the answer to what this page has sent: who has ended it themselves is not asked to log in', async () => {
    const answer = Promise.withResolvers<void>();
    const { platform, say } = aMembersPlatform(async ({ url }) => {
      if (url.startsWith('/api/rg/self-exclude')) await answer.promise;
      return { body: { code: 200, message: 'OK', data: { excluded_until: null } } };
    });
    const reasons: string[] = [];
    platform.bus.on('session.ended').subscribe(({ reason }) => void reasons.push(reason));
    const excluding = platform.api
      .call('POST /api/rg/self-exclude', { body: { months: 3 } })
      .then(() => platform.session.logout());

    say(REVOKED);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(reasons).toEqual([]);
    answer.resolve();
    await excluding;
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(reasons).toEqual(['logout']);
    expect(platform.notices.question.value).toBeNull();
  });
});
