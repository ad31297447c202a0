import { themes, type ColourName, type Theme } from '@mosaico/shared/ui';
import { CONTRAST_RULES, DECORATIVE } from './contrast-rules.ts';
import { leastContrast, over } from './measure.ts';

const named = CONTRAST_RULES.map((rule) => {
  const under = rule.veil ? `${rule.veil} over ${rule.on.join(', ')}` : rule.on.join(', ');
  return [rule.role, rule.ratio, under, rule] as const;
});

describe.each(Object.values(themes) as Theme[])('theme $name', (theme) => {
  it.each(named)('%s reaches %d:1 on %s', (_role, ratio, _under, rule) => {
    expect(leastContrast(rule, theme)).toBeGreaterThanOrEqual(ratio);
  });

  it('has no colour whose contrast nobody has thought of', () => {
    const known = new Set<ColourName>(DECORATIVE);
    for (const { role, on, veil } of CONTRAST_RULES) {
      for (const name of [role, ...on, ...(veil ? [veil] : [])]) known.add(name);
    }

    expect((Object.keys(theme.color) as ColourName[]).filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('over', () => {
  it('mixes a translucent colour with what lies under it', () => {
    expect(over('rgb(255 255 255 / 0.5)', '#000000')).toBe('#808080');
    expect(over('#123456', '#000000')).toBe('#123456');
  });
});
