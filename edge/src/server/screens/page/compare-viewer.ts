import { OTHER_VIEWER_ATTRIBUTE, TOKEN_KEY } from '@mosaico/shared/contract';

/*
 * Stands before the drawn first screen. The edge draws for a visitor or a member by a hint; only the browser knows which of them this
 * tab belongs to. Where they differ, what they see differently is not shown until the shell has drawn it anew.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
let isMember = false;
try {
  isMember = Boolean(sessionStorage.getItem(TOKEN_KEY));
} catch {
  // A browser without storage has no session.
}
if ((dataset['viewer'] === 'member') !== isMember)
  document.documentElement.setAttribute(OTHER_VIEWER_ATTRIBUTE, '');
