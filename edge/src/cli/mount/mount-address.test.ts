import { readMount } from './mount-address.ts';

describe('where a version is tried before it goes live', () => {
  it('is said with the command, or for every activation by the environment [G60]', () => {
    const site = { origin: 'https://play.example', site: 'play.example' };

    expect(readMount(['activate', 'games', '--mount', 'https://play.example', '--json'], {})).toEqual({
      argv: ['activate', 'games', '--json'],
      mount: { ...site, isAsked: true },
    });
    expect(readMount(['activate', '--mount=http://localhost:4000/x', 'games'], {})).toEqual({
      argv: ['activate', 'games'],
      mount: { origin: 'http://localhost:4000', site: 'localhost', isAsked: true },
    });
    expect(readMount(['activate', 'games'], { RELEASE_MOUNT: 'https://play.example' }).mount).toEqual({
      ...site,
      isAsked: false,
    });
    expect(readMount(['rollback', 'games'], { RELEASE_MOUNT: 'https://play.example' }).mount).toBeNull();
    expect(readMount(['activate', 'games'], {}).mount).toBeNull();
  });

  it.each([
    [['activate', 'games', '--mount'], 'the address of a site'],
    [['activate', 'games', '--mount', 'file:///etc'], 'the address of a site'],
    [['rollback', 'games', '--mount', 'https://play.example'], 'rollback has no option --mount'],
  ])('is refused as %j [G60]', (argv, reason) => {
    expect(() => readMount(argv, {})).toThrow(reason);
  });
});
