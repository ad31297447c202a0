import type { Page } from 'playwright';
import { SHELL } from '@mosaico/shared/contract';

/** A part of the page: who draws it, in which version, and where it is, in CSS pixels. */
interface DrawnPart {
  readonly area: string;
  readonly version: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of the page as it stands: everything the shell has mounted, and the shell's own bars. */
async function partsOf(page: Page): Promise<DrawnPart[]> {
  const discovery = (await (await page.request.get('/edge/discovery.json')).json()) as {
    microFrontends: Record<string, { metadata: { version: string } }[]>;
  };
  const version = discovery.microFrontends[SHELL]?.[0]?.metadata.version ?? '';
  return page.evaluate(
    ({ shell, shellVersion }) => {
      const placeOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const bottom = Math.min(top + height, innerHeight);
        return { left, top: Math.max(top, 0), width, height: bottom - Math.max(top, 0) };
      };
      const bars = [...document.querySelectorAll('header, body nav[aria-label="Navegação principal"]')].map(
        (bar) => ({ area: shell, version: shellVersion, ...placeOf(bar) }),
      );
      const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')].map((element) => ({
        area: element.dataset['area'] ?? '',
        version: element.dataset['version'] ?? '',
        ...placeOf(element),
      }));
      return [...areas, ...bars].filter(({ width, height }) => width > 0 && height > 0);
    },
    { shell: SHELL, shellVersion: version },
  );
}

/** Told apart by people who see few colours, and bright on the dark page. */
const COLOURS = ['#ffd166', '#4cc9f0', '#ff7aa2', '#7ae582', '#c8a2ff', '#ff9f5a'];

/**
 * A picture of the page's column with a frame and a name around every part, in the colour of the area that draws it, and beside
 * it the areas with their versions.
 *
 * @param desk a page without content, to draw on
 */
export async function mapOf(page: Page, desk: Page): Promise<Buffer> {
  const shot = await page.screenshot();
  const column = await page.locator('main').boundingBox();
  if (!column) throw new Error('the page has no column');
  const parts = await partsOf(page);
  const areas = [...new Map(parts.map(({ area, version }) => [area, version]))].map(
    ([area, version], index) => ({ area, version, colour: COLOURS[index % COLOURS.length] ?? '#ffffff' }),
  );
  const drawn = await desk.evaluate(draw, {
    source: `data:image/png;base64,${shot.toString('base64')}`,
    sharpness: await page.evaluate(() => devicePixelRatio),
    left: column.x,
    width: column.width,
    parts,
    areas,
  });
  return Buffer.from(drawn, 'base64');
}

interface Drawing {
  readonly source: string;
  readonly sharpness: number;
  /** Of the column, in CSS pixels. */
  readonly left: number;
  readonly width: number;
  readonly parts: readonly DrawnPart[];
  readonly areas: readonly { readonly area: string; readonly version: string; readonly colour: string }[];
}

/** Runs in the page. @returns the picture as Base64 */
async function draw({ source, sharpness, left, width, parts, areas }: Drawing): Promise<string> {
  const legendWidth = 300;
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = (width + legendWidth) * sharpness;
  canvas.height = picture.height;
  const found = canvas.getContext('2d');
  if (!found) throw new Error('this browser draws no canvas');
  const pen = found;
  pen.fillStyle = '#07130f';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, -left * sharpness, 0);
  pen.fillRect(width * sharpness, 0, legendWidth * sharpness, canvas.height);
  pen.scale(sharpness, sharpness);
  pen.textBaseline = 'middle';
  parts.forEach(frame);
  areas.forEach(entry);
  return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');

  function colourOf(name: string) {
    return areas.find(({ area }) => area === name)?.colour ?? '';
  }

  /** The outline of a part, and its area's name on the upper line: in its middle, or at the right end of a wide one. */
  function frame(part: DrawnPart) {
    const inset = 3;
    const [x, y] = [part.left - left + inset, part.top + inset];
    const [frameWidth, frameHeight] = [part.width - 2 * inset, part.height - 2 * inset];
    pen.strokeStyle = pen.fillStyle = colourOf(part.area);
    pen.lineWidth = 3;
    pen.beginPath();
    pen.roundRect(x, y, frameWidth, frameHeight, 10);
    pen.stroke();
    pen.font = '700 14px system-ui, sans-serif';
    const tagWidth = pen.measureText(part.area).width + 14;
    const isNarrow = frameWidth < 2 * tagWidth;
    const tagLeft = isNarrow ? x + (frameWidth - tagWidth) / 2 : x + frameWidth - tagWidth - 10;
    const tagTop = Math.max(0, y - 11);
    pen.beginPath();
    pen.roundRect(tagLeft, tagTop, tagWidth, 22, 7);
    pen.fill();
    pen.fillStyle = '#07130f';
    pen.fillText(part.area, tagLeft + 7, tagTop + 11);
  }

  function entry({ area, version, colour }: Drawing['areas'][number], index: number) {
    const [x, y] = [width + 36, canvas.height / sharpness / 2 + (index - (areas.length - 1) / 2) * 84];
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y - 24, 6, 48, 3);
    pen.fill();
    pen.font = '700 24px system-ui, sans-serif';
    pen.fillText(area, x + 22, y - 11);
    pen.fillStyle = '#f4efe2';
    pen.font = '16px ui-monospace, monospace';
    pen.fillText(version, x + 22, y + 15);
  }
}
