import { csvText } from './csv.ts';

describe('the table of records', () => {
  it('has semicolons, decimal commas and the mark of UTF-8, as spreadsheets in Brazil expect', () => {
    const text = csvText([
      ['Situação', 'Valor'],
      ['Pago', { centavos: 123_450 }],
      ['Devolvido', { centavos: -5 }],
    ]);

    expect(text).toBe('\uFEFF"Situação";"Valor"\r\n"Pago";1234,50\r\n"Devolvido";-0,05\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '=***@example.com', '\t=1', '\r=1'])(
    'never lets the text %j be worked out',
    (text) => {
      expect(csvText([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
    },
  );

  it('keeps quotes, semicolons and line ends inside their cell', () => {
    expect(csvText([['a "b"; c\nd']])).toBe('\uFEFF"a ""b""; c\nd"\r\n');
  });
});
