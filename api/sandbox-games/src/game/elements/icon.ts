import { shape } from './element.ts';

const ICONS = {
  info: 'M12 11v6M12 7.5v.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  close: 'M6 6l12 12M18 6 6 18',
  stop: 'M8 8h8v8H8z',
  volume: 'M4 9.8v4.4h3.2L12 18.5v-13L7.2 9.8zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  mute: 'M4 9.8v4.4h3.2L12 18.5v-13L7.2 9.8zM16 9.5l5 5M21 9.5l-5 5',
  quick: 'M13 3 5 13.5h6L10 21l9-11h-6.5z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5M10.5 9.5v5l4-2.5z',
  spin: 'M19.8 12.5A7.8 7.8 0 1 1 17.6 6.6L20 9M20 4.2V9h-4.8',
};

/** An icon of a few strokes, in the colour of the text. */
export function icon(name: keyof typeof ICONS): SVGElement {
  return shape(
    'svg',
    { viewBox: '0 0 24 24', class: `icon icon-${name}`, 'aria-hidden': 'true' },
    shape('path', { d: ICONS[name] }),
  );
}
