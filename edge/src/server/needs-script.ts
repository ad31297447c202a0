import { SITE_THEMES, type SiteTheme } from '@mosaico/shared/contract';
import { escapeHtml } from './escape-html.ts';
import { PAGE_COLOURS } from './page-colours.ts';

interface NeedsScript {
  readonly text: string;
  /** Name of the site, on the link that leads home from pages that are nothing without script. */
  readonly siteName: string;
  readonly theme: SiteTheme;
}

/** What visitors without script read, in sight over whatever was drawn: buttons do nothing, while links lead on. */
export function needsScript({ text, siteName, theme }: NeedsScript, nonce: string): string {
  return `<noscript><style nonce="${nonce}">${stylesOf(theme)}</style><p class="needs-script">${escapeHtml(text)} <a href="/">${escapeHtml(siteName)}</a></p></noscript>`;
}

/** Above the tabs, where thumb and eye are. The page gets as much room at its end, so that nothing stays covered. */
function stylesOf(theme: SiteTheme): string {
  const { lit, action, text } = PAGE_COLOURS[theme];
  const here = '.needs-script';
  return [
    `html{background:${SITE_THEMES[theme]}}`,
    `body{padding-bottom:7rem}`,
    `${here}{position:fixed;bottom:calc(5.25rem + env(safe-area-inset-bottom));left:50%;z-index:9999;box-sizing:border-box;width:min(36rem,100% - 1.5rem);margin:0;transform:translateX(-50%);padding:.875rem 1rem;border:1px solid ${action};border-radius:14px;background:${lit};color:${text};font:.9375rem/1.45 system-ui,sans-serif}`,
    `${here} a{display:inline-block;padding:.25rem .5rem;color:${action};font-weight:700}`,
  ].join('');
}
