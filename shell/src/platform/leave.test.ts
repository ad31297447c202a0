import { memoryStorage } from '@mosaico/shared/storage';
import { aShell } from '../testing/a-shell.tsx';

const PAY = 'https://pay.example';
const NOTICE = { tone: 'info', text: 'Taking you to the payment page' } as const;

async function setUp() {
  const sessionStorage = memoryStorage();
  const options = { redirectOrigins: [PAY], sessionStorage };
  const shell = await aShell(options);
  const texts = (of = shell) => of.platform.notices.toasts.value.map(({ text }) => text);
  return { ...shell, shell, texts, sessionStorage, anotherPage: () => aShell(options) };
}

/** The browser brings back a page that it had put aside. */
function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

describe('leaving the site', () => {
  afterEach(() => jest.useRealTimers());

  it('[A8] follows an address of an allowed origin in the same window', async () => {
    const { platform, left, texts } = await setUp();

    expect(platform.navigation.leave(`${PAY}/checkout?id=1`)).toBe(true);
    expect(platform.navigation.leave('/psp/pay/1')).toBe(true);

    expect(left).toEqual([`${PAY}/checkout?id=1`, 'http://localhost/psp/pay/1']);
    expect(texts()).toEqual([]);
  });

  it('[A8] refuses any other address, and reports it without what could be secret', async () => {
    const { platform, left, reports, texts } = await setUp();

    expect(platform.navigation.leave('https://evil.example/login?token=s3cret#x', NOTICE)).toBe(false);
    expect(platform.navigation.leave('https://ana:s3cret@pay.example/')).toBe(false);
    expect(platform.navigation.leave('javascript:s3cret()')).toBe(false);
    platform.telemetry.flush();

    expect(left).toEqual([]);
    expect(texts()).toEqual([]);
    expect(reports).toMatchObject([
      {
        kind: 'error',
        message: 'Error: not an allowed address outside the site: https://evil.example/login',
      },
      { kind: 'error', message: 'Error: not an allowed address outside the site: https://pay.example/' },
      { kind: 'error', message: 'Error: not an allowed address outside the site: javascript:' },
    ]);
    expect(JSON.stringify(reports)).not.toContain('s3cret');
  });

  it('[A8] shows the notice first, and leaves 600 ms later', async () => {
    const { platform, left, texts } = await setUp();
    jest.useFakeTimers();

    expect(platform.navigation.leave(`${PAY}/1`, NOTICE)).toBe(true);
    expect(texts()).toEqual([NOTICE.text]);
    jest.advanceTimersByTime(599);
    expect(left).toEqual([]);
    jest.advanceTimersByTime(1);

    expect(left).toEqual([`${PAY}/1`]);
  });

  it('[A8] leaves once, however often it is asked for', async () => {
    const { platform, left } = await setUp();
    jest.useFakeTimers();

    platform.navigation.leave(`${PAY}/1`, NOTICE);
    platform.navigation.leave(`${PAY}/2`, NOTICE);
    jest.advanceTimersByTime(2_000);

    expect(left).toEqual([`${PAY}/1`]);
  });

  it('[A8] shows the notice once more when the player is back on a new page, and then no more', async () => {
    const { platform, texts, anotherPage } = await setUp();
    platform.navigation.leave(`${PAY}/1`, NOTICE);

    expect(texts(await anotherPage())).toEqual([NOTICE.text]);
    expect(texts(await anotherPage())).toEqual([]);
  });

  it('[A8] shows it, too, when the back button brings back the page as it was', async () => {
    jest.useFakeTimers();
    const { platform, texts } = await setUp();
    platform.navigation.leave(`${PAY}/1`, NOTICE);
    jest.advanceTimersByTime(10_000);
    expect(texts()).toEqual([]);

    comeBack();
    expect(texts()).toEqual([NOTICE.text]);
    jest.advanceTimersByTime(10_000);
    comeBack();

    expect(texts()).toEqual([]);
  });

  it.each(['no json', '5', '[null]', '[{"tone":"loud","text":"x"}]', '[{"tone":"info"}]'])(
    'shows nothing when what was kept is %s',
    async (kept) => {
      const { sessionStorage, anotherPage, texts } = await setUp();
      sessionStorage.setItem('flash', kept);

      expect(texts(await anotherPage())).toEqual([]);
    },
  );
});
