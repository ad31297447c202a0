import { skip } from 'rxjs';
import {
  KEEP_OFFLINE_PAGE,
  SERVICE_WORKER_PATH,
  type Language,
  type Reactive,
} from '@mosaico/shared/contract';

export interface ServiceWorkerParts {
  /** The browser's; missing in old browsers, in private windows of some, and without HTTPS. */
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register' | 'ready'> | undefined;
  readonly language: Reactive<Language>;
  readonly report: (error: unknown) => void;
}

/**
 * Registers the service worker, which shows the offline page and nothing else: what is live is always decided by the
 * network. When the language changes, the worker fetches its page anew.
 */
export async function registerServiceWorker({
  serviceWorker,
  language,
  report,
}: ServiceWorkerParts): Promise<void> {
  if (!serviceWorker) return;
  try {
    await serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  } catch (error) {
    report(error);
    return;
  }
  language.changes$.pipe(skip(1)).subscribe(() => {
    void serviceWorker.ready.then(({ active }) => active?.postMessage(KEEP_OFFLINE_PAGE));
  });
}
