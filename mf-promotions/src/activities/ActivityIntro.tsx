import { useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import type { ReactNode } from 'react';
import { useIsKeptFromPlay } from '../claims/useIsKeptFromPlay.ts';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { ActivityProgress } from './ActivityProgress.tsx';
import { cardActions, rulesPlace } from './card-actions.ts';
import { KindMedal } from './KindMedal.tsx';
import { OfferGain } from './OfferGain.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { outcomeOf, StateBadge } from './StateBadge.tsx';
import { type Activity, locksCash } from './useActivities.ts';

interface ActivityIntroProps {
  readonly activity: Activity;
  /** The next step. */
  readonly children?: ReactNode;
}

/** Leads the screen of one activity: what it brings, how it stands, its rules. */
export function ActivityIntro({ activity, children }: ActivityIntroProps) {
  const { t } = useTranslation();
  const rules = useSheet(`rules-${activity.key}`);
  const { kind, state, progress } = activity;
  const isKept = useIsKeptFromPlay();
  const isOffered = !isKept && OFFERED.has(state);
  const outcome = outcomeOf(activity);
  const shown = ACTIVITY_KINDS[kind];
  if (!shown) return null;
  return (
    <Card tone={shown.tone === 'gold' ? 'gold' : 'lit'}>
      <div css={stack}>
        <div css={head}>
          <KindMedal icon={shown.icon} tone={shown.tone} />
          <div css={{ minWidth: 0, display: 'grid', justifyItems: 'start', gap: tokens.space[1] }}>
            <p css={note}>{t(isKept ? 'kept.intro' : `activities.${kind}.about`)}</p>
            {!isKept && <OfferGain activity={activity} />}
            <StateBadge activity={activity} />
          </div>
        </div>
        {outcome && OUTCOMES_TOLD.has(outcome) && <p css={note}>{t(`activities.outcome.${outcome}`)}</p>}
        {isOffered && <OfferTerms activity={activity} />}
        {progress && state !== 'claimed' && !isKept && (
          <ActivityProgress progress={progress} label={t(`activities.${kind}.progress`)} tone={shown.tone} />
        )}
        {state === 'claimable' && !isKept && locksCash(activity) && (
          <p css={note}>{t('activities.bonusLock')}</p>
        )}
        <div css={cardActions}>
          {children}
          <Button variant="ghost" icon="info" css={rulesPlace} onClick={rules.open}>
            {t('activities.rules')}
          </Button>
        </div>
      </div>
      {rules.isOpen && <RulesSheet activity={activity} onClose={rules.close} />}
    </Card>
  );
}

const stack = { display: 'grid', gap: tokens.space[4] } as const;
const head = { display: 'flex', alignItems: 'center', gap: tokens.space[4] } as const;
const note = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
/** While the offer can still be had its conditions stand beside it. */
const OFFERED: ReadonlySet<Activity['state']> = new Set(['soon', 'available', 'in_progress', 'claimable']);
/** Of these a sentence says more than the badge. */
const OUTCOMES_TOLD: ReadonlySet<string> = new Set(['released', 'spent', 'taken_back', 'given_up']);
