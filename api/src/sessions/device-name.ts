import Bowser from 'bowser';

/** A device in words that every language understands; empty where nothing can be said. */
export interface DeviceName {
  /** Such as `Chrome`. */
  readonly browser: string;
  /** Such as `Windows`. */
  readonly system: string;
  readonly kind: 'desktop' | 'mobile' | 'tablet' | 'unknown';
}

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** What a browser says it is, in words. It can say what it likes: this is for people to recognise their devices by, and decides nothing. */
export function deviceName(userAgent: string): DeviceName {
  // The library refuses an empty text.
  if (!userAgent) return { browser: '', system: '', kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    kind: KINDS.find((kind) => kind === platform.type) ?? 'unknown',
  };
}
