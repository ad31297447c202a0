import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { TITLE_SHAPES, type TitleShapeName } from '../../art/symbols/titles/title-shapes.ts';
import { REELS_TITLES } from '../catalogue/reels-titles.ts';
import { EDITIONS, TITLES, titleOf, type Title } from '../catalogue/titles.ts';
import { reelPictures } from './reel-pictures.ts';
import { reelSymbolsOf } from './serve-symbols.ts';

/** What a page gets with each answer about its game. */
const MOST_CHARACTERS = 3_200;

const COVERS = readFileSync(
  join(import.meta.dirname, '../../../../../shared/src/ui/cover/subjects.ts'),
  'utf8',
);

/** The scene that the cover of a title shows: the first of its family whose words the title holds. */
function coverSceneOf({ name, cover }: Title): string | undefined {
  const [, subjects = ''] = new RegExp(`\\n  ${cover.family}: \\[([\\s\\S]*?)\\n  \\],`).exec(COVERS) ?? [];
  return [...subjects.matchAll(/subject\(\/(.+?)\/i, (\w+),/g)].find(([, words = '']) =>
    new RegExp(words, 'i').test(name),
  )?.[2];
}

const drawnOf = (title: Title) =>
  reelPictures(title, 'en').map(({ hue, shape }) => JSON.stringify([hue, shape]));
const shared = (one: readonly string[], other: readonly string[]) =>
  one.filter((symbol) => other.includes(symbol)).length;
const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the reels of a slot of three [G14]', () => {
  it.each(REELS_TITLES.map((title) => [title.name, title] as const))(
    'have for their rarest symbol what the cover shows: %s',
    (_, title) => {
      const [rarest] = reelPictures(title, 'en');

      expect(title.rarest?.replace(/^./, (first) => first.toUpperCase())).toBe(coverSceneOf(title));
      expect(rarest?.shape).toBe(TITLE_SHAPES[title.rarest as TitleShapeName]);
    },
  );

  it('are no other title’s: four of seven at most are the same, three where family and table are the same too', () => {
    const pairs = REELS_TITLES.flatMap((one, index) =>
      REELS_TITLES.slice(index + 1).map((other) => [one, other] as const),
    );
    const tooNear = pairs.filter(([one, other]) => {
      const most = one.table === other.table && one.look === other.look ? 3 : 4;
      return shared(drawnOf(one), drawnOf(other)) > most;
    });

    expect(tooNear.map((titles) => titles.map(({ name }) => name))).toEqual([]);
    expect(distinct(REELS_TITLES.map(({ rarest }) => rarest))).toBe(REELS_TITLES.length);
    expect(REELS_TITLES.map(({ rarest }) => rarest).toSorted()).toEqual(Object.keys(TITLE_SHAPES).toSorted());
  });

  it('show no shape twice, so that symbols are told apart without colours', () => {
    for (const title of REELS_TITLES) {
      const shapes = reelPictures(title, 'en').map(({ shape }) => JSON.stringify(shape));
      expect([title.name, distinct(shapes)]).toEqual([title.name, 7]);
    }
  });

  it('are named in all eight languages, in the game as in the record of a round', () => {
    for (const language of MESSAGE_SETS) {
      const messages = JSON.parse(
        readFileSync(join(import.meta.dirname, 'messages', `${language}.json`), 'utf8'),
      ) as Readonly<Record<string, string>>;
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(TITLE_SHAPES).toSorted());
      expect(Object.values(messages).filter((name) => name.trim() === '')).toEqual([]);
      for (const title of REELS_TITLES)
        expect(reelPictures(title, language).map(({ name }) => name)).toEqual(
          reelSymbolsOf(title.code, language).map(({ name }) => name),
        );
    }
  });

  it('are the same in every edition of the title, and no other game has such', () => {
    for (const edition of EDITIONS)
      expect(reelPictures(edition, 'pt')).toEqual(reelPictures(titleOf(edition.of) ?? edition, 'pt'));
    const others = TITLES.filter(({ engine }) => engine !== 'reels');
    expect(others.flatMap((title) => reelPictures(title, 'pt'))).toEqual([]);
  });

  it('are light enough to come with the rules', () => {
    const sizes = REELS_TITLES.map((title) => JSON.stringify(reelPictures(title, 'th')).length);

    expect(Math.max(...sizes)).toBeLessThan(MOST_CHARACTERS);
  });
});
