import { useSheet } from '@mosaico/shared/area';
import { useTranslation } from '@mosaico/shared/i18n';
import { Button, Card, tokens } from '@mosaico/shared/ui';
import type { ReactNode } from 'react';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { ActivityProgress } from './ActivityProgress.tsx';
import { KindMedal } from './KindMedal.tsx';
import { RulesSheet } from './RulesSheet.tsx';
import { StateBadge } from './StateBadge.tsx';
import { type Activity, locksCash } from './useActivities.ts';
import { useTermTexts } from './useTermTexts.ts';

interface ActivityIntroProps {
  readonly activity: Activity;
  /** The next step. */
  readonly children?: ReactNode;
}

/** Leads the screen of one activity: what it brings, how it stands, its rules. */
export function ActivityIntro({ activity, children }: ActivityIntroProps) {
  const { t } = useTranslation();
  const terms = useTermTexts(activity);
  const rules = useSheet(`rules-${activity.key}`);
  const { kind, state, progress } = activity;
  const shown = ACTIVITY_KINDS[kind];
  if (!shown) return null;
  return (
    <Card tone={shown.tone === 'gold' ? 'gold' : 'lit'}>
      <div css={stack}>
        <div css={head}>
          <KindMedal icon={shown.icon} tone={shown.tone} />
          <div css={{ minWidth: 0, display: 'grid', justifyItems: 'start', gap: tokens.space[1] }}>
            <p css={lead}>{t(`activities.${kind}.text`, terms)}</p>
            <StateBadge activity={activity} />
          </div>
        </div>
        {progress && state !== 'claimed' && (
          <ActivityProgress progress={progress} label={t(`activities.${kind}.progress`)} tone={shown.tone} />
        )}
        {state === 'claimable' && locksCash(activity) && <p css={note}>{t('activities.bonusLock')}</p>}
        <div css={actions}>
          {children}
          <Button variant="ghost" icon="info" onClick={rules.open}>
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
const lead = {
  fontSize: tokens.font.size.title,
  fontWeight: tokens.font.weight.bold,
  lineHeight: tokens.font.leading.snug,
  textWrap: 'balance',
} as const;
const note = { color: tokens.color.textMuted, fontSize: tokens.font.size.small } as const;
const actions = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  '& > a': { flex: '1 1 auto' },
} as const;
