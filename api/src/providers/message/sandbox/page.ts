import { MAILBOX_PATH } from '@mosaico/shared/contract';
import { escapeHtml } from '../../../http/escape-html.ts';
import { brazilianTime } from '../../sandbox-page.ts';
import { pageTexts, type PageTexts } from './page-texts.ts';
import { PAGE_STYLE } from './page-style.ts';
import { concealRecipient, type SandboxMessage } from './sandbox-messages.ts';

export interface MailboxInput {
  readonly lang: string | undefined;
  /** Nonce of the one style element. */
  readonly nonce: string;
  /** As it was typed; empty at the first visit. */
  readonly typed: string;
  /** Whose messages are shown; null when what was typed is no address. */
  readonly recipient: string | null;
  /** Of this recipient; without one the newest of the site, of which only a part is shown. */
  readonly messages: readonly SandboxMessage[];
}

const LOGO =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="10" fill="#f4b940"/><path d="M5 13c4-5 7-5 11 0s7 5 11 0M5 21c4-5 7-5 11 0s7 5 11 0" fill="none" stroke="#07130f" stroke-width="3" stroke-linecap="round"/></svg>';
const icon = (path: string, size = 18) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
const ENVELOPE = '<rect x="3" y="5" width="18" height="14" rx="3"/><path d="m4 7.5 8 6 8-6"/>';
const PHONE = '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>';

/** The mailbox of the sandbox: who, and what they were sent. Works without scripts. */
export function mailboxPage(input: MailboxInput): string {
  const texts = pageTexts(input.lang);
  const [lang, name] = texts.set === 'en' ? ['pt', 'Português'] : ['en', 'English'];
  const to = input.typed ? `&amp;to=${encodeURIComponent(input.typed)}` : '';
  return `<!doctype html><html lang="${texts.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.title} · Mosaico Sandbox</title><style nonce="${input.nonce}">${PAGE_STYLE}</style></head>
<body><header>${LOGO} Mosaico Sandbox <span>${texts.email} · ${texts.sms}</span></header><main>${form(input, texts)}${inbox(input, texts)}</main>
<footer><p>${texts.sandbox}</p><a href="${MAILBOX_PATH}?lang=${lang}${to}" lang="${lang}">${name}</a></footer></body></html>`;
}

function form({ typed, recipient }: MailboxInput, texts: PageTexts): string {
  const isBad = typed !== '' && recipient === null;
  const note = isBad
    ? `<p class="bad" id="note" role="alert">${texts.unreadable}</p>`
    : `<p class="hint" id="note">${texts.hint}</p>`;
  return `<section><h1>${texts.title}</h1><p class="intro">${texts.intro}</p>
<form action="${MAILBOX_PATH}"><input type="hidden" name="lang" value="${texts.set}">
<label for="to">${texts.address}</label>
<input id="to" name="to" value="${escapeHtml(typed)}" maxlength="254" autocomplete="email" autocapitalize="none" spellcheck="false" required aria-describedby="note"${isBad ? ' aria-invalid="true"' : ''}>
${note}<button>${texts.open}</button></form></section>`;
}

function inbox({ recipient, messages }: MailboxInput, texts: PageTexts): string {
  if (recipient === null) return latest(messages, texts);
  const title = `<h2>${texts.messagesTo} ${escapeHtml(concealRecipient(recipient))}</h2>`;
  if (messages.length === 0)
    return `${title}<section class="empty">${icon(ENVELOPE, 44)}<strong>${texts.empty}</strong><p>${texts.emptyHint}</p></section>`;
  return `${title}<ol>${messages.map((message) => `<li>${head(message, texts)}<p class="text">${withCode(escapeHtml(message.body))}</p></li>`).join('')}</ol>`;
}

/** For who does not know where a code went: to whom, when and for what. The text is for those who know the whole address. */
function latest(messages: readonly SandboxMessage[], texts: PageTexts): string {
  if (messages.length === 0) return '';
  const items = messages.map(
    (message) =>
      `<li>${head(message, texts)}<p class="text">${texts.to} ${escapeHtml(concealRecipient(message.recipient))}</p></li>`,
  );
  return `<h2>${texts.latest}</h2><ol>${items.join('')}</ol><p class="hint">${texts.latestHint}</p>`;
}

/** How a message came, when, and what it is about. */
function head({ channel, subject, sent_at }: SandboxMessage, texts: PageTexts): string {
  const mark = `${icon(channel === 'email' ? ENVELOPE : PHONE)} ${texts[channel]}`;
  const time = `<time datetime="${sent_at.toISOString()}">${brazilianTime(sent_at, texts.htmlLang)}</time>`;
  return `<p>${mark}${time}</p>${subject && `<h3>${escapeHtml(subject)}</h3>`}`;
}

/** Highlights the six-digit code. */
function withCode(html: string): string {
  return html.replace(/\b\d{6}\b/, '<b>$&</b>');
}
