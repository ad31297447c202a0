import { Icon, ICON_NAMES, tokens } from '@mosaico/shared/ui';
import { Specimen, State } from './Specimen.tsx';

/** Every icon by its name. */
export function IconSection() {
  return (
    <Specimen
      name="Icon"
      use="In the colour of the text around it, on a 24 px grid. Decoration beside a text; with a label where it stands alone. A name that this version does not know shows info."
    >
      <State name="All of them">
        <ul css={grid}>
          {ICON_NAMES.map((name) => (
            <li key={name} css={cell}>
              <Icon name={name} size={26} />
              <span>{name}</span>
            </li>
          ))}
        </ul>
      </State>
      <State name="Sizes" isRow>
        {[16, 20, 24, 32, 48].map((size) => (
          <Icon key={size} name="crown" size={size} />
        ))}
      </State>
      <State name="Standing alone, and a name that is not known" isRow>
        <Icon name="shield" label="Verified" />
        <Icon name="from-a-newer-version" />
      </State>
    </Specimen>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))',
  gap: tokens.space[2],
} as const;
const cell = {
  display: 'grid',
  justifyItems: 'center',
  gap: tokens.space[2],
  padding: `${tokens.space[3]} 2px`,
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceRaised,
  color: tokens.color.text,
  fontSize: tokens.font.size.tiny,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  lineHeight: 1.2,
} as const;
