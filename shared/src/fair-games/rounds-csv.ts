import type { ToldRound } from './check-round.ts';

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
] as const;
/** Files from before the name of the game was told end one column earlier. */
const EARLIER_COLUMNS = COLUMNS.slice(0, -1);

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
  const isEarlier = names.join() === EARLIER_COLUMNS.join();
  if (!isEarlier && names.join() !== COLUMNS.join())
    throw new Error(`The first line must be ${COLUMNS.join()}`);
  return rows.map((cells, index) => {
    try {
      return roundOf(isEarlier ? [...cells, ''] : cells);
    } catch {
      throw new Error(`Line ${index + 2} is no round`);
    }
  });
}

function roundOf(cells: readonly string[]): ToldRound {
  if (cells.length !== COLUMNS.length) throw new Error('cells');
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
  };
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
