import {
  SITE_THEMES,
  TELEMETRY_PATH,
  TELEMETRY_VIEW_PARAMETER,
  type SiteTheme,
} from '@mosaico/shared/contract';
import { escapeHtml } from '../escape-html.ts';
import { PAGE_COLOURS } from '../page-colours.ts';
import type { FailureTexts } from '../page-texts.ts';
import { FAILED_PARAMETER, SHELL_FAILED_COOKIE, SHELL_FALLBACK_PATH } from '../paths.ts';
import { MESSAGE_TEMPLATE, type ShellScripts, type WatchdogFacts } from './facts.ts';
import { watchdogScript } from './watchdog-script.ts';

/** The watchdog's script; it has to stand before the scripts of the shell. */
export function watchdogTag(
  { version, scripts, set }: ShellScripts & { set: string },
  nonce: string,
): string {
  const facts: WatchdogFacts = {
    version,
    scripts,
    set,
    reports: `${TELEMETRY_PATH}?${TELEMETRY_VIEW_PARAMETER}=`,
    fallback: `${SHELL_FALLBACK_PATH}?${FAILED_PARAMETER}=`,
    cookie: SHELL_FAILED_COOKIE,
  };
  return `<script nonce="${nonce}" data-facts="${escapeHtml(JSON.stringify(facts))}">${watchdogScript()}</script>`;
}

/** What the watchdog shows when no shell comes up. A link to nowhere loads the page anew. */
export function messageTemplate(texts: FailureTexts, theme: SiteTheme, nonce: string): string {
  const { title, text, retry, reference } = texts;
  return `<template id="${MESSAGE_TEMPLATE}"><div role="alert" class="${MESSAGE_TEMPLATE}"><style nonce="${nonce}">${stylesOf(theme)}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><a href="">${escapeHtml(retry)}</a><small>${escapeHtml(reference)} <code></code></small></div></template>`;
}

function stylesOf(theme: SiteTheme): string {
  const { action, ink, text } = PAGE_COLOURS[theme];
  const here = `.${MESSAGE_TEMPLATE}`;
  return [
    `${here}{position:fixed;top:0;left:0;z-index:9999;box-sizing:border-box;width:100%;height:100%;overflow:auto;display:flex;flex-direction:column;align-items:center;justify-content:center;padding:1.5rem;text-align:center;font:1rem/1.5 system-ui,sans-serif;background:${SITE_THEMES[theme]};color:${text}}`,
    `${here}[hidden]{display:none}`,
    `${here} h1{margin:0;font-size:1.625rem;line-height:1.15}`,
    `${here} p{margin:1rem 0;max-width:24rem}`,
    `${here} a{margin:.5rem 0 1.5rem;padding:.75rem 1.75rem;border-radius:14px;background:${action};color:${ink};font-weight:700;text-decoration:none}`,
    `${here} a:focus-visible{outline:3px solid ${text};outline-offset:3px}`,
  ].join('');
}
