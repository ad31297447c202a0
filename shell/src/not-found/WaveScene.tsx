import type { ReactNode } from 'react';
import { MosaicWave, tokens } from '@mosaico/shared/ui';

interface WaveSceneProps {
  /** Decoration above the title. */
  readonly art: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The links or buttons to go on with. */
  readonly children: ReactNode;
}

/** A screen that only says what is missing and where to go on, with the site's wave behind it. */
export function WaveScene({ art, title, text, children }: WaveSceneProps) {
  return (
    <div css={page}>
      <div aria-hidden css={wave}>
        <MosaicWave wavelength={140} color={tokens.color.actionVeil} />
      </div>
      <div aria-hidden>{art}</div>
      <h1 css={{ fontSize: tokens.font.size.heading }}>{title}</h1>
      <p css={{ color: tokens.color.textMuted, maxWidth: '34ch', overflowWrap: 'anywhere' }}>{text}</p>
      {children}
    </div>
  );
}

const page = {
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space[4],
  minHeight: '68dvh',
  padding: tokens.space[5],
  textAlign: 'center',
} as const;
const wave = {
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'radial-gradient(closest-side, #000 20%, transparent)',
} as const;
