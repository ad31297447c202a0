import { LOCAL_BUILD_ATTRIBUTE, OVERRIDE_SCRIPT_PATH, type MessageSet } from '@mosaico/shared/contract';
import { escapeHtml } from '../escape-html.ts';
import { PREVIEW_END_PATH } from '../paths.ts';
import { PREVIEW_TEXTS } from './preview-texts.ts';
import type { ShownPreview } from './previews.ts';

const BANNER = 'preview-banner';

/**
 * Says which preview this page is of, and leads out of it. It is drawn by the edge, outside of what the shell draws, so it is there also when the
 * previewed version fails. It can be folded, because it may lie on what is to be tried. Where the browser takes a build of its own machine, the script
 * that does so stands with it, before the scripts of the shell, which are deferred; until it has run, perhaps because the browser may not reach that
 * machine, the banner says so.
 */
export function previewBanner(
  { area, version, local, expiresAt }: Pick<ShownPreview, 'area' | 'version' | 'local' | 'expiresAt'>,
  set: MessageSet,
  nonce: string,
): string {
  const texts = PREVIEW_TEXTS[set];
  const until = `${texts.until} ${expiresAt.slice(0, 10)} ${expiresAt.slice(11, 16)} UTC`;
  return [
    `<style nonce="${nonce}">${STYLES}</style>`,
    `<aside id="${BANNER}" aria-label="${escapeHtml(texts.title)}"><details open>`,
    `<summary>${escapeHtml(`${texts.title}: ${area} ${local ?? version}`)}</summary>`,
    ...(local === undefined
      ? [`<p>${escapeHtml(texts.only)} <span>(${escapeHtml(until)})</span></p>`]
      : [
          `<p data-until-local>${escapeHtml(texts.waiting)}</p>`,
          `<p data-with-local>${escapeHtml(texts.local)} <span>(${escapeHtml(until)})</span></p>`,
        ]),
    `<form method="post" action="${PREVIEW_END_PATH}"><button>${escapeHtml(texts.leave)}</button></form>`,
    '</details></aside>',
    ...(local === undefined
      ? []
      : [
          `<script nonce="${nonce}" src="${local}${OVERRIDE_SCRIPT_PATH}?area=${area}" crossorigin="anonymous"></script>`,
        ]),
  ].join('');
}

const STYLES = [
  `#${BANNER}{position:fixed;left:.75rem;bottom:calc(5.5rem + env(safe-area-inset-bottom));z-index:2147483000;max-width:min(22rem,calc(100vw - 1.5rem));padding:.625rem .875rem;border-radius:14px;background:#ffb020;color:#1a1200;font:.875rem/1.4 system-ui,sans-serif;overflow-wrap:anywhere;box-shadow:0 4px 24px #0008}`,
  `#${BANNER} summary{font-weight:700;cursor:pointer;min-height:1.5rem}`,
  `#${BANNER} p{margin:.5rem 0}#${BANNER} span{white-space:nowrap}`,
  `#${BANNER} button{min-height:2.75rem;padding:0 1rem;border:0;border-radius:10px;background:#1a1200;color:#ffd58a;font:inherit;font-weight:700;cursor:pointer}`,
  `#${BANNER} [data-with-local],html[${LOCAL_BUILD_ATTRIBUTE}] #${BANNER} [data-until-local]{display:none}`,
  `html[${LOCAL_BUILD_ATTRIBUTE}] #${BANNER} [data-with-local]{display:block}`,
  `#${BANNER} :focus-visible{outline:3px solid #1a1200;outline-offset:2px}`,
].join('');
