import { shape } from '../elements/element.ts';
import { ARENAS } from './arenas.ts';
import { COAST } from './coast.ts';
import type { Landscape } from './landscape.ts';
import { HEIGHT, WIDTH } from './pieces.ts';
import { TOWNS } from './towns.ts';
import { WILDS } from './wilds.ts';

const LANDSCAPES: Readonly<Record<string, Landscape>> = { ...COAST, ...TOWNS, ...WILDS, ...ARENAS };

/** The landscape of a look. A game without one is a defect of the catalogue. */
export function landscapeOf(look: string): Landscape {
  const landscape = LANDSCAPES[look];
  if (!landscape) throw new RangeError(`there is no landscape ${look}`);
  return landscape;
}

/** Draws the landscape behind the whole table, and gives the page its colours. */
export function landscapeView({ sky, deep, glow, accent, pieces }: Landscape): SVGElement {
  document.body.classList.add('has-landscape');
  const colours = { sky: sky[1], deep, glow, accent };
  for (const [name, value] of Object.entries(colours)) document.body.style.setProperty(`--${name}`, value);
  const stops = sky.map((colour, index) =>
    shape('stop', { offset: [0, 0.45, 0.72][index] ?? 1, 'stop-color': colour }),
  );
  return shape(
    'svg',
    {
      class: 'landscape',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: 'xMidYMax slice',
      'aria-hidden': 'true',
    },
    shape('defs', {}, shape('linearGradient', { id: 'sky', x2: 0, y2: 1 }, ...stops)),
    shape('path', { d: `M0 0H${WIDTH}V${HEIGHT}H0z`, fill: 'url(#sky)' }),
    ...pieces.map(([d, fill, opacity = 1]) => shape('path', { d, fill, opacity })),
  );
}
