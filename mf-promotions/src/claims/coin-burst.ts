import { tokens } from '@mosaico/shared/ui';

const COINS = 14;
const SIZE_PX = 14;
/** How far the fastest ones rise, and how far to the sides. */
const [RISE_PX, SPREAD_PX] = [150, 90];
const DURATION_MS = 900;

/**
 * Coins that rise from where a reward was claimed, and fall: something to see, nothing to read. Not for who asked for less motion. They lie
 * over the page, take no presses, and are gone after a second.
 *
 * @param from the button that was pressed; nothing without one
 */
export function coinBurst(from: Element | null): void {
  if (!from || from === document.body || !('animate' in from)) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { left, top, width, height } = from.getBoundingClientRect();
  for (let number = 0; number < COINS; number += 1) {
    const coin = document.createElement('span');
    coin.ariaHidden = 'true';
    Object.assign(coin.style, {
      position: 'fixed',
      left: `${left + width / 2 - SIZE_PX / 2}px`,
      top: `${top + height / 2 - SIZE_PX / 2}px`,
      width: `${SIZE_PX}px`,
      height: `${SIZE_PX}px`,
      zIndex: `${tokens.layer.toast}`,
      borderRadius: '50%',
      pointerEvents: 'none',
      background: `radial-gradient(circle at 35% 30%, #fff3c4, ${tokens.color.accent} 55%, #8a5a12)`,
    });
    document.body.append(coin);
    fly(coin, number / (COINS - 1)).onfinish = () => coin.remove();
  }
}

/** @param place between 0, the leftmost, and 1. Neighbours rise differently far, so that no row of coins is seen. */
function fly(coin: HTMLElement, place: number): Animation {
  const x = (place * 2 - 1) * SPREAD_PX;
  const rise = RISE_PX * (0.55 + 0.45 * Math.abs(Math.sin(place * 23)));
  const at = (share: number, height: number, more: Keyframe) => ({
    transform: `translate(${x * share}px, ${-height}px) rotateY(${share * 540}deg)`,
    ...more,
  });
  const frames = [
    at(0, 0, { opacity: 1, easing: 'cubic-bezier(0.2, 0.7, 0.4, 1)' }),
    at(0.6, rise, { opacity: 1, easing: 'cubic-bezier(0.6, 0, 0.9, 0.6)' }),
    at(1, rise * 0.2, { opacity: 0 }),
  ];
  return coin.animate(frames, { duration: DURATION_MS, delay: place * 60, fill: 'both' });
}
