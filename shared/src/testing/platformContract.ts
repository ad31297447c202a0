import { isApiError } from '../api/api-error.ts';
import type { Live, Platform } from '../contract/platform.ts';
import { PLATFORM_VERSION } from '../contract/version.ts';
import type { EventPayload } from '../contract/events.ts';
import type { SlotName } from '../contract/names.ts';

/** What the server does: answers, refuses every request, or is out of reach. */
export type ServerMood = 'answering' | 'refusing' | 'away';

export interface BenchOptions {
  readonly server?: ServerMood;
  /** What the player answers to every question; no answer at all when it is left out. */
  readonly confirms?: boolean;
}

/** One platform, in English, for a visitor at `/start?a=1`, with a view of what the player would see. */
export interface PlatformBench {
  readonly platform: Platform;
  /** A member logs in. */
  logIn(): Promise<void>;
  chooseLanguage(value: string): void;
  /** Texts of toasts, alerts and questions, in order. */
  shown(): readonly string[];
  /** The modal that was asked for last. */
  opened(): 'login' | 'register' | null;
  /** Addresses the site was left for. `https://pay.example` may be. */
  left(): readonly string[];
  /** Errors that were reported. */
  reported(): number;
  isBusy(): boolean;
  filled(): readonly SlotName[];
}

type MakeBench = (options?: BenchOptions) => PlatformBench | Promise<PlatformBench>;

/**
 * The promises of `contract/platform.ts` as tests. They run on the real platform of the shell and on the fake one, so that
 * what an area is tested with is what it gets.
 */
export function describePlatform(name: string, make: MakeBench): void {
  describe(`${name}: platform contract`, () => {
    it('says which version of the contract it keeps', async () => {
      expect((await make()).platform.version).toBe(PLATFORM_VERSION);
    });
    describeLives(make);
    describeSession(make);
    describeLanguage(make);
    describeNavigation(make);
    describeLeave(make);
    describeApi(make);
    describeBus(make);
    describeNotices(make);
    describeTheRest(make);
  });
}

function describeLives(make: MakeBench): void {
  it('replays the current value of each Live to each new subscriber', async () => {
    const { platform } = await make();
    const { site, session, language, navigation } = platform;

    const lives: readonly Live<unknown>[] = [site, session.user, language.current, navigation.location];
    for (const live of lives) expect([...seen(live), ...seen(live)]).toEqual([live.value, live.value]);
  });

  it('tells the subscribers of a Live what changes', async () => {
    const { platform, logIn } = await make();
    const users = seen(platform.session.user);

    await logIn();

    expect(users.at(-1)).toMatchObject({ id: 7 });
    expect(platform.session.user.value).toBe(users.at(-1));
  });
}

function describeSession(make: MakeBench): void {
  it('[R158] asks a visitor to log in first', async () => {
    const { platform, shown, opened } = await make();

    expect(platform.session.isLoggedIn()).toBe(false);
    expect(platform.session.requireLogin()).toBe(false);

    expect(shown()).toEqual(['Currently not logged in, please log in first']);
    expect(opened()).toBe('login');
  });

  it('[R158] lets a member pass without a word', async () => {
    const { platform, logIn, shown, opened } = await make();
    await logIn();

    expect(platform.session.isLoggedIn()).toBe(true);
    expect(platform.session.requireLogin()).toBe(true);

    expect(shown()).toEqual([]);
    expect(opened()).toBeNull();
  });

  it.each(['login', 'register'] as const)('[R75] [R76] opens %s', async (modal) => {
    const { platform, opened } = await make();

    platform.session.open(modal);

    expect(opened()).toBe(modal);
  });

  it('tells of the start of a session', async () => {
    const { platform, logIn } = await make();
    const started = heard(platform, 'session.started');

    await logIn();

    expect(started).toEqual([{ memberId: 7 }]);
  });

  it.each(['answering', 'refusing', 'away'] as const)(
    'never rejects a refresh while the server is %s',
    async (server) => {
      const { platform } = await make({ server });

      await expect(platform.session.refresh()).resolves.toBeUndefined();
    },
  );

  it('[G1] logs out: no member, the news on the bus, at the start', async () => {
    const { platform, logIn } = await make();
    await logIn();
    const ended = heard(platform, 'session.ended');

    await platform.session.logout();

    expect(platform.session.user.value).toBeNull();
    expect(platform.session.isLoggedIn()).toBe(false);
    expect(ended).toEqual([{ reason: 'logout' }]);
    expect(platform.navigation.location.value.pathname).toBe('/');
  });

  it('leaves a visitor where they are who logs out', async () => {
    const { platform } = await make();

    await platform.session.logout();

    expect(platform.navigation.location.value.pathname).toBe('/start');
  });
}

function describeLanguage(make: MakeBench): void {
  it('[R22] [A1] speaks the set and locale of the language, and follows it', async () => {
    const { platform, chooseLanguage } = await make();
    const changed = heard(platform, 'language.changed');
    expect(platform.language).toMatchObject({ messageSet: 'en', locale: 'en' });

    chooseLanguage('zh_cn');

    expect(platform.language).toMatchObject({ messageSet: 'cn', locale: 'zh-CN' });
    expect(platform.language.current.value.value).toBe('zh_cn');
    expect(changed).toEqual([{ value: 'zh_cn', messageSet: 'cn' }]);
  });
}

function describeNavigation(make: MakeBench): void {
  it('[R29] pushes path, query, hash and state', async () => {
    const { navigation } = (await make()).platform;

    navigation.push('/records?page=2#top', { from: 'menu' });

    expect(navigation.location.value).toMatchObject({
      pathname: '/records',
      search: '?page=2',
      hash: '#top',
      state: { from: 'menu' },
    });
  });

  it('gives each entry a key of its own, and no state unless it has one', async () => {
    const { navigation } = (await make()).platform;
    const keys = [navigation.location.value.key];

    for (const path of ['/one', '/two', '/two']) {
      navigation.push(path);
      keys.push(navigation.location.value.key);
    }

    expect(new Set(keys).size).toBe(4);
    expect(navigation.location.value.state).toBeNull();
  });

  it('takes a query without a path for one of the same page', async () => {
    const { navigation } = (await make()).platform;

    navigation.push('?b=2');

    expect(navigation.location.value).toMatchObject({ pathname: '/start', search: '?b=2' });
  });

  it('goes back to the entry before, with its state; a replaced entry is gone', async () => {
    const { navigation } = (await make()).platform;
    navigation.push('/one', { scroll: 1 });
    const { key } = navigation.location.value;
    navigation.push('/two');
    navigation.replace('/three');

    navigation.go(-1);
    await until(() => navigation.location.value.pathname !== '/three');

    expect(navigation.location.value).toMatchObject({ pathname: '/one', state: { scroll: 1 }, key });
  });
}

function describeLeave(make: MakeBench): void {
  it('[A8] leaves for an allowed address', async () => {
    const { platform, left, shown } = await make();

    expect(platform.navigation.leave('https://pay.example/1?a=b')).toBe(true);

    await until(() => left().length > 0);
    expect(left()).toEqual(['https://pay.example/1?a=b']);
    expect(shown()).toEqual([]);
  });

  it('[A8] shows the notice before it leaves', async () => {
    const { platform, left, shown } = await make();

    expect(platform.navigation.leave('/psp/pay/1', { tone: 'info', text: 'One moment' })).toBe(true);
    expect(shown()).toEqual(['One moment']);

    await until(() => left().length > 0);
    expect(left()).toEqual(['http://localhost/psp/pay/1']);
  });

  it.each(['https://evil.example/', '//pay.example/', 'javascript:alert(1)', 'https://a:b@pay.example/', ''])(
    '[A8] refuses %j and does nothing',
    async (url) => {
      const { platform, left, shown } = await make();

      expect(platform.navigation.leave(url, { tone: 'info', text: 'One moment' })).toBe(false);

      expect(left()).toEqual([]);
      expect(shown()).toEqual([]);
    },
  );
}

function describeApi(make: MakeBench): void {
  it('[R165] answers with the body of the contract', async () => {
    const { platform } = await make();

    const answer = await platform.api.call('POST /api/auth/me', { body: {} });

    expect(answer).toMatchObject({ code: 200, data: { id: 7 } });
  });

  it('[R167] throws a refusal as the one ApiError, with message, key and fields', async () => {
    const { platform } = await make({ server: 'refusing' });

    const error = await platform.api.call('POST /api/auth/captcha', { body: {} }).catch(same);

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({
      message: 'Please enter the amount',
      error: 'amount_required',
      errors: { amount: ['Please enter the amount'] },
    });
  });

  it('[R229] throws the lack of an answer as one, too', async () => {
    const { platform } = await make({ server: 'away' });

    const error = await platform.api.call('POST /api/auth/captcha', { body: {} }).catch(same);

    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ message: 'Network error, please try again later', error: 'network' });
  });
}

function describeBus(make: MakeBench): void {
  it('tells each subscriber of an event from now on', async () => {
    const { bus } = (await make()).platform;
    const early: number[] = [];
    const late: number[] = [];
    bus.on('games.closed').subscribe(({ gameId }) => early.push(gameId));
    bus.publish('games.closed', { gameId: 1 });
    bus.on('games.closed').subscribe(({ gameId }) => late.push(gameId));

    bus.publish('games.closed', { gameId: 2 });
    bus.publish('account.unread-changed', { unreadCount: 3 });

    expect([early, late]).toEqual([[1, 2], [2]]);
  });

  it('reports a subscriber that throws, and serves the others, now and later', async () => {
    const { platform, reported } = await make();
    const served: number[] = [];
    platform.bus.on('games.closed').subscribe(() => {
      throw new Error('broken subscriber');
    });
    platform.bus.on('games.closed').subscribe(({ gameId }) => served.push(gameId));

    platform.bus.publish('games.closed', { gameId: 1 });
    platform.bus.publish('games.closed', { gameId: 2 });
    await until(() => reported() > 0);

    expect(served).toEqual([1, 2]);
  });

  it('refuses what is not in the catalogue, where payloads are checked', async () => {
    const { bus } = (await make()).platform;
    const withToken = { gameId: 1, token: 'secret' };

    expect(() => bus.publish('games.closed', withToken)).toThrow(/token/);
  });
}

function describeNotices(make: MakeBench): void {
  it('[R228] shows the same text within three seconds once', async () => {
    const { platform, shown } = await make();

    platform.notices.toast('error', 'Load Fail');
    platform.notices.toast('info', 'Load Fail');
    platform.notices.toast('info', 'Saved');

    expect(shown()).toEqual(['Load Fail', 'Saved']);
  });

  it.each([true, false])('answers %s to a question as the player does', async (confirms) => {
    const { platform, shown } = await make({ confirms });

    await expect(platform.notices.confirm('Withdraw?')).resolves.toBe(confirms);

    expect(shown()).toEqual(['Withdraw?']);
  });

  it('tells when a message has been read', async () => {
    const { platform, shown } = await make({ confirms: true });

    await expect(platform.notices.alert('Documents are needed')).resolves.toBeUndefined();

    expect(shown()).toEqual(['Documents are needed']);
  });
}

function describeTheRest(make: MakeBench): void {
  it('is busy until everyone has released; a second release is harmless', async () => {
    const { platform, isBusy } = await make();
    const release = platform.busy.hold('deposit');
    const other = platform.busy.hold('deposit');

    release();
    release();
    expect(isBusy()).toBe(true);
    other();

    expect(isBusy()).toBe(false);
  });

  it('gives a reference for a reported error, whatever was thrown', async () => {
    const { telemetry } = (await make()).platform;

    for (const thrown of [new Error('broken'), 'a text', undefined, null])
      expect(telemetry.error(thrown, { step: 'pay', attempt: 2 })).toMatch(/^[A-Z0-9]+-[A-Z0-9]+$/);
    expect(telemetry.mark('opened')).toBeUndefined();
  });

  it('fills a slot until everyone has emptied it; emptying twice is harmless', async () => {
    const { platform, filled } = await make();
    const element = document.createElement('div');
    const empty = platform.slots.fill('home.banner', element);
    const other = platform.slots.fill('home.banner', element);

    empty();
    empty();
    expect(filled()).toEqual(['home.banner']);
    other();

    expect(filled()).toEqual([]);
  });
}

/** Every value of a Live from now on, the current one first. */
function seen<T>(live: Live<T>): T[] {
  const values: T[] = [];
  live.changes$.subscribe((value) => values.push(value));
  return values;
}

function heard<N extends 'session.started' | 'session.ended' | 'language.changed'>(
  { bus }: Platform,
  name: N,
): EventPayload<N>[] {
  const payloads: EventPayload<N>[] = [];
  bus.on(name).subscribe((payload) => payloads.push(payload));
  return payloads;
}

const same = (error: unknown) => error;

/** What the browser's history and timers do takes a moment. */
async function until(isSo: () => boolean, patienceMs = 2_000): Promise<void> {
  const latest = Date.now() + patienceMs;
  while (!isSo()) {
    if (Date.now() > latest) throw new Error('it has not come about in time');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
