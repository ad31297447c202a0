import { timeSpan } from './time-span.ts';

describe('a stretch of time in words', () => {
  it.each([
    [0, '0 min'],
    [45, '45 min'],
    [60, '1 hr'],
    [90, '1 hr 30 min'],
    [1_440, '24 hr'],
  ])('[G31] %d minutes are %s', (minutes, text) => {
    expect(timeSpan(minutes, 'en')).toBe(text);
  });

  it('[R16] speaks the player’s language', () => {
    expect(timeSpan(90, 'pt-BR')).toBe('1 h 30 min');
    expect(timeSpan(90, 'zh-CN')).toBe('1小时 30分钟');
  });
});
