import type { RoundSymbol, ToldRound } from './check-round.ts';

/** Columns of the file, in their order. Amounts are centavos; what the engine wrote is JSON. */
const COLUMNS = [
  'round_id',
  'engine',
  'table',
  'nonce',
  'client_seed',
  'server_seed',
  'server_seed_hash',
  'bet_centavos',
  'win_centavos',
  'is_cancelled',
  'choices',
  'steps',
  'picture',
  'game',
  'symbols',
] as const;
/** Files from before the name of the game was told, and then what is on its reels, end earlier. */
const FIRST_COLUMNS = COLUMNS.indexOf('game');

/** Rounds as a file that any program can read, and repeat the draws from: RFC 4180, with a line of names. */
export function roundsCsv(rounds: readonly ToldRound[]): string {
  const rows = rounds.map((round) => [
    round.roundId,
    round.engine,
    round.table,
    String(round.nonce),
    round.clientSeed,
    round.serverSeed ?? '',
    round.serverSeedHash,
    String(round.betCentavos),
    String(round.winCentavos),
    String(Number(round.isCancelled)),
    JSON.stringify(round.choices),
    JSON.stringify(round.steps),
    JSON.stringify(round.picture),
    round.game,
    // Names by the numbers of the picture.
    round.symbols?.length ? JSON.stringify(round.symbols.map(({ name }) => name)) : '',
  ]);
  return [COLUMNS as readonly string[], ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** What a spreadsheet would take for a formula gets an apostrophe before it, and so does a cell that begins with one. A seed is of anybody's choice. */
const FORMULA = /^['=+\-@\t]/;
const DISARMED = /^'(?=['=+\-@\t])/;

function quoted(value: string): string {
  const cell = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Reads such a file. @throws Error with the number of the line that cannot be read */
export function roundsOfCsv(text: string): ToldRound[] {
  const [names = [], ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  if (names.length < FIRST_COLUMNS || names.join() !== COLUMNS.slice(0, names.length).join())
    throw new Error(`The first line must be ${COLUMNS.join()}`);
  return rows.map((cells, index) => {
    try {
      if (cells.length !== names.length) throw new Error('cells');
      return roundOf(cells);
    } catch {
      throw new Error(`Line ${index + 2} is no round`);
    }
  });
}

function roundOf(cells: readonly string[]): ToldRound {
  const cell = (name: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(name)] ?? '';
  const number = (name: (typeof COLUMNS)[number]) => {
    const value = Number(cell(name));
    if (!Number.isSafeInteger(value) || value < 0) throw new Error(name);
    return value;
  };
  return {
    roundId: cell('round_id'),
    game: cell('game'),
    engine: cell('engine'),
    table: cell('table'),
    nonce: number('nonce'),
    clientSeed: cell('client_seed'),
    serverSeed: cell('server_seed') || null,
    serverSeedHash: cell('server_seed_hash'),
    betCentavos: number('bet_centavos'),
    winCentavos: number('win_centavos'),
    isCancelled: number('is_cancelled') === 1,
    choices: JSON.parse(cell('choices')) as unknown,
    steps: JSON.parse(cell('steps')) as readonly unknown[],
    picture: JSON.parse(cell('picture')) as unknown,
    ...(cell('symbols') && { symbols: symbolsOf(cell('symbols')) }),
  };
}

/** @throws for what is no list of names */
function symbolsOf(names: string): RoundSymbol[] {
  return (JSON.parse(names) as unknown[]).map((name) => {
    if (typeof name !== 'string') throw new Error('symbols');
    return { name, img: null };
  });
}

/** Cells of each line; a cell in quotes may hold anything. */
function rowsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quotedCell, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    if (end === '' && row.length === 0 && quotedCell === undefined && plain === '') break;
    row.push((quotedCell?.replaceAll('""', '"') ?? plain ?? '').replace(DISARMED, ''));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
