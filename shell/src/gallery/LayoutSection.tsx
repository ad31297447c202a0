import { Card, PageColumn, tokens, VisuallyHidden } from '@mosaico/shared/ui';
import { Specimen, State } from './Specimen.tsx';

/** Cards, screens, the page's column and its ground rules. */
export function LayoutSection() {
  return (
    <>
      <Specimen name="Card" use="A raised surface, lit from above.">
        <State name="Plain, for content">
          <Card>
            <p>Plain</p>
          </Card>
        </State>
        <State name="Lit and gold, for the one card that leads a screen">
          <Card tone="lit">
            <p>Lit</p>
            <p css={{ color: tokens.color.textMuted }}>Secondary text becomes light enough for the beam.</p>
          </Card>
          <Card tone="gold">
            <p>Gold</p>
            <p css={{ color: tokens.color.textFaint }}>Faint text too.</p>
          </Card>
        </State>
        <State name="Without inner distance, for lists and art">
          <Card padding="none">
            <p>To the edge</p>
          </Card>
        </State>
      </Specimen>
      <Specimen
        name="Screen"
        use="What every screen has in common: its distances, its one heading, and what it is for. The head of this page is one."
      />
      <Specimen
        name="PageColumn"
        use="The centred column of at most 600 px that every page lies in, over the ambient background."
      >
        <State name="In a window of 120 px">
          <div css={miniature}>
            <PageColumn>
              <p css={{ padding: tokens.space[4] }}>The column</p>
            </PageColumn>
          </div>
        </State>
      </Specimen>
      <Specimen name="VisuallyHidden" use="Text for screen readers only.">
        <State name="There is a sentence after the colon, which is only heard">
          <p>
            Balance:
            <VisuallyHidden> one hundred and fifty reais</VisuallyHidden>
          </p>
        </State>
      </Specimen>
      <Specimen
        name="GlobalStyle"
        use="Ground rules of every page: reset, type, focus ring, reduced motion. Once per document, by the shell: it dresses this page too."
      >
        <State name="The focus ring: move here with the Tab key">
          <p>
            A text with <a href="#layout">a link in it</a>
          </p>
        </State>
      </Specimen>
    </>
  );
}

const miniature = {
  height: 120,
  padding: `0 ${tokens.space[8]}`,
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  background: tokens.color.well,
} as const;
