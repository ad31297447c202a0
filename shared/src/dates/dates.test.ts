import { htmlLangOf, MESSAGE_SETS } from '../contract/languages.ts';
import { dateText, dateTimeText, timeAgo, timeText } from './dates.ts';

const NOW = new Date('2026-11-02T15:00:00Z');

it.each([
  ['2026-11-02T15:00:30Z', 'agora'],
  ['2026-11-02T14:59:30Z', 'agora'],
  ['2026-11-02T14:55:00Z', 'há 5 minutos'],
  ['2026-11-02T12:30:00Z', 'há 2 horas'],
  ['2026-11-02T03:00:00Z', 'há 12 horas'],
  ['2026-11-02T02:59:00Z', 'ontem'],
  ['2026-10-30T15:00:00Z', 'há 3 dias'],
  ['2026-10-27T03:00:00Z', 'há 6 dias'],
  ['2026-10-27T02:59:00Z', '26 de out. de 2026'],
])('[G29] says of %s, by the calendar of São Paulo: %s', (instant, text) => {
  expect(timeAgo(instant, NOW, 'pt-BR')).toBe(text);
});

it.each([
  ['short', '01/11/2026', '01/11/2026, 23:30'],
  ['medium', '1 de nov. de 2026', '1 de nov. de 2026, 23:30'],
  ['long', '1 de novembro de 2026', '1 de novembro de 2026 às 23:30'],
] as const)('[G29] says %s date and time of São Paulo', (length, date, dateTime) => {
  expect(dateText('2026-11-02T02:30:00Z', 'pt-BR', length)).toBe(date);
  expect(dateTimeText('2026-11-02T02:30:00Z', 'pt-BR', length)).toBe(dateTime);
});

it.each(MESSAGE_SETS)('[G29] counts years as Brazil does, in every language: %s', (set) => {
  const locale = htmlLangOf(set);

  expect(timeAgo('2026-10-01T12:00:00Z', NOW, locale)).toContain('2026');
  expect(dateText('2026-10-01T12:00:00Z', locale)).toContain('2026');
  expect(dateTimeText('2026-10-01T12:00:00Z', locale, 'long')).toContain('2026');
});

it('[G29] says the time of day of São Paulo, wherever the device is', () => {
  expect(timeText('2026-11-02T02:30:00Z', 'pt-BR')).toBe('23:30');
});
