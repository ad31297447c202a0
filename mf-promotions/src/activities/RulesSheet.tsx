import { useTranslation } from '@mosaico/shared/i18n';
import { Sheet, tokens } from '@mosaico/shared/ui';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { Counting } from './Counting.tsx';
import { RewardRows } from './RewardRows.tsx';
import { type Activity, locksCash } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

interface RulesSheetProps {
  readonly activity: Activity;
  readonly onClose: () => void;
}

/**
 * The rules of an activity in plain words, with an example in reais that the server has worked out from the same numbers; who may not play is not shown
 * what a deposit or a bet would bring (G31).
 */
export function RulesSheet({ activity, onClose }: RulesSheetProps) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const { kind } = activity;
  const isKept = useIsKeptFromPlay();
  const count = ACTIVITY_KINDS[kind]?.rules ?? 0;
  // Where a reward comes after the bets the wording is another one.
  const wording = (part: string) =>
    t([`activities.${kind}.${part}_${terms['timing'] ?? ''}`, `activities.${kind}.${part}`], terms);
  return (
    <Sheet title={t(`activities.${kind}.title`)} onClose={onClose}>
      <ol css={list}>
        {Array.from({ length: count }, (_, place) => (
          <li key={place}>{wording(`rule${place + 1}`)}</li>
        ))}
        {locksCash(activity) && <li>{t('activities.bonusLock')}</li>}
      </ol>
      {!isKept && <RewardRows activity={activity} />}
      <Counting activity={activity} />
      {!isKept && (
        <section css={example}>
          <h3 css={heading}>{t('activities.example')}</h3>
          <p>{wording('example')}</p>
          {terms['elsewhereGame'] !== undefined && (
            <p css={{ marginTop: tokens.space[2] }}>
              {t('activities.counting.example', { ...terms, game: t(`types.${terms['elsewhereGame']}`) })}
            </p>
          )}
        </section>
      )}
      <p css={care}>{t('activities.care')}</p>
    </Sheet>
  );
}

const list = {
  listStyle: 'decimal',
  display: 'grid',
  gap: tokens.space[3],
  margin: 0,
  paddingLeft: tokens.space[5],
  lineHeight: tokens.font.leading.body,
  '& > li::marker': { color: tokens.color.accentText, fontWeight: tokens.font.weight.bold },
} as const;
const example = {
  marginTop: tokens.space[4],
  padding: tokens.space[4],
  borderRadius: tokens.radius.control,
  background: tokens.color.accentVeil,
  lineHeight: tokens.font.leading.body,
} as const;
const heading = {
  marginBottom: tokens.space[1],
  color: tokens.color.accentText,
  fontSize: tokens.font.size.small,
  fontWeight: tokens.font.weight.bold,
} as const;
const care = {
  marginTop: tokens.space[4],
  color: tokens.color.textMuted,
  fontSize: tokens.font.size.small,
} as const;
