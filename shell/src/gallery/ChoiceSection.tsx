import { useState } from 'react';
import { Chips } from '@mosaico/shared/ui';
import { Specimen, State } from './Specimen.tsx';

const CATEGORIES = [
  { value: 'all', label: 'All', icon: 'games' },
  { value: 'new', label: 'New', icon: 'star' },
  { value: 'hot', label: 'Hot', icon: 'fire' },
  { value: 'long', label: 'A category with a rather long name' },
  { value: 'cards', label: 'Cards', icon: 'cards' },
] as const;
/** Choosing one of several values. */
export function ChoiceSection() {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value']>('all');
  return (
    <Specimen
      name="Chips"
      use="One of several, for filters: a row of radio buttons that scrolls sideways. Arrow keys choose; the ring is around the chip."
    >
      <State name="Scrolling">
        <Chips label="Category" options={CATEGORIES} value={category} onChange={setCategory} />
      </State>
    </Specimen>
  );
}
