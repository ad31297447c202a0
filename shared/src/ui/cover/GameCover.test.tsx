import { render } from '@testing-library/react';
import { COVER_FAMILIES, GameCover, coverOf } from './GameCover.tsx';
import { titleLines } from './TitleLockup.tsx';

/** The drawing without the ids that differ per instance. */
function drawn(seed: string, family: string, title = 'Boto Cor-de-Rosa'): string {
  const { container, unmount } = render(<GameCover seed={seed} title={title} family={family} />);
  const markup = container.innerHTML.replace(/(id="|url\(#)[^")]*_[^")]*_/g, '$1');
  unmount();
  return markup;
}

const SEEDS = Array.from({ length: 24 }, (_, index) => `game-${index}`);

describe.each(COVER_FAMILIES)('cover family %s', (family) => {
  it('draws the same picture for the same seed', () => {
    expect(drawn('seed-7', family)).toBe(drawn('seed-7', family));
  });

  it('draws nearly every seed differently', () => {
    expect(new Set(SEEDS.map((seed) => drawn(seed, family))).size).toBeGreaterThan(SEEDS.length * 0.9);
  });

  it('keeps every scene under 60 nodes and free of broken numbers', () => {
    for (const seed of SEEDS) {
      const markup = drawn(seed, family);
      expect(markup.match(/<[a-z]/gi)?.length).toBeLessThan(60);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});

describe('coverOf', () => {
  it.each([
    ['cover:sea:17', { family: 'sea', seed: '17' }],
    ['something else', { family: '', seed: 'something else' }],
  ])('reads %j', (img, cover) => {
    expect(coverOf(img)).toEqual(cover);
  });
});

describe('GameCover', () => {
  it('gives two instances of the same game their own gradient ids', () => {
    const game = { seed: 'one', title: 'One', family: 'sea' };
    const { container } = render(
      <>
        <GameCover {...game} />
        <GameCover {...game} />
      </>,
    );

    const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('draws an unknown family as a known one', () => {
    expect(drawn('seed', 'no-such-family')).toContain('data-cover');
  });

  it('shows the same place for an edition, in another light and with its marks on lines of their own', () => {
    const textsOf = (markup: string) => [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text);
    const title = drawn('one', 'sea', 'Netuno Azul');
    const edition = drawn('one', 'sea', 'Netuno Azul · Vol. alta · Até R$ 2');
    const shapes = (markup: string) => markup.match(/ d="[^"]*"/g);
    const lights = (markup: string) => markup.match(/stop-color="[^"]*"/g);

    expect(textsOf(title)).toEqual(['Netuno', 'Azul']);
    expect(textsOf(edition)).toEqual(['Netuno', 'Azul', 'Vol. alta', 'Até R$ 2']);
    expect(shapes(edition)).toEqual(shapes(title));
    expect(lights(edition)).not.toEqual(lights(title));
  });

  it.each([
    ['Avenida', ['Avenida']],
    ['Rainha da Bateria', ['Rainha da', 'Bateria']],
    ['Truco', ['Truco']],
    ['Noite na Mata do Norte', ['Noite na', 'Mata do Norte']],
  ])('breaks the title %j evenly', (title, lines) => {
    expect(titleLines(title)).toEqual(lines);
  });
});
