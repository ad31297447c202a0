import { useState } from 'react';
import { Chips, ICON_NAMES, MosaicWave, Screen, themes, tokens } from '@mosaico/shared/ui';
import { ArtSection } from './ArtSection.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { ChartSection } from './ChartSection.tsx';
import { ChoiceSection } from './ChoiceSection.tsx';
import { ColourSection } from './ColourSection.tsx';
import { DataSection } from './DataSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { GalleryIndex } from './GalleryIndex.tsx';
import { IconSection } from './IconSection.tsx';
import { LayoutSection } from './LayoutSection.tsx';
import { MoneySection } from './MoneySection.tsx';
import { OverlaySection } from './OverlaySection.tsx';
import { RailSection } from './RailSection.tsx';
import { ScaleSection } from './ScaleSection.tsx';
import { Section } from './Specimen.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const SECTIONS = [
  { id: 'colour', title: 'Colour', Content: ColourSection },
  { id: 'scales', title: 'Type and scales', Content: ScaleSection },
  { id: 'icons', title: 'Icons', Content: IconSection },
  { id: 'buttons', title: 'Buttons', Content: ButtonSection },
  { id: 'fields', title: 'Fields', Content: FieldSection },
  { id: 'money', title: 'Money', Content: MoneySection },
  { id: 'choices', title: 'Choices', Content: ChoiceSection },
  { id: 'overlays', title: 'Overlays', Content: OverlaySection },
  { id: 'feedback', title: 'Feedback', Content: FeedbackSection },
  { id: 'data', title: 'Lists and tables', Content: DataSection },
  { id: 'charts', title: 'Charts', Content: ChartSection },
  { id: 'layout', title: 'Layout', Content: LayoutSection },
  { id: 'art', title: 'Art', Content: ArtSection },
  // The chapter with a thousand covers is the last one, so that no reader has to scroll past it.
  { id: 'rails', title: 'Rails and grids', Content: RailSection },
] as const;

/** Drawn once: a change of the theme changes custom properties only. */
const CHAPTERS = SECTIONS.map(({ id, title, Content }) => (
  <Section key={id} id={id} title={title}>
    <Content />
  </Section>
));

type ThemeName = keyof typeof themes;
const THEMES = (Object.keys(themes) as ThemeName[]).map((value) => ({ value, label: nameOf(value) }));

/**
 * The gallery of the design system (R70): every token and every component of the kit, in all its states, in either theme.
 * For the people who build the site: in English whatever the player speaks (docs/decisions/0018).
 */
export function GalleryScreen() {
  const [theme, setTheme] = useState<ThemeName>('aurora');
  return (
    <div lang="en">
      <ThemeScope theme={themes[theme]}>
        <div css={hero}>
          <div css={motif}>
            <MosaicWave wavelength={150} color={tokens.color.accentVeil} />
          </div>
          <Screen
            title="Design system"
            intro={`Every token and component of the kit in all its states, ${ICON_NAMES.length} icons, and the art. What is shown here is what the areas import.`}
          >
            <Chips label="Theme" options={THEMES} value={theme} onChange={setTheme} />
          </Screen>
        </div>
        <div css={chapters}>
          <GalleryIndex sections={SECTIONS} />
          {CHAPTERS}
        </div>
      </ThemeScope>
    </div>
  );
}

function nameOf(theme: string): string {
  return theme.charAt(0).toUpperCase() + theme.slice(1);
}

const hero = { position: 'relative', isolation: 'isolate', paddingBlock: tokens.space[4] } as const;
const motif = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  overflow: 'hidden',
  maskImage: 'linear-gradient(200deg, #000, transparent 70%)',
} as const;
const chapters = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  padding: `0 ${tokens.space[4]} ${tokens.space[8]}`,
} as const;
