import { useState, type ComponentProps } from 'react';
import { Chips } from '@mosaico/shared/ui';
import { SectionLinks } from '@mosaico/shared/ui/sections';
import { Specimen, State } from './Specimen.tsx';

const CATEGORIES = [
  { value: 'all', label: 'All', icon: 'games' },
  { value: 'new', label: 'New', icon: 'star' },
  { value: 'hot', label: 'Hot', icon: 'fire' },
  { value: 'long', label: 'A category with a rather long name' },
  { value: 'cards', label: 'Cards', icon: 'cards' },
] as const;
const SCREENS = [
  { to: '#messages', label: 'Messages', icon: 'bell', mark: '3', markText: '3 unread' },
  { to: '#news', label: 'News', icon: 'megaphone' },
  { to: '#support', label: 'Support', icon: 'headset' },
] as const;

/** Choosing one of several values, or one of several screens. */
export function ChoiceSection() {
  const [category, setCategory] = useState<(typeof CATEGORIES)[number]['value']>('all');
  return (
    <>
      <Specimen
        name="Chips"
        use="One of several, for filters: a row of radio buttons that scrolls sideways. Arrow keys choose; the ring is around the chip."
      >
        <State name="Scrolling">
          <Chips label="Category" options={CATEGORIES} value={category} onChange={setCategory} />
        </State>
      </Specimen>
      <Specimen
        name="SectionLinks"
        from="ui/sections"
        use="The way between two to four screens that belong together. The screen hands its router's Link; a mark may lie over an icon."
      >
        <State name="The second of three is shown">
          <SectionLinks label="Information" links={SCREENS} current="#news" Link={PlainLink} />
        </State>
      </Specimen>
    </>
  );
}

/** The gallery stands in no router. */
function PlainLink({ to, children, ...rest }: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
