import type { ReactNode } from 'react';
import type { ToldRound } from '@mosaico/shared/fair-games/check-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { tokens, useLocale } from '@mosaico/shared/ui';
import { CrashPicture } from './pictures/CrashPicture.tsx';
import { DicePicture } from './pictures/DicePicture.tsx';
import { DuelPicture } from './pictures/DuelPicture.tsx';
import { MinesPicture } from './pictures/MinesPicture.tsx';
import { PlinkoPicture } from './pictures/PlinkoPicture.tsx';
import { ReelsPicture } from './pictures/ReelsPicture.tsx';
import { WheelPicture } from './pictures/WheelPicture.tsx';
import { reelFaces, slotFaces, type Symbols } from './faces.ts';
import { figuresOf, type Figures } from './figures.ts';
import { readRound, type ReadRound } from './read-round.ts';
import { SlotProof } from './slot/SlotProof.tsx';
import { toldInWords } from './told-in-words.ts';

interface DrawnRoundProps {
  readonly round: ToldRound;
  /** What is on the reels; without it symbols are shown by their numbers. */
  readonly symbols?: Symbols | undefined;
}

/** What was drawn in a round, as a picture and in words. Nothing for a round that is open or of a kind that is not known here. */
export function DrawnRound({ round, symbols }: DrawnRoundProps) {
  const { t } = useTranslation();
  const figures = figuresOf(useLocale());
  const read = readRound(round);
  if (!read) return null;
  return (
    <figure css={{ display: 'grid', gap: tokens.space[3], margin: 0, minWidth: 0 }}>
      {read.engine === 'slot' ? (
        <SlotProof
          round={read.round}
          betCentavos={round.betCentavos}
          faces={slotFaces(symbols)}
          figures={figures}
        />
      ) : (
        <div aria-hidden css={{ display: 'grid', justifyItems: 'center' }}>
          {pictureOf(read, figures, symbols)}
        </div>
      )}
      <figcaption css={{ display: 'grid', gap: tokens.space[1], fontSize: tokens.font.size.small }}>
        {toldInWords(read, t, figures, symbols).map((sentence, index) => (
          <p key={sentence} css={index > 0 && { color: tokens.color.textMuted }}>
            {sentence}
          </p>
        ))}
      </figcaption>
    </figure>
  );
}

function pictureOf(
  round: Exclude<ReadRound, { engine: 'slot' }>,
  figures: Figures,
  symbols: Symbols | undefined,
): ReactNode {
  switch (round.engine) {
    case 'dice':
      return <DicePicture {...round} figures={figures} />;
    case 'mines':
      return <MinesPicture {...round} />;
    case 'plinko':
      return <PlinkoPicture {...round} figures={figures} />;
    case 'wheel':
      return <WheelPicture {...round} />;
    case 'duel':
      return <DuelPicture {...round} />;
    case 'crash':
      return <CrashPicture {...round} figures={figures} />;
    case 'reels':
      return <ReelsPicture {...round} faces={reelFaces(symbols)} />;
  }
}
