import { Icon, tokens, type IconName } from '@mosaico/shared/ui';
import { chosenInForcedColours } from './chosen-in-forced-colours.ts';
import { ChoiceInput, type ChoiceInputProps } from './ChoiceInput.tsx';

interface ChoiceTileProps extends ChoiceInputProps {
  readonly icon: IconName;
  readonly title: string;
}

/** One choice of a word, as a tile beside others. */
export function ChoiceTile({ icon, title, ...input }: ChoiceTileProps) {
  return (
    <label css={[tile, chosenInForcedColours]}>
      <ChoiceInput {...input} />
      <Icon name={icon} size={22} />
      {title}
    </label>
  );
}

const tile = {
  position: 'relative',
  // Whole rows, whatever the number of tiles and the size of the texts.
  flex: '1 1 6rem',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[1],
  minHeight: 72,
  padding: tokens.space[2],
  borderRadius: tokens.radius.control,
  background: `linear-gradient(180deg, ${tokens.color.surfaceHigh}, ${tokens.color.surfaceRaised})`,
  boxShadow: `inset 0 1px 0 ${tokens.color.lightStrong}`,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.medium,
  lineHeight: tokens.font.leading.snug,
  textAlign: 'center',
  cursor: 'pointer',
  '@media (forced-colors: active)': { border: '1px solid' },
  '&:has(:checked)': {
    background: tokens.color.actionVeil,
    color: tokens.color.actionText,
    boxShadow: `inset 0 0 0 2px ${tokens.color.action}, 0 0 18px ${tokens.color.actionVeil}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.color.focus}`, outlineOffset: 2 },
} as const;
