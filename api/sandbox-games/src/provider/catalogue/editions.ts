import type { EngineName } from '../../wire/game-wire.ts';
import { engineOf } from '../engines/engines.ts';
import type { Title } from './titles.ts';

/** A title with another table, other rules or lower limits, in the same place: as playable as the title itself. */
export interface Edition extends Title {
  /** Its id on the sites that have it. */
  readonly id: number;
  /** Code of the title that it is an edition of. */
  readonly of: string;
  readonly maxBetCentavos: number | null;
}

/** What an edition plays by. Its place among those of its kind is part of its id: new ones come after all others. */
interface Rules {
  readonly engine: EngineName;
  readonly table: string;
  readonly maxBetCentavos: number | null;
}

/** Above the ids of all titles. */
const IDS_OF_TITLES = 1_000;

/** Null: those of the title. An edition never raises them. */
const LIMITS_CENTAVOS = [null, 200, 1_000, 5_000] as const;

/** The slots of five reels: every theme has the symbols of all three, by the same numbers. */
const MECHANICS = { lines: 'Linhas', ways: 'Cascatas', hold: 'Moedas' } as const;
type Mechanic = keyof typeof MECHANICS;
const MECHANIC_NAMES = Object.keys(MECHANICS) as Mechanic[];
const isMechanic = (engine: EngineName): engine is Mechanic => Object.hasOwn(MECHANICS, engine);

const VOLATILITIES = {
  low: 'vol. baixa',
  medium: 'vol. média',
  high: 'vol. alta',
  'very-high': 'vol. muito alta',
} as const;

/** Between the name of the title and what is different in the edition; the cover sets these marks apart. */
const MARK = ' · ';

/**
 * All editions of all titles, in the order in which a site takes them: one of each title before the next ones, so that no two of a title stand
 * side by side.
 *
 * Source: G14.
 */
export function editionsOf(titles: readonly Title[]): readonly Edition[] {
  return titles
    .flatMap((title, place) =>
      rulesFor(title).flatMap((rules, index) =>
        isTitleItself(title, rules) ? [] : [editionOf(title, rules, { place, index })],
      ),
    )
    .sort((one, other) => one.id - other.id);
}

/** By what else a title could be played: any proven table of an engine that its theme can be drawn with. */
function rulesFor({ engine, table }: Title): readonly Rules[] {
  const tables = isMechanic(engine)
    ? MECHANIC_NAMES.flatMap((mechanic) => withTables(mechanic, ['calm', 'wave', 'storm']))
    : withTables(engine, engine === 'reels' ? ['calm', 'breeze', 'wave', 'storm'] : [table]);
  return LIMITS_CENTAVOS.flatMap((maxBetCentavos) => tables.map((one) => ({ ...one, maxBetCentavos })));
}

const withTables = (engine: EngineName, tables: readonly string[]) =>
  tables.map((table) => ({ engine, table }));

const isSameGame = (one: Pick<Rules, 'engine' | 'table'>, other: Pick<Rules, 'engine' | 'table'>) =>
  one.engine === other.engine && one.table === other.table;

const isTitleItself = (title: Title, rules: Rules) =>
  rules.maxBetCentavos === null && isSameGame(title, rules);

function editionOf(
  title: Title,
  rules: Rules,
  { place, index }: { readonly place: number; readonly index: number },
): Edition {
  const id = IDS_OF_TITLES * (index + 1) + place + 1;
  return {
    ...title,
    ...rules,
    id,
    of: title.code,
    code: [title.code, ...codesOf(title, rules)].join('-'),
    name: [title.name, ...marksOf(title, rules)].join(MARK),
    cover: { ...title.cover, seed: title.cover.seed + IDS_OF_TITLES * 10 * (index + 1) },
  };
}

function codesOf(title: Title, { engine, table, maxBetCentavos }: Rules): readonly string[] {
  return [
    ...(engine === title.engine ? [] : [engine]),
    ...(isSameGame(title, { engine, table }) ? [] : [table]),
    ...(maxBetCentavos === null ? [] : [`max${maxBetCentavos / 100}`]),
  ];
}

/** What is different in it, as a player reads it. */
function marksOf(title: Title, { engine, table, maxBetCentavos }: Rules): readonly string[] {
  const volatility = engineOf({ engine }).volatility?.(table);
  const rules = [
    engine !== title.engine && isMechanic(engine) && MECHANICS[engine],
    volatility && VOLATILITIES[volatility],
  ];
  return [
    ...(isSameGame(title, { engine, table }) ? [] : [capital(rules.filter(Boolean).join(', '))]),
    ...(maxBetCentavos === null ? [] : [`Até R$ ${maxBetCentavos / 100}`]),
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
