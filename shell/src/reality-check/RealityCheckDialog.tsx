import { timeSpan } from '@mosaico/shared/dates';
import { centavosFromWire, formatBRL } from '@mosaico/shared/money';
import { Button, Dialog, tokens, useLocale } from '@mosaico/shared/ui';
import { useLaterTexts } from '../messages/useLaterTexts.ts';
import { PATHS } from '../paths.ts';
import { REALITY_CHECK_TEXTS } from './texts/reality-check-texts.ts';
import type { PlayerSession } from './useDueCheck.ts';

interface RealityCheckDialogProps {
  readonly session: PlayerSession;
  readonly onContinue: () => void;
  readonly leaveFor: (path: string) => () => void;
}

const MINUTE_MS = 60_000;

/** How long the player has been here, what they staked and won, and ways out of the game that are as near as the way on. */
export function RealityCheckDialog({ session, onContinue, leaveFor }: RealityCheckDialogProps) {
  const locale = useLocale();
  const texts = useLaterTexts(REALITY_CHECK_TEXTS);
  const minutes = Math.floor((Date.parse(session.now) - Date.parse(session.started_at)) / MINUTE_MS);
  const facts = [
    [texts.played, timeSpan(session.played_minutes, locale)],
    [texts.staked, formatBRL(centavosFromWire(session.staked), locale)],
    [texts.won, formatBRL(centavosFromWire(session.won), locale)],
    [texts.net, formatBRL(centavosFromWire(session.net), locale)],
  ] as const;
  return (
    <Dialog
      title={texts.title.replace('{{time}}', timeSpan(minutes, locale))}
      onClose={onContinue}
      footer={
        <>
          <Button size="large" onClick={leaveFor(PATHS.home)}>
            {texts.stop}
          </Button>
          <Button size="large" variant="quiet" onClick={onContinue}>
            {texts.goOn}
          </Button>
          <Button variant="ghost" onClick={leaveFor(PATHS.responsibleGaming)}>
            {texts.limits}
          </Button>
        </>
      }
    >
      <p css={{ color: tokens.color.textMuted }}>{texts.intro}</p>
      <dl css={grid}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt css={label}>{name}</dt>
            <dd css={figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space[4],
  margin: `${tokens.space[4]} 0 0`,
} as const;
const label = { fontSize: tokens.font.size.small, color: tokens.color.textMuted } as const;
const figure = {
  margin: 0,
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;
