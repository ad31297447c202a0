import { Card, tokens } from '@mosaico/shared/ui';
import { Carousel, Rail } from '@mosaico/shared/ui/carousel';
import { COVER_FAMILIES, GameCover } from '@mosaico/shared/ui/cover';
import { VirtualGrid } from '@mosaico/shared/ui/grid';
import { SkeletonBlock } from '@mosaico/shared/ui';
import { Specimen, State } from './Specimen.tsx';

const BANNERS = ['Welcome', 'Cashback every Monday', 'The wheel turns for you'];
const GAMES = Array.from({ length: 1000 }, (_, index) => index);
const ADVANCE_MS = 5000;

/** Rails, carousels and grids. */
export function RailSection() {
  return (
    <>
      <Specimen
        name="Rail"
        from="ui/carousel"
        use="A row that scrolls sideways and snaps: by finger, arrow keys, and arrows where there is a mouse."
      >
        <State name="Covers">
          <Rail label="Covers" itemWidth="clamp(112px, 30vw, 140px)">
            {COVER_FAMILIES.map((family, index) => (
              <Cover key={family} family={family} seed={String(index)} />
            ))}
          </Rail>
        </State>
        <State name="On its way">
          <Rail label="Covers that load" itemWidth="clamp(112px, 30vw, 140px)" isStill>
            {[0, 1, 2, 3].map((index) => (
              <SkeletonBlock key={index} ratio="3 / 4" />
            ))}
          </Rail>
        </State>
      </Specimen>
      <Specimen
        name="Carousel"
        from="ui/carousel"
        use="A few banners, one in sight at a time, with a dot for each. It never moves by itself under reduced motion."
      >
        <State name="By hand">
          <Carousel label="Banners">{banners()}</Carousel>
        </State>
        <State name="By itself, until it is stopped; it rests while pointer or focus is inside">
          <Carousel label="Banners that move" advanceEveryMs={ADVANCE_MS}>
            {banners()}
          </Carousel>
        </State>
      </Specimen>
      <Specimen
        name="VirtualGrid"
        from="ui/grid"
        use="Any number of items that scroll with the page; of these thousand only the rows near the screen are drawn."
      >
        <State name="A thousand covers">
          <VirtualGrid
            label="A thousand covers"
            columns="repeat(auto-fill, minmax(64px, 1fr))"
            rowGap={tokens.space[2]}
            columnGap={tokens.space[2]}
            items={GAMES}
            itemKey={(game) => game}
            renderItem={(game) => <Cover family="" seed={String(game)} title={`Game ${game + 1}`} />}
          />
        </State>
      </Specimen>
    </>
  );
}

function banners() {
  return BANNERS.map((title, index) => (
    <Card key={title} tone={index === 1 ? 'gold' : 'lit'}>
      <p css={bannerText}>{title}</p>
    </Card>
  ));
}

interface CoverProps {
  readonly family: string;
  readonly seed: string;
  readonly title?: string;
}

function Cover({ family, seed, title = family }: CoverProps) {
  return (
    <div css={cover}>
      <GameCover family={family} seed={seed} title={title} />
    </div>
  );
}

const cover = {
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
} as const;
const bannerText = {
  display: 'grid',
  alignContent: 'end',
  minHeight: 110,
  fontSize: tokens.font.size.heading,
  fontWeight: tokens.font.weight.black,
  lineHeight: 1.1,
} as const;
