import { checkRound, type ToldRound, type Verdict } from '@mosaico/shared/fair-games/check-round';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens, useLocale } from '@mosaico/shared/ui';
import { figuresOf } from '../proof/figures.ts';
import { readRound } from '../proof/read-round.ts';
import { toldInWords } from '../proof/told-in-words.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface LastRoundProps {
  readonly round: ToldRound;
  readonly isOpening: boolean;
  /** Has the secret of the round revealed. */
  readonly onOpen: () => void;
}

/** What the member played last, repeated here: whether it is as it was told, or that it is still sealed, and the way to open it. */
export function LastRound({ round, isOpening, onOpen }: LastRoundProps) {
  const { t } = useTranslation();
  const figures = figuresOf(useLocale());
  const { verdict } = checkRound(round);
  const read = readRound(round);
  const isOver = round.picture !== null;
  return (
    <Card tone="lit">
      <section aria-labelledby="last-round" css={stack}>
        <div css={head}>
          <h2 id="last-round" css={{ fontSize: tokens.font.size.large }}>
            {t('fairness.last.title')}
          </h2>
          <VerdictBadge verdict={verdict} />
        </div>
        <p>
          <strong>{round.game || round.engine}</strong>
          {read && <span css={drawn}>{toldInWords(read, t, figures, round.symbols)[0]}</span>}
        </p>
        <p role="status">{t(`fairness.last.${isOver ? SENTENCES[verdict] : 'playing'}`)}</p>
        {isOver && verdict === 'sealed' && (
          <Button icon="lock" isBusy={isOpening} onClick={onOpen}>
            {t('fairness.last.open')}
          </Button>
        )}
      </section>
    </Card>
  );
}

/** The text that says what a verdict means to the member. */
const SENTENCES = {
  right: 'right',
  sealed: 'sealed',
  unknown: 'unknown',
  'other-seed': 'wrong',
  'other-draw': 'wrong',
  'other-win': 'wrong',
} as const satisfies Record<Verdict, string>;

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space[3] } as const;
const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[2] } as const;
const drawn = {
  display: 'block',
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
  overflowWrap: 'anywhere',
} as const;
