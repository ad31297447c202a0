/** How long a remote entry may take. */
const TIMEOUT_MS = 10_000;

/** A script that is published: its address, and what its bytes must be. */
export interface EntryScript {
  readonly url: string;
  readonly integrity: string;
  readonly nonce: string;
}

/**
 * Runs a script of a release in the page.
 *
 * @throws what the script threw; Error when it did not come in time, or is not what was published
 */
export function runEntry(entry: EntryScript): Promise<void> {
  const script = tagOf(entry);
  return new Promise<void>((resolve, reject) => {
    let thrown: unknown;
    const noteFault = (event: ErrorEvent) => {
      if (event.filename === entry.url) thrown = event.error ?? new Error(event.message);
    };
    const end = (settle: () => void) => {
      clearTimeout(timer);
      window.removeEventListener('error', noteFault);
      script.remove();
      settle();
    };
    const timer = setTimeout(
      () => end(() => reject(new Error(`${entry.url} did not come in time`))),
      TIMEOUT_MS,
    );
    window.addEventListener('error', noteFault);
    script.onload = () => end(() => (thrown === undefined ? resolve() : reject(thrown)));
    script.onerror = () => end(() => reject(new Error(`${entry.url} could not be loaded`)));
    document.head.appendChild(script);
  });
}

/** Without integrity the empty address makes the load fail: nothing runs that was not published. */
function tagOf({ url, integrity, nonce }: EntryScript): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = integrity ? url : '';
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.nonce = nonce;
  script.integrity = integrity;
  return script;
}
