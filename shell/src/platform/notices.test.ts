import { createNotices } from './notices.ts';

describe('notices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[R228] shows the same text once within three seconds', () => {
    const notices = createNotices(Date.now);
    const texts = () => notices.toasts.value.map(({ text }) => text);

    notices.toast('error', 'Load Fail');
    jest.advanceTimersByTime(2_999);
    notices.toast('error', 'Load Fail');
    expect(texts()).toEqual(['Load Fail']);

    jest.advanceTimersByTime(1);
    notices.toast('error', 'Load Fail');
    expect(texts()).toEqual(['Load Fail', 'Load Fail']);
  });

  it('lets a message go by itself or when it is dismissed', () => {
    const notices = createNotices(Date.now);
    notices.toast('success', 'one');
    notices.toast('info', 'two');

    notices.dismiss(notices.toasts.value[0]?.id ?? 0);
    expect(notices.toasts.value).toMatchObject([{ text: 'two' }]);

    jest.advanceTimersByTime(10_000);
    expect(notices.toasts.value).toEqual([]);
  });

  it('lets no message go while the player reads, and gives each its whole time afterwards', () => {
    jest.useFakeTimers();
    const notices = createNotices(Date.now);
    notices.toast('success', 'Saved');
    jest.advanceTimersByTime(3_999);

    notices.pause();
    notices.toast('info', 'Also this');
    jest.advanceTimersByTime(60_000);
    expect(notices.toasts.value.map(({ text }) => text)).toEqual(['Saved', 'Also this']);
    notices.resume();
    jest.advanceTimersByTime(3_999);
    expect(notices.toasts.value).toHaveLength(2);
    jest.advanceTimersByTime(1_001);

    expect(notices.toasts.value).toEqual([]);
    jest.useRealTimers();
  });

  it('lets the others go when the one that was read is dismissed', () => {
    jest.useFakeTimers();
    const notices = createNotices(Date.now);
    notices.toast('success', 'Saved');
    notices.toast('info', 'Also this');
    notices.pause();

    notices.dismiss(notices.toasts.value[0]?.id ?? 0);
    jest.advanceTimersByTime(5_000);

    expect(notices.toasts.value).toEqual([]);
    jest.useRealTimers();
  });

  it('asks one question at a time and hands out each answer', async () => {
    const notices = createNotices(Date.now);
    const first = notices.confirm('first?');
    const second = notices.alert('second!');

    expect(notices.question.value?.text).toBe('first?');
    void notices.question.value?.answer(true);
    await expect(first).resolves.toBe(true);
    expect(notices.question.value?.text).toBe('second!');
    void notices.question.value?.answer(false);
    await expect(second).resolves.toBeUndefined();
    expect(notices.question.value).toBeNull();
  });
});
