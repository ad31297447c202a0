import { shape } from './element.ts';

const ICONS = {
  info: 'M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  close: 'M6 6l12 12M18 6 6 18',
  stop: 'M8 8h8v8H8z',
  volume: 'M4 9.8v4.4h3.2L12 18.5v-13L7.2 9.8zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.8v4.4h3.2L12 18.5v-13L7.2 9.8zM16 9.5l5 5M21 9.5l-5 5',
  quick: 'M13 3 5 13.5h6L10 21l9-11h-6.5z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5M10.5 9.5v5l4-2.5z',
  /** What the button that plays does: it begins, rises, drops, rolls or deals; where something turns, it spins. */
  begin: 'M8.5 5.5v13l10-6.5z',
  rise: 'M6 18 18 6M9 6h9v9',
  drop: 'M12 4v15M6 13l6 6 6-6',
  roll: 'M7 4.5h10A2.5 2.5 0 0 1 19.5 7v10a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V7A2.5 2.5 0 0 1 7 4.5zM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01',
  deal: 'M10.5 7.5 17 5.8a1 1 0 0 1 1.2.7l2.6 9.7a1 1 0 0 1-.7 1.2l-5.6 1.5M4.5 7h7a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z',
  spin: 'M19.8 12.5A7.8 7.8 0 1 1 17.6 6.6L20 9M20 4.2V9h-4.8',
};

export type IconName = keyof typeof ICONS;

/** An icon of a few strokes, in the colour of the text. */
export function icon(name: IconName): SVGElement {
  return shape(
    'svg',
    { viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' },
    shape('path', { d: ICONS[name] }),
  );
}
