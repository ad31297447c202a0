import { sql } from 'kysely';
import { GAME_TYPES } from '@mosaico/shared/api';
import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { useGameWorld } from '../../../testing/game-world.ts';
import { kindWords } from './kind-words.ts';
import { lettersAndDigits, likeness } from './likeness.ts';
import { slipPattern } from './slip-pattern.ts';

const world = useGameWorld();

async function search(name: string, lang = 'pt', limit = 100) {
  const { body } = await world.call('GET /api/games/listsv2', {
    query: { name, sort: 'match', limit, lang },
  });
  return body.data;
}

const typesOf = (games: readonly { readonly game_type: string }[]) => [
  ...new Set(games.map(({ game_type: type }) => type)),
];

describe('a search for a kind of game [A29]', () => {
  it.each([
    ['plinko', 'pt', 'plinko'],
    ['crash', 'pt', 'crash'],
    ['minas', 'pt', 'mines'],
    ['MINES', 'pt', 'mines'],
    ['dados', 'pt', 'dice'],
    ['dice', 'pt', 'dice'],
    ['ao vivo', 'pt', 'live'],
    ['caça-níqueis', 'pt', 'slot'],
    ['caca niqueis', 'pt', 'slot'],
    ['slots', 'pt', 'slot'],
    ['扫雷', 'cn', 'mines'],
    ['xúc xắc', 'vi', 'dice'],
    ['ลูกเต๋า', 'th', 'dice'],
    ['periuk api', 'msa', 'mines'],
    ['ranjau', 'id', 'mines'],
  ])('finds all games of it: "%s" in %s', async (text, lang, type) => {
    const all = await world.call('GET /api/games/listsv2', { query: { game_type: type, limit: 100 } });

    const found = await search(text, lang);

    const ofKind = found.list.filter(({ game_type: its }) => its === type);
    expect(ofKind).toHaveLength(all.body.data.total);
    expect(found.is_close).toBe(0);
  });

  it.each([
    ['roleta', ['Roda do Calçadão', 'Roda do Boi', 'Roda da Feira']],
    ['wheel', ['Roda do Calçadão', 'Roda do Boi', 'Roda da Feira']],
    ['baralho', ['Clássico de Domingo', 'Onça e Jacaré', 'Sol e Lua']],
  ])('tells wheels from cards at the live tables: "%s"', async (text, expected) => {
    expect((await search(text)).list.map(({ name }) => name)).toEqual(expected);
  });

  it.each([
    ['plinco', 'plinko'],
    ['dadso', 'dice'],
    ['rolleta', 'live'],
    ['cacaniqueis', 'slot'],
  ])('finds it with slips of the fingers, and says that it is only close: "%s"', async (text, type) => {
    const found = await search(text);

    expect(found.list[0]?.game_type).toBe(type);
    expect(found.is_close).toBe(1);
  });

  it('shows the titles that are called so first', async () => {
    const { list } = await search('minas');

    expect(list[0]?.name).toBe('Garimpo de Minas');
    expect(typesOf(list.slice(1))).toEqual(['mines']);
  });

  it('does not know the words of a language that is not the player’s', async () => {
    expect((await search('ranjau', 'pt')).list).toEqual([]);
  });

  it('leaves the title alone that is meant: no kind is only close beside it', async () => {
    expect((await search('roda do boi')).list.map(({ name }) => name)).toEqual(['Roda do Boi']);
  });

  it('[G28] is read on page by page, each game once', async () => {
    const ids: number[] = [];
    let before: string | null | undefined;
    while (before !== null) {
      const { body } = await world.call('GET /api/games/listsv2', {
        query: { name: 'slots', sort: 'match', limit: 10, ...(before && { before }) },
      });
      ids.push(...body.data.list.map(({ game_id: id }) => id));
      before = body.data.next ?? null;
    }

    expect(ids.length).toBe((await search('slots')).total);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a search for what a slot has or shows [A29]', () => {
  const slots = async (isMeant: (game: { readonly code: string; readonly cover: string }) => boolean) => {
    const games = await world.deps.db
      .selectFrom('games')
      .select(['id', 'code', 'cover'])
      .where('site_key', '=', world.siteKey)
      .where('game_type', '=', 'slot')
      .execute();
    return games.filter(isMeant).map(({ id }) => id);
  };
  const ofEngine = (...engines: readonly string[]) =>
    slots(({ code }) => engines.includes(code.slice(0, -4)));
  const ofFamily = (family: string) => slots(({ cover }) => cover.startsWith(`cover:${family}:`));

  it.each([
    ['bonus', 'pt', ['lines', 'ways', 'hold']],
    ['Bônus', 'pt', ['lines', 'ways', 'hold']],
    ['rodadas gratis', 'pt', ['lines', 'ways']],
    ['free spins', 'pt', ['lines', 'ways']],
    ['cascata', 'pt', ['ways']],
    ['jackpot', 'pt', ['hold']],
    ['免费旋转', 'cn', ['lines', 'ways']],
    ['quay miễn phí', 'vi', ['lines', 'ways']],
    ['putaran percuma', 'msa', ['lines', 'ways']],
    ['ฟรีสปิน', 'th', ['lines', 'ways']],
  ])('finds the slots that have it, and no others: "%s" in %s', async (text, lang, engines) => {
    const found = await search(text, lang);

    expect(found.is_close).toBe(0);
    expect(new Set(found.list.map(({ game_id: id }) => id))).toEqual(new Set(await ofEngine(...engines)));
  });

  it.each([
    ['fruta', 'pt', 'fruits'],
    ['frutas', 'pt', 'fruits'],
    ['egito', 'pt', 'egypt'],
    ['mar', 'pt', 'sea'],
    ['space', 'en', 'space'],
    ['水果', 'ch', 'fruits'],
    ['hutan', 'id', 'forest'],
  ])('finds the slots that show it: "%s" in %s', async (text, lang, family) => {
    const found = (await search(text, lang)).list.map(({ game_id: id }) => id);

    expect(found).toEqual(expect.arrayContaining(await ofFamily(family)));
  });

  it('takes a wheel for a wheel while its word is typed, and for no free spins', async () => {
    expect(typesOf((await search('roda')).list)).toEqual(['live']);
    expect((await search('rodadas')).list.length).toBeGreaterThan(0);
  });
});

describe('a search for a studio [A29]', () => {
  it.each([
    ['Calçada Studio', 'calcada', 0],
    ['ipe', 'ipe', 0],
    ['farol nove', 'farol', 0],
    ['calsada', 'calcada', 1],
  ])('finds its games: "%s"', async (text, studio, isClose) => {
    const studios = await world.call('GET /api/games/apisv2');
    const count = studios.body.data.find(({ api_name: key }) => key === studio)?.count;

    const found = await search(text);

    expect(found.list.filter(({ api_name: key }) => key === studio)).toHaveLength(count ?? -1);
    expect(found.is_close).toBe(isClose);
  });

  it('shows the titles that are called so first', async () => {
    const { list } = await search('lua');

    const isTitled = list.map(({ name }) => /\blua/i.test(name));
    expect(isTitled[0]).toBe(true);
    expect(isTitled).toEqual([...isTitled].sort().reverse());
    expect(isTitled).toContain(false);
  });

  it('[R14] knows those of its own site alone', async () => {
    await world.deps.db
      .insertInto('game_providers')
      .values({
        site_key: 'another',
        id: 1,
        key: 'wyxkbz',
        integration: 'sandbox',
        name: 'Wyxkbz',
        icon: 'star',
        sort_order: 1,
      })
      .execute();

    expect((await search('wyxkbz')).list).toEqual([]);
  });
});

describe('the words of a kind [A29] [A52]', () => {
  it.each(MESSAGE_SETS)('are there for every kind that the contract knows: %s', (language) => {
    const known = kindWords(language);

    expect(new Set(known.map(({ kind }) => kind.type))).toEqual(new Set(GAME_TYPES));
    for (const { words } of known)
      for (const word of words) expect([word, likeness(word, word)]).toEqual([word, 'named']);
  });

  it.each([
    ['min', 'minas', 'named'],
    ['mi', 'minas', 'none'],
    ['骰子', '骰子', 'named'],
    ['fortuna', 'roda da fortuna', 'named'],
    ['Caca-Niqueis', 'caça níqueis', 'named'],
    ['mimas', 'minas', 'close'],
    ['pilnko', 'plinko', 'close'],
    ['dia', 'die', 'none'],
    ['minotauro', 'minas', 'none'],
    ['', 'minas', 'none'],
    ['%', 'minas', 'none'],
  ])('"%s" for "%s" is %s', (text, name, expected) => {
    expect(likeness(text, name)).toBe(expected);
  });
});

/** Every text that one slip of the fingers makes of a word. */
function slipsOf(word: string): readonly string[] {
  const letters = [...word];
  const slips = letters.flatMap((letter, index) => {
    const [before, after] = [letters.slice(0, index), letters.slice(index + 1)];
    return [
      [...before, ...after],
      [...before, letter, letter, ...after],
      ...(index > 0 ? [[...before.slice(0, -1), letter, ...before.slice(-1), ...after]] : []),
      // A letter that is in no name, so that it cannot be another word.
      ...(letters.length >= 5 ? [[...before, 'x', ...after]] : []),
    ];
  });
  return [...new Set(slips.map((slip) => slip.join('')))].filter((slip) => slip !== word);
}

describe('a search with a slip of the fingers [A29]', () => {
  it('finds the titles for every single slip in every word of their names, unless another name has that text in it', async () => {
    const games = await world.deps.db
      .selectFrom('games')
      .select(['id', 'name_plain'])
      .where('site_key', '=', world.siteKey)
      .execute();
    const titles = games.map(({ id, name_plain: name }) => ({
      id,
      name,
      words: lettersAndDigits(name).split(' '),
    }));
    const words = [...new Set(titles.flatMap((title) => title.words))].filter((word) => word.length >= 4);
    const slips = words
      .flatMap((word) => slipsOf(word).map((text) => ({ word, text, pattern: slipPattern(text) })))
      .filter(({ text }) => !titles.some(({ name }) => name.includes(text)));
    const { rows } = await sql<{ word: string; text: string; found: number[] }>`
      select slip.word, slip.text, array(
        select game_id from games_named(${world.siteKey}, slip.text, slip.text, slip.pattern)
      ) as found
      from json_to_recordset(${JSON.stringify(slips)}) as slip (word text, text text, pattern text)`.execute(
      world.deps.db,
    );
    const missed = rows.filter(
      ({ word, found }) => !titles.every(({ id, words: its }) => !its.includes(word) || found.includes(id)),
    );

    expect(rows.length).toBeGreaterThan(1_000);
    expect(missed.map(({ word, text }) => `${text}: ${word}`)).toEqual([]);
  });

  it.each([
    ['caranval', 'Carnaval de Ouro'],
    ['gairmpo de mians', 'Garimpo de Minas'],
    ['chxva', 'Chuva'],
  ])('finds what was meant, and says that it is only close: "%s"', async (text, name) => {
    const found = await search(text);

    expect(found.list.some((game) => game.name.includes(name))).toBe(true);
    expect(found.is_close).toBe(1);
  });

  it.each(['bicicleta', 'xyzw', 'telefone', 'qqqqq', 'zzz', 'window'])(
    'finds nothing for a word that is like none: "%s"',
    async (text) => {
      expect((await search(text)).list).toEqual([]);
    },
  );

  it('takes signs and endless words for what they are', async () => {
    for (const text of ['(((((', 'a|b*[c', 'x'.repeat(60)]) expect((await search(text)).list).toEqual([]);
  });
});
