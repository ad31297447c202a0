import {
  drawPlinko,
  PLINKO_BET_UNIT,
  PLINKO_TABLES,
  plinkoPays,
  plinkoReturn,
  plinkoRtpHundredths,
} from './plinko.ts';

const ROWS = PLINKO_TABLES.map((table) => [`${table.rows} rows, ${table.risk} risk`, table] as const);

describe('the mathematics of plinko', () => {
  it.each(ROWS)('[G14] with %s returns what it says: every path is played once', (_, table) => {
    let paid = 0;
    for (let path = 0; path < 2 ** table.rows; path += 1)
      paid += drawPlinko(() => path, PLINKO_BET_UNIT, table).winCentavos;
    const { paid: tenths, bet } = plinkoReturn(table);

    expect(paid / PLINKO_BET_UNIT).toBeCloseTo((tenths * 2 ** table.rows) / bet, 9);
    expect(paid * 10).toBe(tenths * PLINKO_BET_UNIT);
  });

  it('[G14] returns between 97.29 % and 99.12 %, by the table', () => {
    expect(PLINKO_TABLES.map(plinkoRtpHundredths)).toEqual([
      9_789, 9_812, 9_828, 9_897, 9_729, 9_781, 9_912, 9_794, 9_738,
    ]);
  });

  it.each(ROWS)(
    'with %s is the same from both sides, pays whole centavos, and most at the rim',
    (_, table) => {
      const pays = plinkoPays(table);

      expect(pays).toHaveLength(table.rows + 1);
      expect(pays).toEqual([...pays].reverse());
      expect(pays.every((tenths) => Number.isInteger((tenths * PLINKO_BET_UNIT) / 10))).toBe(true);
      expect(pays[0]).toBe(Math.max(...pays));
    },
  );

  it('counts the steps to the right', () => {
    expect(drawPlinko(() => 0b1011, 100, { rows: 8, risk: 'low' }).picture).toEqual({ path: 0b1011, bin: 3 });
    expect(drawPlinko((below) => below - 1, 100, { rows: 16, risk: 'high' })).toEqual({
      picture: { path: 65_535, bin: 16 },
      winCentavos: 50_000,
    });
  });
});
