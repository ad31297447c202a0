import type { OfferedShell, ShellScripts, WatchdogFacts } from '../facts.ts';
import { holdPage } from './hold-page.ts';
import { reportFailure } from './report-failure.ts';
import { showMessage } from './show-message.ts';
import { watchStart } from './watch-start.ts';

/** Page views of this visitor begin with the fallback for so long; then the live shell has another chance. */
const REMEMBERED_SECONDS = 600;

/**
 * Sees to it that a shell comes up in this page: the one that the page names; if its scripts do not arrive, the same once
 * more; then the one that the edge offers in its place; and when all have failed a message that says so. Every failure is
 * reported.
 */
export function watchShell(facts: WatchdogFacts, nonce: string): void {
  const page = holdPage(nonce);
  const failed: string[] = [];

  function watch(shell: ShellScripts, isRetry: boolean): void {
    const urls = shell.scripts.map(({ url }) => new URL(url, location.href).href);
    watchStart(urls, page.isDrawn, (failure) => {
      const reference = reportFailure(facts, nonce, shell.version, failure);
      if (failure.stage === 'load' && failure.isOver && !isRetry) start(askedAnew(shell));
      else fallBack(shell.version, reference);
    });
  }

  function start(shell: ShellScripts): void {
    page.clear();
    watch(shell, true);
    page.load(shell.scripts);
  }

  function fallBack(version: string, reference: string): void {
    failed.push(version);
    new Promise<Response>((resolve) => resolve(fetch(facts.fallback + failed.join())))
      .then((answer) => answer.json())
      .then((offer: OfferedShell) => {
        if (page.isDrawn()) return;
        document.cookie = `${facts.cookie}=${version};path=/;max-age=${REMEMBERED_SECONDS};samesite=lax`;
        page.useMap(offer.map);
        start(offer);
      })
      // Nothing is offered, and the answer is empty; or there is no network.
      .catch(() => showMessage(reference, page.isDrawn));
  }

  watch(facts, false);
}

/** Under another address: the browser may have kept a damaged answer under the first one. */
function askedAnew({ version, scripts }: ShellScripts): ShellScripts {
  return { version, scripts: scripts.map(({ url, integrity }) => ({ url: `${url}?retry=1`, integrity })) };
}
