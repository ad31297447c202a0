import { anArea, aRelease } from '../testing/an-area.ts';
import { readReleaseMap } from './release-map.ts';

function read(value: unknown) {
  const faults: string[] = [];
  const map = readReleaseMap(typeof value === 'string' ? value : JSON.stringify(value), ({ message }) =>
    faults.push(message),
  );
  return { map, faults };
}

describe('release map', () => {
  it('is taken over as it is when it is sound', () => {
    const map = {
      revision: 4,
      shell: '0.1.0-b1',
      areas: [anArea({ lastKnownGood: aRelease('0.9.0-b00000009') }), anArea({ area: 'games', dev: true })],
    };

    expect(read(map)).toEqual({ map, faults: [] });
  });

  it.each([
    ['nothing', null],
    ['no name', { ...anArea(), area: undefined }],
    ['no entry', { ...anArea(), entry: undefined }],
    ['an entry without address', { ...anArea(), entry: { url: '', integrity: '' } }],
    ['a damaged chunk', { ...anArea(), chunks: [null] }],
    ['no declaration', { ...anArea(), declaration: undefined }],
    ['a damaged route', { ...anArea(), declaration: { ...anArea().declaration, routes: [{ path: 5 }] } }],
    ['a damaged menu entry', { ...anArea(), declaration: { ...anArea().declaration, navigation: [null] } }],
  ])('leaves out an entry with %s, reports it, and keeps the rest', (_, damaged) => {
    const { map, faults } = read({ revision: 1, shell: 's', areas: [damaged, anArea({ area: 'games' })] });

    expect(map.areas.map(({ area }) => area)).toEqual(['games']);
    expect(faults).toHaveLength(1);
  });

  it('keeps a live version whose way back is damaged', () => {
    const { map, faults } = read({
      revision: 1,
      shell: 's',
      areas: [{ ...anArea(), lastKnownGood: { version: '1' } }],
    });

    expect(map.areas).toEqual([anArea()]);
    expect(faults).toEqual([]);
  });

  it.each(['', 'no json', '[]', 'null', '{"areas":5}'])('is empty when its text is %j', (text) => {
    const { map, faults } = read(text);

    expect(map).toEqual({ revision: 0, shell: 'unknown', areas: [] });
    expect(faults).toHaveLength(1);
  });
});
