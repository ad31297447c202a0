import { useTranslation } from '@mosaico/shared/i18n';
import { tokens } from '@mosaico/shared/ui';
import { useMoreTexts } from '../texts/useMoreTexts.ts';
import { TableBets } from './TableBets.tsx';
import { TableResults } from './TableResults.tsx';
import type { LiveTable, TableMoment } from './table-moment.ts';
import { useTableMoment } from './useTableMoment.ts';
import type { LiveTables } from './useLiveTables.ts';

interface TableStageProps {
  readonly gameId: number;
  /** Null until they are here. */
  readonly tables: LiveTables | null;
}

/**
 * What happens at a table now: its picture as the provider draws it, how far the round is, the latest results, the largest bets. It has its
 * room before it comes, so that nothing moves. Nothing where the provider shows no tables.
 */
export function TableStage({ gameId, tables }: TableStageProps) {
  const { isReady } = useMoreTexts();
  const table = tables?.of(gameId);
  if (tables && !table) return null;
  return <div css={stage}>{table && isReady && <Seen table={table} toldAtMs={tables?.toldAtMs ?? 0} />}</div>;
}

function Seen({ table, toldAtMs }: { readonly table: LiveTable; readonly toldAtMs: number }) {
  const { t } = useTranslation();
  const { moment, isSeenFromStart } = useTableMoment(table.rounds, toldAtMs);
  if (!moment) return null;
  const isSimulated = table.is_simulated === 1;
  return (
    <>
      <div css={frame}>
        <Picture moment={moment} isSeenFromStart={isSeenFromStart} />
      </div>
      <p css={phaseText}>{isSimulated ? <DemoText moment={moment} /> : <PhaseText moment={moment} />}</p>
      <TableResults rounds={moment.known} />
      <TableBets moment={moment} seats={table.seats} isSimulated={isSimulated} />
      {isSimulated && <p css={ownTable}>{t('live.ownTable')}</p>}
    </>
  );
}

interface PictureProps {
  readonly moment: TableMoment;
  readonly isSeenFromStart: boolean;
}

/** The picture moves by itself, once, from its first moment on: who comes later, or wants no motion, sees results as they stand. */
function Picture({ moment: { phase, round, known }, isSeenFromStart }: PictureProps) {
  const still = known[0]?.still ?? '';
  const isMoving = isSeenFromStart && (phase === 'playing' || phase === 'standing');
  return (
    <picture>
      <source media="(prefers-reduced-motion: reduce)" srcSet={still} />
      <img src={isMoving ? round.moving : still} alt="" css={picture} />
    </picture>
  );
}

/** Of simulated players' rounds nothing is counted down: a player's own begins with their bet, and a clock would promise another. */
function DemoText({ moment: { phase: now, round } }: { readonly moment: TableMoment }) {
  const { t } = useTranslation();
  return now === 'standing' ? t('live.demoResult', { text: round.result.text }) : t('live.demo');
}

function PhaseText({ moment: { phase: now, round, leftMs } }: { readonly moment: TableMoment }) {
  const { t } = useTranslation();
  if (now === 'over') return null;
  if (now === 'betting') return t('live.next', { n: Math.ceil(leftMs / 1_000) });
  return now === 'playing' ? t('live.playing') : t('live.result', { text: round.result.text });
}

const PICTURE_SHAPE = '32 / 15';

/** Picture, phase, one line of results, seats and two bets, how a round begins: as high before they are here as with them. */
const stage = {
  display: 'grid',
  gridTemplateRows: 'auto minmax(1.25rem, auto) 1.75rem minmax(4.75rem, auto) minmax(2.5rem, auto)',
  gap: tokens.space[2],
  marginBottom: tokens.space[3],
  '&:empty::before': {
    content: '""',
    aspectRatio: PICTURE_SHAPE,
    borderRadius: tokens.radius.control,
    background: tokens.color.surfaceHigh,
  },
} as const;
const frame = {
  position: 'relative',
  aspectRatio: PICTURE_SHAPE,
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: tokens.color.surfaceHigh,
} as const;
const picture = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;
const phaseText = {
  margin: 0,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
  lineHeight: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
const ownTable = {
  margin: 0,
  fontWeight: tokens.font.weight.bold,
  lineHeight: '1.25rem',
  textWrap: 'balance',
} as const;
