import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser's page in a test that runs on Node and has drawn something without one before. */
export interface OpenPage {
  readonly document: Document;
  /** Ends what the page still waits for, so that the test can end. */
  readonly close: () => void;
}

/** Abilities that jsdom has no engine for; they do nothing. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** Opens a page with this HTML. Code that asks what it runs in has to be imported afterwards (jest.resetModules). */
export async function openPage(html: string): Promise<OpenPage> {
  const projectConfig = { testEnvironmentOptions: { html, url: 'http://localhost/' }, globals: {} };
  const browser = new TestEnvironment({ globalConfig: {}, projectConfig } as never, { console } as never);
  await browser.setup();
  const window = browser.global as unknown as Window & typeof globalThis;
  Object.assign(window, {
    IntersectionObserver: NoObserver,
    ResizeObserver: NoObserver,
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  for (const name of Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis)))
    Object.defineProperty(globalThis, name, {
      get: () => (window as unknown as Record<string, unknown>)[name],
      configurable: true,
    });
  return { document: window.document, close: noteTimers() };
}

/** Notes every timer from now on. @returns ends those that are still to come, and the noting */
function noteTimers(): () => void {
  const { setTimeout } = globalThis;
  const timers: NodeJS.Timeout[] = [];
  globalThis.setTimeout = ((run: () => void, ms?: number, ...values: []) => {
    const timer = setTimeout(run, ms, ...values);
    timers.push(timer);
    return timer;
  }) as typeof setTimeout;
  return () => {
    globalThis.setTimeout = setTimeout;
    timers.forEach(clearTimeout);
  };
}
