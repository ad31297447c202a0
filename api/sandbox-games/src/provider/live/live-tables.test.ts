import { MESSAGE_SETS } from '@mosaico/shared/contract';
import { liveTablesAt, ROUND_MS } from './live-tables.ts';
import { SHOWN_TITLES, showOf } from './shows.ts';

const AT = new Date('2026-11-20T12:00:00.000Z');
const SHOWS = SHOWN_TITLES.map((title) => showOf(title, 'pt'));
const later = (ms: number) => new Date(AT.getTime() + ms);

describe('the live tables of the sandbox [R37]', () => {
  it('are all live games, each with rounds that follow each other without a gap', () => {
    const tables = liveTablesAt(AT, 'pt');

    expect(tables.map(({ gameCode }) => gameCode)).toEqual([
      'wheel-001',
      'wheel-002',
      'wheel-003',
      'duel-001',
      'duel-002',
      'duel-003',
    ]);
    for (const { rounds, isSimulated } of tables) {
      expect(isSimulated).toBe(true);
      const current = rounds.at(-2);
      const [now, ends] = [AT.getTime(), current?.endsAt.getTime() ?? 0];
      expect(ends).toBeGreaterThan(now);
      expect(ends - now).toBeLessThanOrEqual(ROUND_MS);
      for (const round of rounds) {
        expect(round.playsAt.getTime()).toBeLessThan(round.standsAt.getTime());
        expect(round.standsAt.getTime()).toBeLessThan(round.endsAt.getTime());
      }
      expect(rounds.map(({ endsAt }) => endsAt.getTime() - ends)).toEqual(
        rounds.map((_, index) => (index - rounds.length + 2) * ROUND_MS),
      );
    }
  });

  it('follow from the time alone: what was told to come has come, with the same bets', () => {
    const before = liveTablesAt(AT, 'pt');
    const after = liveTablesAt(later(ROUND_MS), 'pt');

    expect(liveTablesAt(AT, 'pt')).toEqual(before);
    for (const [index, { rounds }] of after.entries()) {
      const told = before[index]?.rounds ?? [];
      expect(rounds.at(-2)).toEqual(told.at(-1));
      expect(rounds.slice(0, -3)).toEqual(told.slice(1, -2));
    }
  });

  it('bring each side about as often as its game does, and never one that cannot be bet on', () => {
    const counts = new Map<string, number>();
    const [rounds, step] = [800, 8 * ROUND_MS];
    for (let at = 0; at < rounds; at += 8)
      for (const { result } of liveTablesAt(later((at / 8) * step), 'en')[0]?.rounds.slice(0, 8) ?? [])
        counts.set(result.text, (counts.get(result.text) ?? 0) + 1);

    for (const { text, weight } of SHOWS[0]?.sides ?? [])
      expect(Math.abs((counts.get(text) ?? 0) / rounds - weight / 50)).toBeLessThan(0.06);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(rounds);
  });

  it('show bets of players who are only a letter, on sides of the table, while a round is on or to come', () => {
    for (const [index, { rounds, seats }] of liveTablesAt(AT, 'pt').entries()) {
      const sides = SHOWS[index]?.sides.map(({ text }) => text);
      expect(rounds.slice(0, -2).flatMap(({ bets }) => bets)).toEqual([]);
      expect(rounds.at(-2)?.bets).toHaveLength(seats);
      for (const { bets } of rounds.slice(-2)) {
        for (const { player, on, betCentavos } of bets) {
          expect(player).toMatch(/^[A-Z]\*{3}$/);
          expect(sides).toContain(on.text);
          expect(betCentavos).toBeGreaterThan(0);
        }
      }
    }
  });

  it('have players who come and go one by one', () => {
    const taken = Array.from(
      { length: 180 },
      (_, round) => liveTablesAt(later(round * ROUND_MS), 'pt')[0]?.seats ?? 0,
    );

    expect(Math.min(...taken)).toBeGreaterThanOrEqual(2);
    expect(new Set(taken).size).toBeGreaterThanOrEqual(4);
    for (const [round, seats] of taken.slice(1).entries())
      expect(Math.abs(seats - (taken[round] ?? 0))).toBeLessThanOrEqual(1);
  });

  it.each(MESSAGE_SETS)('name their sides in %s, and are else the same', (set) => {
    const picturesOf = (language: string) =>
      liveTablesAt(AT, language).map(({ rounds }) => rounds.map(({ stillPath }) => stillPath));

    expect(picturesOf(set)).toEqual(picturesOf('pt'));
    for (const title of SHOWN_TITLES)
      for (const { text } of showOf(title, set)?.sides ?? []) expect(text).not.toBe('');
  });

  it('are drawn with the result that they tell; the moving picture ends as the still one', () => {
    for (const [index, { rounds }] of liveTablesAt(AT, 'pt').entries())
      for (const { movingPath, stillPath } of rounds) {
        const picture = /\/([0-9x]+)\.svg$/.exec(movingPath)?.[1] ?? '';
        const show = SHOWS[index];
        const [moving, still] = [show?.svg(picture, true) ?? '', show?.svg(picture, false) ?? ''];
        expect(stillPath).toBe(movingPath.replace('.svg', '-still.svg'));
        expect(moving).toContain('@keyframes');
        expect(still).not.toContain('@keyframes');
        expect(textsOf(moving)).toEqual(textsOf(still));
      }
  });

  it('have no picture of what cannot come', () => {
    const [wheel, , , duel] = SHOWS;

    for (const picture of ['50', '99', '1x2', '', 'x']) expect(wheel?.svg(picture, false)).toBeNull();
    for (const picture of ['52x1', '1x52', '7', 'x', '1x']) expect(duel?.svg(picture, false)).toBeNull();
    expect(wheel?.svg('49', false)).toContain('>2×<');
    expect(duel?.svg('12x25', true)).toContain('>A<');
  });
});

function textsOf(svg: string): string[] {
  return [...svg.matchAll(/>([^<]+)<\/text>/g)].map(([, text = '']) => text);
}
