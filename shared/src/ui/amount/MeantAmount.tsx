import { useEffect, useState } from 'react';
import { formatBRL } from '@mosaico/shared/money';
import { buttonBase, tokens, useLocale } from '@mosaico/shared/ui';
import { meantTextsOf } from './texts.ts';

/** Who goes on typing is not asked. */
const PAUSE_MS = 1_000;

interface MeantAmountProps {
  /** What was probably meant; null while there is no doubt. */
  readonly amountCentavos: number | null;
  /** What stands there has been judged already: asked at once. */
  readonly isJudged: boolean;
  /** Of the input that it stands in. */
  readonly inputId: string;
  readonly onTake: (amountCentavos: number) => void;
}

/** Asks in the field whether another amount was meant, which one press takes. Beside so few digits there is room, so nothing moves. */
export function MeantAmount({ amountCentavos, isJudged, inputId, onTake }: MeantAmountProps) {
  const locale = useLocale();
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  useEffect(() => {
    const pause = setTimeout(() => setPausedAt(amountCentavos), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [amountCentavos]);
  const isAsked = amountCentavos !== null && (isJudged || pausedAt === amountCentavos);
  const [words, amount] = meantTextsOf(locale, formatBRL(amountCentavos ?? 0, locale));
  return (
    <span role="status" css={isAsked && place}>
      {isAsked && (
        <button
          type="button"
          // The focus stays in the field, and with it the keyboard of a phone.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ currentTarget }) => {
            if (document.activeElement === currentTarget) document.getElementById(inputId)?.focus();
            onTake(amountCentavos);
          }}
          css={[buttonBase, chip]}
        >
          <span css={wordsStyle}>{words}</span> <span>{amount}</span>
        </button>
      )}
    </span>
  );
}

const place = { flex: 'none', marginBlock: tokens.space[2] } as const;
const chip = {
  '&': { display: 'grid', gap: 0, justifyItems: 'start', textAlign: 'left' },
  minHeight: 48,
  padding: `0 ${tokens.space[3]}`,
  background: tokens.color.actionVeil,
  color: tokens.color.actionText,
  fontSize: tokens.font.size.small,
  lineHeight: tokens.font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 0 0 1px ${tokens.color.action}`,
} as const;
const wordsStyle = { fontSize: tokens.font.size.tiny, fontWeight: tokens.font.weight.medium } as const;
