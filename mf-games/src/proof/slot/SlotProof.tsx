import { useState } from 'react';
import { UNITS_PER_BET, type SlotRound } from '@mosaico/shared/fair-games/slots/slot-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { IconButton, Money, tokens } from '@mosaico/shared/ui';
import type { FaceOf } from '../faces.ts';
import type { Figures } from '../figures.ts';
import { SlotPicture } from '../pictures/SlotPicture.tsx';
import { SymbolFace } from '../pictures/SymbolFace.tsx';
import { sceneLines, sceneTitle, type SceneLine } from './scene-words.ts';
import { slotScenes } from './slot-scenes.ts';

interface SlotProofProps {
  readonly round: SlotRound;
  readonly betCentavos: number;
  readonly faces: FaceOf;
  readonly figures: Figures;
}

/** A round of a slot, picture by picture: what stood on the reels, and why it paid (G47). */
export function SlotProof({ round, betCentavos, faces, figures }: SlotProofProps) {
  const { t } = useTranslation();
  const say = (key: string, values = {}) => t(`fairness.round.${key}`, values);
  const scenes = slotScenes(round);
  const [index, setIndex] = useState(0);
  const scene = scenes[index];
  if (!scene) return null;
  const worth = (units: number) => figures.times((units * 100) / UNITS_PER_BET);
  const step = (by: number) => () => setIndex(Math.min(Math.max(index + by, 0), scenes.length - 1));
  return (
    <div role="group" aria-label={t('fairness.round.slotPictures')} css={stack}>
      {scenes.length > 1 && (
        <div css={bar}>
          <IconButton
            icon="chevron-left"
            label={t('fairness.round.slotEarlier')}
            aria-disabled={index === 0}
            css={index === 0 && idle}
            onClick={step(-1)}
          />
          <p css={{ flex: 1, textAlign: 'center' }}>
            <strong css={{ display: 'block' }}>{sceneTitle(scene, say)}</strong>
            <small css={muted}>
              {t('fairness.round.slotPicture', { n: index + 1, count: scenes.length })}
            </small>
          </p>
          <IconButton
            icon="chevron-right"
            label={t('fairness.round.slotLater')}
            aria-disabled={index === scenes.length - 1}
            css={index === scenes.length - 1 && idle}
            onClick={step(1)}
          />
        </div>
      )}
      <div aria-hidden css={{ display: 'grid', justifyItems: 'center' }}>
        <SlotPicture scene={scene} faces={faces} worth={worth} />
      </div>
      <ul aria-live="polite" css={list}>
        {sceneLines(scene, say, { faces, figures }).map((line, place) => (
          <Line key={place} line={line} faces={faces} betCentavos={betCentavos} />
        ))}
      </ul>
    </div>
  );
}

interface LineProps {
  readonly line: SceneLine;
  readonly faces: FaceOf;
  readonly betCentavos: number;
}

function Line({ line: { symbol, text, units }, faces, betCentavos }: LineProps) {
  return (
    <li css={row}>
      {symbol !== null && (
        <svg aria-hidden viewBox="0 0 28 28" css={sign}>
          <SymbolFace symbol={symbol} faces={faces} size={28} />
        </svg>
      )}
      <span css={[{ flex: 1 }, units === null && muted]}>{text}</span>
      {units !== null && (
        <strong>
          <Money amountCentavos={(betCentavos / UNITS_PER_BET) * units} />
        </strong>
      )}
    </li>
  );
}

const stack = { display: 'grid', gap: tokens.space[3], minWidth: 0 } as const;
const bar = { display: 'flex', alignItems: 'center', gap: tokens.space[2] } as const;
const idle = { opacity: 0.35 } as const;
const muted = { color: tokens.color.textMuted } as const;
const list = {
  display: 'grid',
  gap: tokens.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: tokens.font.size.small,
} as const;
const row = { display: 'flex', alignItems: 'center', gap: tokens.space[3] } as const;
const sign = { flex: '0 0 auto', width: 28, height: 28 } as const;
