import { DEFAULT_LANGUAGE } from '@mosaico/shared/contract';
import { createReactive } from '@mosaico/shared/reactive';
import { registerServiceWorker } from './service-worker.ts';

function setUp(register = jest.fn(() => Promise.resolve({} as ServiceWorkerRegistration))) {
  const language = createReactive(DEFAULT_LANGUAGE);
  const postMessage = jest.fn();
  const ready = Promise.resolve({ active: { postMessage } } as unknown as ServiceWorkerRegistration);
  const report = jest.fn();
  return { parts: { serviceWorker: { register, ready }, language, report }, register, postMessage, language };
}

describe('the service worker', () => {
  it('is registered so that the browser asks for its newest version', async () => {
    const { parts, register } = setUp();

    await registerServiceWorker(parts);

    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  it('fetches the offline page anew when the language changes, and not before', async () => {
    const { parts, language, postMessage } = setUp();
    await registerServiceWorker(parts);
    await parts.serviceWorker.ready;
    expect(postMessage).not.toHaveBeenCalled();

    language.set({ ...DEFAULT_LANGUAGE, value: 'en' });
    await parts.serviceWorker.ready;

    expect(postMessage).toHaveBeenCalledWith('keep-offline-page');
  });

  it('is done without where the browser has none', async () => {
    const { parts } = setUp();

    await expect(registerServiceWorker({ ...parts, serviceWorker: undefined })).resolves.toBeUndefined();
  });

  it('is reported when it cannot be registered, and the site goes on', async () => {
    const failure = new Error('not allowed here');
    const { parts } = setUp(jest.fn(() => Promise.reject(failure)));

    await registerServiceWorker(parts);

    expect(parts.report).toHaveBeenCalledWith(failure);
  });
});
