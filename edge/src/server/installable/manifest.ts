import { SITE_THEMES } from '@mosaico/shared/contract';
import { iconUrl } from '../paths.ts';
import type { SiteFacts } from '../site-facts.ts';

/** Sizes of the icons of each theme; the maskable one has room around its mark. */
const ICONS = [
  { file: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { file: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { file: 'maskable-512.png', sizes: '512x512', purpose: 'maskable' },
] as const;

/** The web app manifest of one site: its name, its colours, its icons. Pure. */
export function manifestOf({ name, theme }: SiteFacts, lang: string, description: string) {
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'portrait',
    background_color: SITE_THEMES[theme],
    theme_color: SITE_THEMES[theme],
    categories: ['games', 'entertainment'],
    icons: ICONS.map(({ file, sizes, purpose }) => ({
      src: iconUrl(theme, file),
      sizes,
      type: 'image/png',
      purpose,
    })),
  };
}
