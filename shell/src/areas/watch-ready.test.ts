import { hasVisibleContent } from './visible-content.ts';
import { READY_DEADLINE_MS, watchReady } from './watch-ready.ts';

describe('ready watch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const container = document.createElement('div');
    const calls: string[] = [];
    const watch = watchReady(
      container,
      () => calls.push('ready'),
      () => calls.push('blank'),
    );
    return { container, calls, watch };
  }

  it('is ready when the area has said so and something is to be seen', () => {
    const { container, calls, watch } = setUp();
    container.textContent = 'Deposit';
    expect(calls).toEqual([]);

    watch.painted();
    jest.advanceTimersByTime(READY_DEADLINE_MS);

    expect(calls).toEqual(['ready']);
  });

  it('waits for content that comes after the word', async () => {
    const { container, calls, watch } = setUp();
    watch.painted();
    expect(calls).toEqual([]);

    container.append(document.createElement('img'));
    await Promise.resolve();

    expect(calls).toEqual(['ready']);
  });

  it.each(['blank', 'silent'])('fails at the deadline when the area is %s', (kind) => {
    const { container, calls, watch } = setUp();
    if (kind === 'blank') watch.painted();
    else container.textContent = 'Deposit';

    jest.advanceTimersByTime(READY_DEADLINE_MS);

    expect(calls).toEqual(['blank']);
  });

  it('sees text and pictures, not styles or empty boxes', () => {
    const box = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

    expect(hasVisibleContent(box('<div><p> Pix </p></div>'))).toBe(true);
    expect(hasVisibleContent(box('<div><svg></svg></div>'))).toBe(true);
    expect(hasVisibleContent(box('<style>p{color:red}</style><div><p>  </p></div>'))).toBe(false);
  });
});
