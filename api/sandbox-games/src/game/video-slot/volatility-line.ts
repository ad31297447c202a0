import type { SlotVolatility } from '../../wire/slot-wire.ts';
import { element } from '../elements/element.ts';
import type { TextKey, Words } from '../messages/words.ts';

const WORDS: Readonly<Record<SlotVolatility, TextKey>> = {
  low: 'volatilityLow',
  medium: 'volatilityMedium',
  high: 'volatilityHigh',
};

/** How far single rounds lie from the average. */
export function volatilityLine(volatility: SlotVolatility, { t }: Words): HTMLElement {
  return element('p', { class: 'rtp' }, `${t('volatility')} `, element('strong', {}, t(WORDS[volatility])));
}
