import { element } from '../elements/element.ts';

/** Coins that fall over the game, each in its own time. They are decoration: chance is enough. */
export function coins(count: number): HTMLElement[] {
  return Array.from({ length: count }, () => {
    const coin = element('i', { class: 'coin' });
    coin.style.left = `${Math.random() * 100}%`;
    coin.style.fontSize = `${0.8 + Math.random() * 0.9}rem`;
    coin.style.animationDelay = `${Math.random() * 1.6}s`;
    coin.style.animationDuration = `${1.3 + Math.random() * 1.1}s`;
    return coin;
  });
}
