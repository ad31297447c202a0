import { shape } from './element.ts';

const ICONS = {
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  info: 'M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  close: 'M6 6l12 12M18 6 6 18',
  spin: 'M19.8 12.5A7.8 7.8 0 1 1 17.6 6.6L20 9M20 4.2V9h-4.8',
};

/** An icon of a few strokes, in the colour of the text. */
export function icon(name: keyof typeof ICONS): SVGElement {
  return shape(
    'svg',
    { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' },
    shape('path', { d: ICONS[name] }),
  );
}
