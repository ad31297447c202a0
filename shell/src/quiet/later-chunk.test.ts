import { createLaterChunk } from './later-chunk.ts';

describe('parts that come later', () => {
  it('are loaded once, and are at hand from then on', async () => {
    const importParts = jest.fn(() => Promise.resolve('parts'));
    const later = createLaterChunk(importParts);
    expect(later.loaded()).toBeUndefined();

    later.prefetch();
    expect(await later.load()).toBe('parts');

    expect(later.loaded()).toBe('parts');
    expect(importParts).toHaveBeenCalledTimes(1);
  });

  it('are tried anew after a failure', async () => {
    let isOffline = true;
    const later = createLaterChunk(() =>
      isOffline ? Promise.reject(new Error('offline')) : Promise.resolve('parts'),
    );
    later.prefetch();
    await expect(later.load()).rejects.toThrow('offline');

    isOffline = false;

    expect(await later.load()).toBe('parts');
  });
});
