import type { SiteTheme } from '@mosaico/shared/contract';

interface PageColours {
  /** Lighter end of the ground; the ground itself is in SITE_THEMES. */
  readonly lit: string;
  readonly action: string;
  /** On the action colour. */
  readonly ink: string;
  readonly text: string;
}

/** The few colours of what the edge draws itself, where no shell has come. */
export const PAGE_COLOURS: Readonly<Record<SiteTheme, PageColours>> = {
  aurora: { lit: '#0e2a22', action: '#2bd67b', ink: '#07130f', text: '#f6f1e4' },
  mare: { lit: '#0b2a3f', action: '#ff6b57', ink: '#06121f', text: '#f1f3f6' },
};
