import { element } from '../elements/element.ts';
import type { SlotTheme } from '../../art/themes/theme.ts';

/** The place around the reels: painted once for each size, behind everything. */
export interface Backdrop {
  readonly view: HTMLElement;
  /** While spins are free, it is another time of the day. */
  setNight(isNight: boolean): void;
}

/** Finer than this a soft picture does not need. */
const FINEST = 1.5;

export function backdropOf({ scenery }: SlotTheme): Backdrop {
  const canvas = element('canvas', {});
  const view = element('div', { class: 'backdrop', 'aria-hidden': 'true' }, canvas);
  let isNight = false;
  const paint = () => {
    const { clientWidth: width, clientHeight: height } = view;
    const context = canvas.getContext('2d');
    if (!context || width === 0 || height === 0) return;
    const resolution = Math.min(FINEST, window.devicePixelRatio || 1);
    canvas.width = Math.round(width * resolution);
    canvas.height = Math.round(height * resolution);
    context.scale(resolution, resolution);
    scenery(context, width, height, isNight);
  };
  new ResizeObserver(paint).observe(view);
  return {
    view,
    setNight(wanted) {
      if (wanted === isNight) return;
      isNight = wanted;
      view.classList.toggle('is-night', isNight);
      paint();
    },
  };
}
