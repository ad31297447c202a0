import { lightAt } from './light.ts';

describe('the light of the coast', () => {
  // São Paulo is three hours behind UTC.
  it.each([
    ['07:59', 'night'],
    ['08:00', 'dawn'],
    ['10:59', 'dawn'],
    ['11:00', 'day'],
    ['19:59', 'day'],
    ['20:00', 'dusk'],
    ['21:59', 'dusk'],
    ['22:00', 'night'],
  ])('at %s UTC is that of the %s in São Paulo', (time, light) => {
    expect(lightAt(new Date(`2026-06-01T${time}:00Z`))).toBe(light);
  });
});
