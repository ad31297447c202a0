import type { ReactNode } from 'react';
import { MosaicWave, tokens } from '@mosaico/shared/ui';
import { BAR_NAME, glass, STRIP_HEIGHT, TAB_BAR_HEIGHT, TAB_BAR_REACH, TOP_BAR_HEIGHT } from './bar-style.ts';

/*
 * The geometry of the bars, without their content. The static first paint is drawn with the same components.
 */

interface TopBarFrameProps {
  /** One quiet line above the bar. */
  readonly strip?: ReactNode;
  readonly start: ReactNode;
  readonly end: ReactNode;
}

export function TopBarFrame({ strip, start, end }: TopBarFrameProps) {
  return (
    <header css={top}>
      <div css={stripStyle}>
        <span aria-hidden css={stripWave}>
          <MosaicWave wavelength={72} color={tokens.color.accentVeil} />
        </span>
        <span css={{ position: 'relative' }}>{strip}</span>
      </div>
      <div css={bar}>
        <div css={[group, { flex: 'none' }]}>{start}</div>
        <div css={[group, { marginLeft: 'auto' }]}>{end}</div>
      </div>
    </header>
  );
}

interface TabBarFrameProps {
  readonly label?: string;
  /** How many there are, at most five. A page is painted while it arrives: the first ones must not be wider until the last are there. */
  readonly places: number;
  readonly children: ReactNode;
}

/** The bottom bar: children are its places. */
export function TabBarFrame({ label, places, children }: TabBarFrameProps) {
  return (
    <nav aria-label={label} css={[tabs, { gridTemplateColumns: `repeat(${places}, minmax(0, 1fr))` }]}>
      {children}
    </nav>
  );
}

/** The place of the routed view: at least a screen high, so that the footer never jumps into sight. */
export const mainStyle = {
  display: 'block',
  minHeight: `calc(100dvh - ${STRIP_HEIGHT + TOP_BAR_HEIGHT}px)`,
  outline: 'none',
} as const;

/** Room for the tab bar and its raised tab below everything else. */
export const bottomRoom = { height: `calc(${TAB_BAR_REACH}px + env(safe-area-inset-bottom))` } as const;

const top = { position: 'sticky', top: -STRIP_HEIGHT, zIndex: tokens.layer.bar, ...glass } as const;
const stripStyle = {
  position: 'relative',
  overflow: 'hidden',
  height: STRIP_HEIGHT,
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${tokens.space[3]}`,
  color: tokens.color.accentText,
  // One line, whatever the visitor's text size.
  fontSize: `min(${tokens.font.size.tiny}, 3.75vw)`,
  fontWeight: tokens.font.weight.medium,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  textAlign: 'center',
} as const;
const stripWave = {
  position: 'absolute',
  inset: 0,
  maskImage: 'linear-gradient(90deg, #000, transparent 34%, transparent 66%, #000)',
} as const;
const bar = {
  containerName: BAR_NAME,
  containerType: 'inline-size',
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[1],
  height: TOP_BAR_HEIGHT,
  padding: `0 ${tokens.space[2]}`,
  // Never wider than the page, which would make the whole page scroll sideways.
  overflowX: 'clip',
  '& button, & a': { whiteSpace: 'nowrap' },
} as const;
const group = { display: 'flex', alignItems: 'center', gap: tokens.space[2], minWidth: 0 } as const;
const tabs = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: tokens.layer.bar,
  display: 'grid',
  width: '100%',
  maxWidth: tokens.size.column,
  height: `calc(${TAB_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
  marginInline: 'auto',
  paddingBottom: 'env(safe-area-inset-bottom)',
  boxShadow: `0 -18px 40px -18px ${tokens.color.shade}, inset 0 1px 0 ${tokens.color.light}`,
  ...glass,
} as const;
