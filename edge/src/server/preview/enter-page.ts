import { htmlLangOf, SITE_THEMES, type MessageSet, type SiteTheme } from '@mosaico/shared/contract';
import { escapeHtml } from '../escape-html.ts';
import { PAGE_COLOURS } from '../page-colours.ts';
import { pageScript } from '../page-script.ts';
import { PREVIEW_TEXTS } from './preview-texts.ts';

/** The page that an address of a preview leads to: it hands in the token, and says so when that is worth nothing. */
export function enterPage(theme: SiteTheme, set: MessageSet, nonce: string): string {
  const { title, opening, over } = PREVIEW_TEXTS[set];
  const { text } = PAGE_COLOURS[theme];
  return `<!doctype html>
<html lang="${htmlLangOf(set)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style nonce="${nonce}">html{background:${SITE_THEMES[theme]};color:${text};font:1rem/1.5 system-ui,sans-serif}p{max-width:32rem;margin:20vh auto;padding:0 1.5rem;text-align:center}</style>
</head>
<body>
<p role="status">${escapeHtml(opening)}</p>
<script nonce="${nonce}" data-over="${escapeHtml(over)}">${pageScript(new URL('./page/enter.ts', import.meta.url))}</script>
</body>
</html>
`;
}
