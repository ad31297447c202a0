import type { ReactNode } from 'react';
import { BANNER_SLOT } from '@mosaico/shared/contract';
import { Link } from '@mosaico/shared/router';
import { Card, Icon, tokens } from '@mosaico/shared/ui';

interface BannerSlideProps {
  readonly tone: 'lit' | 'gold';
  readonly eyebrow: string;
  readonly title: string;
  readonly text?: string;
  /** What pressing does, where the title does not say it. */
  readonly action?: string;
  readonly art: ReactNode;
  /** Path that a press leads to. A slide without `to` and `onPress` only shows something. */
  readonly to?: string;
  /** What a press does, when there is no path. */
  readonly onPress?: () => void;
}

/** One offer: pressed as a whole. */
export function BannerSlide({ to, onPress, ...content }: BannerSlideProps) {
  if (to !== undefined)
    return (
      <Link to={to} css={[slide, pressable]}>
        <SlideContent {...content} />
      </Link>
    );
  if (onPress)
    return (
      <button type="button" onClick={onPress} css={[slide, pressable]}>
        <SlideContent {...content} />
      </button>
    );
  return (
    <div css={slide}>
      <SlideContent {...content} />
    </div>
  );
}

function SlideContent({ tone, eyebrow, title, text, action, art }: Omit<BannerSlideProps, 'to' | 'onPress'>) {
  return (
    <Card tone={tone} padding="none" css={card}>
      <span css={words}>
        <span css={eyebrowStyle}>{eyebrow}</span>
        <span css={titleStyle}>{title}</span>
        {text && <span css={textStyle}>{text}</span>}
        {action && (
          <span css={actionStyle}>
            {action} <Icon name="arrow-right" size={16} />
          </span>
        )}
      </span>
      <span aria-hidden css={[artStyle, tone === 'gold' ? goldLight : greenLight]}>
        {art}
      </span>
    </Card>
  );
}

const slide = {
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.card,
  background: 'none',
  color: tokens.color.text,
  textAlign: 'left',
  textDecoration: 'none',
} as const;
const pressable = {
  cursor: 'pointer',
  transition: `transform ${tokens.motion.fast} ${tokens.motion.ease}, filter ${tokens.motion.fast}`,
  '&:hover': { filter: 'brightness(1.06)' },
  '&:active': { transform: 'scale(.985)' },
} as const;
const card = {
  '&': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) clamp(104px, 36%, 190px)',
    height: '100%',
    minHeight: BANNER_SLOT.slideMinHeight,
  },
} as const;
const words = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: tokens.space[1],
  // The dots of the carousel have their room below.
  padding: `${tokens.space[3]} 0 ${tokens.space[6]} ${tokens.space[5]}`,
} as const;
const eyebrowStyle = {
  color: tokens.color.accentText,
  fontSize: tokens.font.size.tiny,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
} as const;
const titleStyle = {
  fontSize: 'clamp(1.25rem, 5.6vw, 1.625rem)',
  fontWeight: tokens.font.weight.black,
  lineHeight: 1.08,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
} as const;
const textStyle = {
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'pretty',
} as const;
const actionStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  marginTop: tokens.space[1],
  padding: `5px ${tokens.space[3]}`,
  borderRadius: tokens.radius.round,
  background: `linear-gradient(180deg, ${tokens.color.actionLit}, ${tokens.color.action} 50%, ${tokens.color.actionDeep})`,
  color: tokens.color.onAction,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
} as const;
const artStyle = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  '& svg': { maxHeight: '100%' },
} as const;
const goldLight = {
  background: `radial-gradient(closest-side, ${tokens.color.accentGlow}, transparent)`,
} as const;
const greenLight = {
  background: `radial-gradient(closest-side, ${tokens.color.actionGlow}, transparent)`,
} as const;
