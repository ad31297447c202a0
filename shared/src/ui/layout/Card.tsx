import { colourProperty, tokens } from '../theme/tokens.ts';
import { MosaicWave } from '../wave/MosaicWave.tsx';
import type { ReactNode } from 'react';

export interface CardProps {
  readonly children: ReactNode;
  /** `plain` for content; `lit` for the one card that leads a screen (balance, hero): wave and light behind it. */
  readonly tone?: 'plain' | 'lit' | 'gold' | undefined;
  /** Inner distance; `none` for cards that hold lists or art. */
  readonly padding?: 'none' | 'normal' | undefined;
  readonly className?: string | undefined;
}

/** A raised surface, lit from above. */
export function Card({ children, tone = 'plain', padding = 'normal', className }: CardProps) {
  return (
    <div
      css={[card, tones[tone], padding === 'normal' && { padding: tokens.space[4] }]}
      className={className}
    >
      {tone !== 'plain' && (
        <div css={motif}>
          <MosaicWave
            wavelength={150}
            color={tone === 'gold' ? tokens.color.accentVeil : tokens.color.beamVeil}
          />
        </div>
      )}
      {children}
    </div>
  );
}

const card = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderRadius: tokens.radius.card,
  boxShadow: tokens.elevation.card,
  '@media (forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: -1 },
} as const;

/** Light from the upper left; secondary text inside becomes light enough for it. */
function leading(beam: string) {
  return {
    [colourProperty('textMuted')]: tokens.color.textOnBeam,
    [colourProperty('textFaint')]: tokens.color.textOnBeam,
    background: `radial-gradient(130% 120% at 12% -20%, ${beam}, transparent 66%), linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})`,
  };
}

const tones = {
  plain: { background: `linear-gradient(180deg, ${tokens.color.surfaceRaised}, ${tokens.color.surface})` },
  lit: leading(tokens.color.beam),
  gold: leading(tokens.color.accentBeam),
} as const;

const motif = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'linear-gradient(250deg, #000, transparent 68%)',
} as const;
