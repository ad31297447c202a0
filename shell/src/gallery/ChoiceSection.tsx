import { useState } from 'react';
import { Chip, Chips } from '@mosaico/shared/ui';
import { Disclosure } from '@mosaico/shared/ui/disclosure';
import { Tabs } from '@mosaico/shared/ui/tabs';
import { Specimen, State } from './Specimen.tsx';

const CATEGORIES = [
  { value: 'all', label: 'All', icon: 'games' },
  { value: 'new', label: 'New', icon: 'star' },
  { value: 'hot', label: 'Hot', icon: 'fire' },
  { value: 'long', label: 'A category with a rather long name' },
  { value: 'cards', label: 'Cards', icon: 'cards' },
] as const;
const DAYS = [
  { id: 'today', label: 'Today' },
  { id: 'three', label: 'Three days' },
  { id: 'seven', label: 'Seven days' },
] as const;

/** One of several, on or off, open or closed. */
export function ChoiceSection() {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value']>('all');
  const [day, setDay] = useState<(typeof DAYS)[number]['id']>('today');
  const [isOn, setOn] = useState(true);
  return (
    <>
      <Specimen
        name="Chips"
        use="One of several, for filters: a row of radio buttons that scrolls sideways, or wraps. Arrow keys choose; the ring is around the chip."
      >
        <State name="Scrolling">
          <Chips label="Category" options={CATEGORIES} value={category} onChange={setCategory} />
        </State>
        <State name="Wrapping">
          <Chips
            label="Category, wrapping"
            options={CATEGORIES}
            value={category}
            onChange={setCategory}
            isWrapping
          />
        </State>
      </Specimen>
      <Specimen name="Chip" use="One filter that is on or off.">
        <State name="On, off" isRow>
          <Chip isPressed={isOn} onPress={() => setOn(!isOn)} icon="heart">
            Favourites
          </Chip>
          <Chip isPressed={!isOn} onPress={() => setOn(!isOn)}>
            Everything
          </Chip>
        </State>
      </Specimen>
      <Specimen
        name="Tabs"
        from="ui/tabs"
        use="Tabs with their panel. Arrow keys, Home and End move and select."
      >
        <State name="Three tabs">
          <Tabs label="Days" tabs={DAYS} selected={day} onSelect={setDay}>
            <p>What happened: {DAYS.find(({ id }) => id === day)?.label}</p>
          </Tabs>
        </State>
      </Specimen>
      <Specimen
        name="Disclosure"
        from="ui/disclosure"
        use="A question and its answer. Those of one group close each other."
      >
        <State name="A group, the first open">
          <div>
            <Disclosure summary="How long does a withdrawal take?" group="gallery" isOpenAtFirst>
              Usually minutes. The first one is reviewed by a person and may take an hour.
            </Disclosure>
            <Disclosure
              summary="May I play with the money of somebody else, of my company, or with borrowed money?"
              group="gallery"
            >
              No. Only with your own, from an account in your name.
            </Disclosure>
          </div>
        </State>
      </Specimen>
    </>
  );
}
