import { createMessages } from './create-messages.ts';

const sets: Record<string, unknown> = { en: { a: 'yes', b: 'only English' }, pt: { a: 'sim' } };
const load = (set: string) =>
  sets[set] ? Promise.resolve({ default: sets[set] }) : Promise.reject(new Error('offline'));

it('[R16] loads one set at a time, each once', async () => {
  const spy = jest.fn(load);
  const messages = createMessages('area', spy);

  await messages.speak('pt');
  await messages.speak('en');
  await messages.speak('pt');

  expect(spy.mock.calls).toEqual([['pt'], ['en']]);
  expect(messages.i18n.t('a')).toBe('sim');
});

it('[R16] falls back from the set to English to the key', async () => {
  const messages = createMessages('area', load);
  await messages.speak('en');
  await messages.speak('pt');

  expect(messages.i18n.t('b')).toBe('only English');
  expect(messages.i18n.t('nowhere')).toBe('nowhere');
});

it('asks again for a set that could not be loaded', async () => {
  let isOffline = true;
  const messages = createMessages('area', (set) =>
    isOffline ? Promise.reject(new Error('offline')) : load(set),
  );

  await expect(messages.speak('pt')).rejects.toThrow('offline');
  isOffline = false;
  await messages.speak('pt');

  expect(messages.i18n.t('a')).toBe('sim');
});

it('escapes nothing by itself: React does', async () => {
  const messages = createMessages('area', () => Promise.resolve({ default: { hi: 'Hi {{name}}' } }));
  await messages.speak('en');

  expect(messages.i18n.t('hi', { name: 'A & B' })).toBe('Hi A & B');
});
