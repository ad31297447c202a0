import { createReactive } from '../reactive/index.ts';
import { drawnValueOf, noteDrawnWith } from './drawn-values.ts';

describe('what a page was drawn with', () => {
  it('is what the first rendering sees', () => {
    const user = createReactive<{ name: string } | null>({ name: 'Ana' });

    noteDrawnWith(user, null);

    expect(drawnValueOf(user)).toBeNull();
  });

  it('is the value itself where both are equal, so that nothing is rendered twice', () => {
    const site = createReactive({ name: 'Aurora', languages: ['pt', 'en'] });

    noteDrawnWith(site, { name: 'Aurora', languages: ['pt', 'en'] });

    expect(drawnValueOf(site)).toBe(site.value);
  });

  it('stays what it was when the value changes before the first rendering', () => {
    const user = createReactive<{ name: string } | null>(null);
    noteDrawnWith(user, null);

    user.set({ name: 'Ana' });

    expect(drawnValueOf(user)).toBeNull();
  });
});
