import { csvLine } from './csv-line.ts';

it.each([
  [[1, -5, null, undefined], '1,-5,,\r\n'],
  [['a,b', 'say "x"', 'two\nlines'], '"a,b","say ""x""","two\nlines"\r\n'],
  [['=1+1', '@x', '-2'], "'=1+1,'@x,'-2\r\n"],
  [[new Date('2026-11-02T15:00:00Z'), { a: 1 }, true], '2026-11-02T15:00:00.000Z,"{""a"":1}",true\r\n'],
])('[G42] writes %j', (values, line) => {
  expect(csvLine(values)).toBe(line);
});
